"""Use-cases: what people do with a tournament in a file or in memory: pair it, explain it, check it, rank it, print it.

May import: answers, formats, judge, kernel, language, model, norms, pictures, prizes, rating, ratinglist, rendering,
rules, simulate, tiebreaks, why.
Must never print or parse arguments; files are opened in :mod:`usecases.files`, :mod:`usecases.publishing` and
:mod:`usecases.unfinished` alone.
"""
