import type { Candidate } from "./candidate.js";
import { alikeTerms, isEmptyWord } from "./question-terms.js";
import type { Sentence } from "./read-passages.js";
import type { Question } from "./read-question.js";

const REASON =
  /\b(?:because|due to|owing to|thanks to|since|as a result of|on account of|so that|in order to|caused by)\b/iu;
const PURPOSE = /\bto (?=\p{Ll})/u;
const MANNER = /\b(?:by (?=\p{L}+ing\b)|via |through |using |with (?=an? |the |their |its ))/iu;
const TO_DO = /^\s*(?:To|In order to|If you (?:want|wish|need) to)\b[^,]{3,200},\s*/u;
const COPULA = /\b(?:is|are|was|were|means|equals)\s+(?:also |called |known as |named )?/iu;
const ENDS =
  /[.!?](?=["”)]?(?:\s|$))|;|,\s(?=(?:and|but|who|which|where|when|while|so)\b)|\s(?:but|because|although|while|who|which)\s/iu;
const PHRASE_END = /\s(?:in|on|at|for|from|by|with|during|after|before)\s/iu;

const AUXILIARIES_LAST = /(?:\s(?:is|are|was|were|has|have|had|been|be|also|can|will)){1,3}\s?$/iu;

const LINK = /^(?:\s*[:=]\s*|\s+(?:of|is|are|was|were)\s+|\s+)/iu;

/** The piece of a sentence that says why, how or what: a clause, not something of a known form. */
export function findClause(question: Question, sentence: Sentence): Candidate | undefined {
  switch (question.wanted) {
    case "reason":
      return clauseFrom(sentence, REASON) ?? clauseFrom(sentence, PURPOSE);
    case "manner":
      return instruction(sentence) ?? clauseFrom(sentence, MANNER) ?? whole(sentence);
    default:
      return findThing(question, sentence);
  }
}

function whole({ text }: Sentence): Candidate {
  return { start: 0, end: text.replace(/[.!?]+$/, "").length };
}

function clauseFrom({ text }: Sentence, lead: RegExp): Candidate | undefined {
  const match = lead.exec(text);
  if (!match) return undefined;
  const rest = text.slice(match.index);
  const end = /[.;!?](?:\s|$)/u.exec(rest)?.index ?? rest.length;
  return { start: match.index, end: match.index + end };
}

/** "To reset it, press the button": what comes after the aim. */
function instruction({ text }: Sentence): Candidate | undefined {
  const lead = TO_DO.exec(text)?.[0].length;
  return lead === undefined ? undefined : { start: lead, end: text.replace(/[.!?]+$/, "").length };
}

function findThing(question: Question, sentence: Sentence): Candidate | undefined {
  const told = sentence.words.filter(({ stem }) =>
    question.core.some((term) => alikeTerms(term).has(stem)),
  );
  // A name may hold the word: "Lake Baikal is the deepest lake".
  const verb = told.find(({ text }) => /^\p{Ll}/u.test(text)) ?? told[0];
  if (!verb) return undefined;
  if (question.asksSubject && !question.noun) {
    const agent = /^ by (?=\S)/u.exec(sentence.text.slice(verb.end))?.[0].length;
    if (agent !== undefined) return phraseFrom(verb.end + agent, sentence);
    return subjectBefore(verb.start, sentence) ?? afterCopula(verb.end, sentence);
  }
  // "What did she discover" asks for the object of a verb, "what is the colour" for what a noun is.
  const isVerbAsked = question.isVerb || question.particle !== undefined;
  const object = after(verb.end, question, sentence);
  if (isVerbAsked) return object;
  return (
    beforeCopula(verb.start, sentence) ??
    apposition(verb.end, sentence) ??
    afterCopula(verb.start, sentence) ??
    object
  );
}

const PREDICATE =
  /^(.{2,200}?)\s(?:is|are|was|were)\s(?:the |an? |one of the )?(?:[\p{L}-]+ ){0,2}$/su;

/** "Lake Baikal is the deepest lake": what is said to be it. */
function beforeCopula(at: number, { text }: Sentence): Candidate | undefined {
  const subject = PREDICATE.exec(text.slice(0, at))?.[1];
  return subject === undefined ? undefined : { start: 0, end: subject.length };
}

/** "Its main product, the Falcon drone, sells well". */
function apposition(from: number, { text }: Sentence): Candidate | undefined {
  const match = /^, ((?:the |an? )?[^,.;]{2,80}),/u.exec(text.slice(from));
  return match?.[1] ? { start: from + 2, end: from + 2 + match[1].length } : undefined;
}

function phraseFrom(start: number, { text }: Sentence): Candidate | undefined {
  const rest = text.slice(start);
  const end = /[,;]|[.!?](?=\s|$)/u.exec(rest)?.index ?? rest.length;
  return end > 0 ? { start, end: start + end } : undefined;
}

function subjectBefore(end: number, { text }: Sentence): Candidate | undefined {
  const before = text.slice(0, end).replace(AUXILIARIES_LAST, "").trimEnd();
  const starts = [", ", "; ", " that "].map((mark) => {
    const at = before.lastIndexOf(mark);
    return at < 0 ? 0 : at + mark.length;
  });
  const start = Math.max(...starts);
  return before.length > start ? { start, end: before.length } : undefined;
}

function afterCopula(from: number, { text }: Sentence): Candidate | undefined {
  const match = COPULA.exec(text.slice(from));
  if (!match) return undefined;
  const start = from + match.index + match[0].length;
  const end = start + (ENDS.exec(text.slice(start))?.index ?? text.length - start);
  return end > start ? { start, end } : undefined;
}

function after(from: number, question: Question, { text }: Sentence): Candidate | undefined {
  const rest = text.slice(from);
  const particle = question.particle === undefined ? "" : ` ${question.particle} `;
  const hasParticle = particle !== "" && rest.toLowerCase().startsWith(particle);
  const lead = hasParticle ? particle.length : (LINK.exec(rest)?.[0].length ?? 0);
  const clause = rest.slice(lead);
  const ends = question.particle ? PHRASE_END.exec(clause)?.index : undefined;
  const end = Math.min(ends ?? clause.length, ENDS.exec(clause)?.index ?? clause.length);
  const said = clause.slice(0, end).split(/\s+/);
  const isTelling = (word: string) => /[\p{L}\p{N}]/u.test(word) && !isEmptyWord(word);
  return said.some(isTelling) ? { start: from + lead, end: from + lead + end } : undefined;
}
