/** Phrases after which a prompt states anew what it stated before, without accents. */
export const CORRECTION_PHRASES: readonly string[] = [
  "sorry",
  "correction",
  "i mean",
  "i meant",
  "actually",
  "make that",
  "make it",
  "scratch that",
  "no wait",
  "wait no",
  "oops",
  "or rather",
  "should be",
  "entschuldigung",
  "korrektur",
  "ich meine",
  "pardon",
  "je veux dire",
  "perdon",
  "corrijo",
  "quiero decir",
  "desculpa",
  "quero dizer",
  "melhor",
];

/** Words that say that there is none of what follows. */
export const ABSENCE_WORDS: readonly string[] = [
  "no",
  "without",
  "zero",
  "w/o",
  "ohne",
  "kein",
  "keine",
  "keinen",
  "sans",
  "sin",
  "sem",
];

export const NOT_WORDS: readonly string[] = ["not", "nicht", "pas", "nao", "never"];
export const BUT_WORDS: readonly string[] = ["but", "sondern", "mais", "sino", "mas", "rather"];
