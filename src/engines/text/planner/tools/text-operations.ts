import { splitSentences } from "../../sentences/split-sentences.js";
import { splitWords } from "../../sentences/split-words.js";
import { MARK_SOURCE } from "../request/literals.js";
import type { Subject } from "../request/request.js";
import {
  countKind,
  countOf,
  ends,
  extremeWord,
  initials,
  mostCommon,
  occurrences,
  partsOf,
  plainLetters,
  spaced,
  strip,
} from "./text-counts.js";
import { WORD_PICKS } from "./word-picks.js";

/** What can be done to a text, by the words that ask for it. */
export interface TextOperation {
  readonly pattern: RegExp;
  run(text: string, found: RegExpExecArray, subject: Subject): string | undefined;
}

const quotedAt = (found: RegExpExecArray, place: number, { literals }: Subject) => {
  const group = found[place];
  return group === undefined ? undefined : literals[Number(group)]?.text;
};
const ONE =
  "(?:the )?(?:text|string|word|words|sentence|phrase|following|letters|characters|message|paragraph|name|poem|title|line)?";
const COUNT =
  "(?:how many|count(?: up)?(?: all)?(?: the)?(?: number of)?|(?:what is )?the number of|number of|total number of)(?: the)?";
const SEPARATORS: Readonly<Record<string, string>> = {
  comma: ",",
  semicolon: ";",
  space: " ",
  hyphen: "-",
  dashe: "-",
  dash: "-",
  pipe: "|",
  slashe: "/",
  slash: "/",
  colon: ":",
  tab: "\t",
  underscore: "_",
  dot: ".",
  line: "\n",
};
export const TEXT_OPERATIONS: readonly TextOperation[] = [
  ...WORD_PICKS,
  {
    pattern: new RegExp(
      `split ${ONE} ?(?:at|by|on|into (?:parts|pieces) (?:at|by)) (?:each |every |the )?(?:(comma|semicolon|space|hyphen|dashe?|pipe|slashe?|colon|tab|underscore|dot|line)s?|${MARK_SOURCE})`,
      "u",
    ),
    run: (text, found, subject) => {
      const separator = quotedAt(found, 2, subject) ?? SEPARATORS[found[1] ?? ""];
      return separator === undefined || separator === ""
        ? undefined
        : text
            .split(separator)
            .map((part) => part.trim())
            .join(separator === "," ? "\n" : ", ");
    },
  },
  {
    pattern:
      /how many (?:times does )?(?:the letter )?([a-z])'s (?:are (?:there )?|appears? |occurs? |is |does )?(?:there )?/u,
    run: (text, found) => String(occurrences(text, found[1] ?? "")),
  },
  {
    pattern: new RegExp(`${COUNT} (unique |different |distinct )?words`, "u"),
    run: (text, found) =>
      String(
        found[1]
          ? new Set(splitWords(text)).size
          : spaced(text).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
      ),
  },
  {
    pattern: new RegExp(
      `${COUNT} (?:characters|chars|symbols)(?:(?:(?: (?:does|has|have|is|are|in|there))*,?) (excluding|without|not counting|ignoring|except)(?: the)? (?:spaces|whitespace|blanks))?`,
      "u",
    ),
    run: (text, found) => String([...(found[1] ? text.replace(/\s/gu, "") : text)].length),
  },
  {
    pattern: new RegExp(
      `${COUNT} (letters|vowels|consonants|digits|spaces|uppercase letters|capital letters|lowercase letters|punctuation marks)`,
      "u",
    ),
    run: (text, found) => countKind(text, found[1] ?? ""),
  },
  {
    pattern: new RegExp(`${COUNT} (sentences|lines|paragraphs)`, "u"),
    run: (text, found) =>
      String(
        found[1] === "sentences"
          ? splitSentences(text).length
          : text.trim().split(found[1] === "lines" ? /\n/u : /\n\s*\n/u).length,
      ),
  },
  {
    pattern: new RegExp(
      `(?:how many (?:times )?(?:does |is |do )?|count (?:how many times )?(?:the )?(?:number of )?(?:occurrences of |times )?|(?:count )?how often (?:does )?|number of occurrences of |number of )(?:the )?(letter|character|word|substring|phrase|string)?s? ?["']?(?:${MARK_SOURCE}|(?<=letter |character |word |letters )([a-z0-9]+))["']?'?s?(?: (?:appears?|occurs?|is|are there|shows? up|is used|come up|there are))*`,
      "u",
    ),
    run: (text, found, subject) => {
      const what = quotedAt(found, 2, subject) ?? found[3];
      if (what === undefined) return undefined;
      if (found[1] === "word")
        return String(splitWords(text).filter((word) => word === what.toLowerCase()).length);
      return countOf(text, what);
    },
  },
  {
    pattern: /(?:the )?(longest|shortest) words?/u,
    run: (text, found) => extremeWord(text, found[1] === "longest"),
  },
  {
    pattern:
      /(?:the )?(?:(\d{1,2}|two|three|five) )?most (?:common|frequent|frequently used|used) (words?|letters?|characters?)/u,
    run: (text, found) =>
      mostCommon(
        text,
        found[2] !== "word" && found[2] !== "words",
        found[1]
          ? (({ two: 2, three: 3, five: 5 } as Readonly<Record<string, number>>)[found[1]] ??
              Number(found[1]))
          : 0,
      ),
  },
  {
    pattern:
      /(?:reverse (?:the )?(?:order of (?:the )?)?words(?: order)?(?: order)?(?: (?:in|of) the (?:sentence|text|phrase|string))?|reverse the word order|word order reversed)/u,
    run: (text) => spaced(text).reverse().join(" "),
  },
  {
    pattern: new RegExp(
      `(?:reverse|spell(?: ${ONE})? backwards?|write(?: ${ONE})? backwards?|write(?: ${ONE})? in reverse|backwards|flip|reversed) ?${ONE}`,
      "u",
    ),
    run: (text) => [...text].reverse().join(""),
  },
  {
    pattern:
      /(?:is (?:this |it |that )?(?:the )?(?:word |phrase |string |text |sentence )?(?:[\uE000-\uE001\d]* )?an? )?palindromes?(?: check)?|(?:check|test|see)(?: if| whether)(?: the)?(?: word| phrase| string)? (?:is|reads) (?:a palindrome|the same backwards?)/u,
    run: (text) => {
      const plain = plainLetters(text);
      return plain === [...plain].reverse().join("")
        ? `yes, ${text} is a palindrome`
        : `no, ${text} is not a palindrome`;
    },
  },
  {
    pattern:
      /(?:the )?(first|last) (\d{1,4}|two|three|four|five|ten)? ?(words?|characters?|letters?|sentences?|lines?)/u,
    run: (text, found) => ends(text, found),
  },
  {
    pattern: /(?:the )?(\d{1,4})(?:st|nd|rd|th) (word|character|letter|line|sentence)/u,
    run: (text, found) => partsOf(text, found[2] ?? "")[Number(found[1]) - 1],
  },
  {
    pattern:
      /(?:make|create|give|get|form|write|build|find)?(?: me)?(?: the| an)? ?(?:acronym|initials)(?: (?:of|for|from))?/u,
    run: (text, found) => initials(text, /initials/u.test(found[0])),
  },
  {
    pattern:
      /remove (?:all )?(?:the )?(?:extra|multiple|double|repeated|duplicate|leading and trailing|trailing|unnecessary) (?:spaces|whitespace)|(?:trim|collapse|normali[sz]e) (?:the )?(?:white ?spaces?|spaces)/u,
    run: (text) => spaced(text).join(" "),
  },
  {
    pattern:
      /(?:remove|strip|delete|take out|drop)(?: all| every)?(?: the)? (spaces|whitespace|punctuation(?: marks)?|vowels|digits|numbers|line breaks|newlines|duplicate words|non-alphanumeric characters|special characters|html tags|html|consonants)/u,
    run: (text, found) => strip(text, found[1] ?? ""),
  },
  {
    pattern: new RegExp(
      `(?:replace|substitute|swap|change)(?: (?:all|every|each))?(?: occurrences? of)?(?: the)?(?: word| letter| string| phrase| character)? ?${MARK_SOURCE} (?:with|by|to|for|into)(?: the)?(?: word| letter| string)? ?${MARK_SOURCE}`,
      "u",
    ),
    run: (text, found, subject) => {
      const [from, to] = [quotedAt(found, 1, subject), quotedAt(found, 2, subject)];
      return from === undefined || to === undefined || from === ""
        ? undefined
        : text.split(from).join(to);
    },
  },
  {
    pattern:
      /(?:replace|substitute|swap|change|turn)(?: (?:all|every|each|the))* (comma|semicolon|space|hyphen|dashe?|pipe|slashe?|colon|tab|underscore|dot)s?(?: in| of| from)?(?: the)?(?: text| string| sentence| phrase| name)? (?:with|by|to|into|for)(?: an?)? (comma|semicolon|space|hyphen|dashe?|pipe|slashe?|colon|tab|underscore|dot|nothing)s?/u,
    run: (text, found) =>
      text.split(SEPARATORS[found[1] ?? ""] ?? "\0").join(SEPARATORS[found[2] ?? ""] ?? ""),
  },
  {
    pattern: new RegExp(
      `(?:remove|delete|strip)(?: (?:all|every|each))?(?: occurrences? of)?(?: the)?(?: word| letter| string| phrase| character)? ?${MARK_SOURCE}`,
      "u",
    ),
    run: (text, found, subject) => {
      const what = quotedAt(found, 1, subject);
      return what === undefined || what === ""
        ? undefined
        : text.split(what).join("").replace(/ {2,}/gu, " ").trim();
    },
  },
  {
    pattern: new RegExp(
      `(?:does (?:it |the text |this |that |the string )?|check (?:if|whether) (?:it |the text )?)?(contains?|includes?|starts? with|begins? with|ends? with|includes?)(?: the)?(?: word| letter| string| phrase)? ?${MARK_SOURCE}`,
      "u",
    ),
    run: (text, found, subject) => {
      const what = quotedAt(found, 2, subject)?.toLowerCase();
      if (what === undefined) return undefined;
      const lower = text.toLowerCase();
      const is = /start|begin/u.test(found[1] ?? "")
        ? lower.startsWith(what)
        : /end/u.test(found[1] ?? "")
          ? lower.endsWith(what)
          : lower.includes(what);
      return is ? "yes" : "no";
    },
  },
  {
    pattern: /(?:list |find |show |give |extract )?(?:all )?(?:the )?(unique|distinct) words/u,
    run: (text) => [...new Set(splitWords(text))].join(", "),
  },
  {
    pattern:
      /repeat (?:the (?:word|text|string|phrase) )?(?:(\d{1,3})|two|three) ?times|repeat (?:it |this |that )?(\d{1,3}) times/u,
    run: (text, found) =>
      Array.from({ length: Math.min(Number(found[1] ?? found[2] ?? 2), 100) }, () => text).join(
        " ",
      ),
  },
  {
    pattern: /(?:what is |find |give |get )?(?:the )?length of/u,
    run: (text) => String([...text].length),
  },
];
