"""The words of this system alone, in English: one rule of colours."""

from fairswiss.why.messages import Words
from fairswiss.why.voices import Voice

_ENGLISH = {
    "rule.white-less-often": "{player} has had White less often and has it now",
    "answer.white-less-often": "White goes to the one who has had it less often: {white} {white_times}, {black} "
    "{black_times}.",
}
WORDS = Words(_ENGLISH)
VOICE = Voice(WORDS)
