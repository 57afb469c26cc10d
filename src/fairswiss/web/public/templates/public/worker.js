// Keeps the files of the program and one page for readers without a connection. Nothing of any event is kept.
const CACHE = "fairswiss {{ version }}";
const OFFLINE = "{{ offline }}";
const SHELL = {{ shell }};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name.startsWith("fairswiss ") && name !== CACHE);
  const removed = caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name))));
  event.waitUntil(removed.then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (path !== OFFLINE && SHELL.includes(path)) {
    event.respondWith(caches.match(request).then((held) => held ?? fetch(request)));
  }
});
