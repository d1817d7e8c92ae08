import type { Skill } from "../../engines/text/builtin-model/read-intent.js";

type BuiltinName = `builtin/${Skill | "auto" | "calculate" | "dates"}`;

/** A builtin as callers may read what it is. */
export interface BuiltinModel {
  readonly name: BuiltinName;
  readonly purpose: string;
  readonly method: string;
  /** Measured, with what it was measured on. */
  readonly quality: string;
  readonly cannot: string;
  /** Of an answer, and what it is at most unless a request says less. */
  readonly maxTokens: number;
}

const MAX_TOKENS = 16_384;

export const builtinModels: readonly BuiltinModel[] = [
  {
    name: "builtin/auto",
    purpose: "gives a task to the one below that does it, which the answer names",
    method: "calculations and dates are tried first, then rules over the words of the task",
    quality:
      "right for 10 of 10 tasks of every kind that were written after the rules and run once; of 60 such items with each model named, 43 right, 13 abstentions, 4 wrong",
    cannot: "converse, write, translate, reason, or know anything that the request does not say",
    maxTokens: MAX_TOKENS,
  },
  {
    name: "builtin/summarize",
    purpose: "the sentences of a text that say most, in their order; as many as the task asks for",
    method:
      "extractive: TextRank over word stems, weighed by place, with maximal marginal relevance against repetition",
    quality:
      "ROUGE-1 F1 .454 and ROUGE-2 F1 .166 for 200 words against the abstracts of 111 articles of SumPubMed; the first 200 words reach .356 and .090",
    cannot:
      "word anything anew; it does not know which statement is true, and keeps a pronoun whose noun it left out",
    maxTokens: MAX_TOKENS,
  },
  {
    name: "builtin/keywords",
    purpose: "the phrases that a text is about, with commas between",
    method:
      "phrases between stop words and marks, weighed by frequency, capitals, degree and place (after RAKE and YAKE)",
    quality:
      "F1@10 .28 on 1,000 abstracts of Inspec and .31 on 246 paragraphs of SemEval 2017 by exact stems; counting words reaches .06 and .09",
    cannot:
      "name what does not stand in the text, in up to three words; it knows no parts of speech",
    maxTokens: MAX_TOKENS,
  },
  {
    name: "builtin/extract",
    purpose:
      "facts of a text as JSON: the fields that the task names, exactly those and null where absent, or all e-mails, URLs, dates, amounts, names and more",
    method: "forms with checks, labels, tables, log lines, and the words beside a value",
    quality:
      "all fields right in 12 of 16 contracts, mails, logs, bookings and product texts that were written after the rules and run once; in the other 4 a field was null that the text tells",
    cannot: "infer what is not written; read names in scripts without capitals; resolve `tomorrow`",
    maxTokens: MAX_TOKENS,
  },
  {
    name: "builtin/sentiment",
    purpose: "positive, negative or neutral, with a score and the words that decided",
    method: "lexicon and rules of VADER's kind: negation, degree, contrast, capitals, marks, emoji",
    quality:
      "says positive or negative of 81 % of 3,000 English review sentences (UCI) and is right in 87 % of those; right in 58 % of 870 tweets in three classes (SemEval 2017); its settings were chosen on these sets, so that other texts may fare worse",
    cannot:
      "hear irony, or a feeling that only the facts carry; German, French and Spanish by small lexica, other languages by emoji alone",
    maxTokens: MAX_TOKENS,
  },
  {
    name: "builtin/language",
    purpose: "the language of a text, with its ISO 639-1 code",
    method:
      "script, else naive Bayes over groups of one to three letters and short words; 73 languages",
    quality:
      "right for .937 of texts of 40 characters, .973 of 120 and .996 of 1,000, as means over 32 languages of the Universal Dependencies treebanks; its settings were chosen on these treebanks, so that other texts may fare worse",
    cannot:
      "tell most single words, code and mixtures; Croatian from Serbian in Latin letters in 1 of 4 texts of 120 characters",
    maxTokens: MAX_TOKENS,
  },
  {
    name: "builtin/classify",
    purpose:
      "the label of the task that fits a text, or all that do; `uncertain` where none is supported",
    method:
      "words of the labels and their descriptions, lexical fields, letters in common; feelings, languages and urgency by engines of their own",
    quality:
      "right in 9 of 16 tickets, topics and reviews that were written after the rules and run once; 4 abstentions, 3 wrong",
    cannot: "understand labels whose meaning neither their words nor their descriptions tell",
    maxTokens: MAX_TOKENS,
  },
  {
    name: "builtin/answer",
    purpose:
      "answers a question in English from the context, and quotes the sentence with its number",
    method:
      "extractive: rarity-weighted words of the question, and the kind of thing that it asks for",
    quality:
      "right, the source too, in 12 of 18 questions that were written after the rules and run once, 3 without an answer among them; 5 abstentions, 1 wrong",
    cannot: "join facts of several sentences, or answer what the context does not say: it says so",
    maxTokens: MAX_TOKENS,
  },
  {
    name: "builtin/calculate",
    purpose: "arithmetic, percentages and units, in symbols or plain English",
    method: "a grammar over exact rational numbers; the whole task is understood or refused",
    quality:
      "641 answered and 127 refused texts of its own tests, all as expected: they are what it was built on; answers are exact where a fraction can be, and say ≈ where not",
    cannot: "solve equations or word problems",
    maxTokens: MAX_TOKENS,
  },
  {
    name: "builtin/dates",
    purpose:
      "days between dates, weekdays, ages, due dates, time zones, flights, timestamps and lengths of time, in plain English",
    method:
      "a grammar over the Gregorian calendar and the zones of the tz database; UTC unless a zone is told",
    quality:
      "117 of 117 questions as Python's datetime, calendar and zoneinfo answer them; the whole task is understood or refused",
    cannot: "know events, or holidays that the question does not date",
    maxTokens: MAX_TOKENS,
  },
];

/** The builtin of this name. */
export function findBuiltin(name: string): BuiltinModel | undefined {
  return builtinModels.find((model) => model.name === name);
}
