import { type Done, done, type Request, type Subject, subjectOf } from "../request/request.js";
import { isPlain } from "./leftover-words.js";
import { plainLetters } from "./text-counts.js";
import { TEXT_OPERATIONS } from "./text-operations.js";

function anagram(request: Request): Done | undefined {
  const quoted = request.literals.filter(({ kind }) => kind === "quoted").map(({ text }) => text);
  const bare =
    /(?:are|is|check (?:if|whether)|whether|if)? ?(?:the words )?([a-z]+) (?:and|an anagram of|&) ([a-z]+)(?: are)? ?(?:anagrams?(?: of (?:each other|one another))?)?$/u.exec(
      request.asked.replace(/^(?:are|is|check (?:if|whether)) /u, ""),
    );
  if (!/\banagrams?\b/u.test(request.asked)) return undefined;
  const [first, second] = quoted.length === 2 ? quoted : [bare?.[1], bare?.[2]];
  if (first === undefined || second === undefined) return undefined;
  const sorted = (text: string) => [...plainLetters(text)].sort().join("");
  const is = sorted(first) === sorted(second);
  return done(
    "text",
    { check: "anagram", texts: [first, second] },
    is ? `yes, ${first} and ${second} are anagrams` : `no, ${first} and ${second} are not anagrams`,
  );
}

/** Counts, cuts, turns round and changes a text that is given. */
export function answerText(request: Request): Done | undefined {
  const words = anagram(request);
  if (words) return words;
  const subjects = [subjectOf(request), bareSubject(request)];
  for (const subject of subjects) {
    const found = subject ? runOn(subject) : undefined;
    if (found) return found;
  }
  return undefined;
}

function runOn(subject: Subject): Done | undefined {
  for (const { pattern, run } of TEXT_OPERATIONS) {
    const found = pattern.exec(subject.asked);
    if (!found) continue;
    const rest = subject.asked
      .replace(found[0], " ")
      .replace(
        /\b(?:ignoring case|case[- ]insensitive(?:ly)?|long|characters? long|backwards?)\b/gu,
        " ",
      );
    if (!isPlain(rest)) continue;
    const output = run(subject.text, found, subject);
    if (output !== undefined)
      return done("text", { do: found[0].trim(), text: subject.text.slice(0, 500) }, output);
  }
  return undefined;
}

/** A text without quotes that the request itself shows where it starts: "reverse the word stressed", "is racecar a palindrome". */
function bareSubject(request: Request): Subject | undefined {
  const plain = request.raw.replace(/[?.!]+\s*$/u, "").trim();
  const last =
    /\b(?:(?:in|of|reverse|spell|backwards?|count|for|from) )?(?:the )?(?:word|string|phrase|sentence|text|name)s? (?!are\b|there\b|do\b|does\b|with\b|contain|can\b|to\b|and\b|or\b|backwards?\b|order\b|in\b|count\b|of\b|is\b|that\b|appear)([\p{L}\d][\s\S]*)$/iu.exec(
      plain,
    );
  const palindrome = /^is (?:the (?:word|phrase) )?(.+?) an? palindrome$/iu.exec(plain);
  const inWord =
    /\b(?:letters?|vowels|consonants|characters|times|appear|[a-z]'s)\b.*? in ([\p{L}\d-]+)$/iu.exec(
      plain,
    );
  const simple = /^(?:please )?(?:reverse|spell) ([\p{L}\d]+)(?: backwards?)?$/iu.exec(plain);
  const found = palindrome ?? last ?? inWord ?? simple;
  const text = found?.[1]?.replace(/ backwards?$/iu, "");
  if (
    found === null ||
    text === undefined ||
    request.literals.some(({ kind }) => kind === "numbers")
  )
    return undefined;
  const asked = request.asked.replace(text.toLowerCase(), " ").replace(/\s+/gu, " ").trim();
  return { asked, text, from: "quoted", literals: request.literals };
}
