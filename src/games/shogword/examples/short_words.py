"""Lists the short words of a Polish word list: those of 2 to 4 letters that are words.

    pip install morfeusz2
    python3 short_words.py /usr/share/dict/polish > ../words/short.txt

A spelling list holds abbreviations and names, which decide a game whose commonest words have two
letters. A form stays if the dictionary SGJP, read by Morfeusz 2, knows a reading of the whole form
that is none of these:

- an abbreviation, a symbol, a Roman numeral or an ending that is split off (`m`, `eś`);
- a proper name, or a word that begins with a capital letter, which acronyms do, too;
- a reading without a vowel, or a form of one, unless it is an interjection: `dr`, `kg` and `bp` are
  read letter by letter.

The list is committed, so that building the game takes neither the program nor the dictionary.
"""

import sys

import morfeusz2

TILES = set("abcdefghijklmnoprstuwyz")
VOWELS = set("aąeęioóuy")
NO_WORDS = {"brev", "ign", "sym", "romandig", "aglt"}


def is_short(form):
    """Whether a form can be laid and has 2 to 4 letters."""
    is_word = form.isalpha() and form.islower()
    return 2 <= len(form) <= 4 and is_word and sum(letter not in TILES for letter in form) <= 2


def is_word(form, segment):
    """Whether a segment of an analysis is the whole form, read as a word."""
    start, _, (text, lemma, tag, names, _) = segment
    kind = tag.split(":")[0]
    is_name = lemma[0].isupper() or (names and "nazwa_pospolita" not in names)
    is_spoken = kind == "interj" or not (VOWELS.isdisjoint(form) or VOWELS.isdisjoint(lemma.split(":")[0]))
    return start == 0 and text == form and kind not in NO_WORDS and not is_name and is_spoken


def main():
    dictionary = morfeusz2.Morfeusz()
    print(f"Morfeusz {morfeusz2.__version__}, {dictionary.dict_id()}", file=sys.stderr)
    with open(sys.argv[1], encoding="utf-8") as forms:
        for form in sorted(filter(is_short, map(str.strip, forms))):
            if any(is_word(form, segment) for segment in dictionary.analyse(form)):
                print(form)


if __name__ == "__main__":
    main()
