/** Words for times of day and for windows in English, German, French, Spanish and Portuguese, without accents. */
export const NAMED_TIMES: Readonly<Record<string, number>> = {
  noon: 720,
  midday: 720,
  mittag: 720,
  midi: 720,
  mediodia: 720,
  "meio-dia": 720,
  midnight: 0,
  mitternacht: 0,
  minuit: 0,
  medianoche: 0,
};

/** What people mean by these differs: a window that rests on one says so. */
export const VAGUE_TIMES: Readonly<Record<string, number>> = {
  lunch: 780,
  lunchtime: 780,
  breakfast: 540,
  morning: 720,
  evening: 1080,
};

export const BEFORE_WORDS: readonly string[] = [
  "before",
  "befor",
  "b4",
  "by",
  "until",
  "till",
  "til",
  "latest",
  "vor",
  "bis",
  "avant",
  "antes",
  "hasta",
  "ate",
];
export const AFTER_WORDS: readonly string[] = [
  "after",
  "aftr",
  "from",
  "since",
  "earliest",
  "nach",
  "ab",
  "apres",
  "despues",
  "depois",
];
/** Between `antes` and its time, and after `not`. */
export const FILLERS: readonly string[] = [
  "de",
  "das",
  "del",
  "da",
  "do",
  "las",
  "la",
  "les",
  "the",
  "than",
  "at",
  "um",
  "a",
  "as",
];
export const OPENING_WORDS: readonly string[] = [
  "between",
  "btw",
  "betw",
  "from",
  "zwischen",
  "von",
  "entre",
  "de",
  "open",
  "window",
  "tw",
];
export const JOINING_WORDS: readonly string[] = [
  "and",
  "to",
  "until",
  "till",
  "und",
  "bis",
  "et",
  "a",
  "y",
  "e",
  "as",
  "hasta",
];
/** Behind a number they make it an hour. */
export const HOUR_WORDS: readonly string[] = [
  "uhr",
  "h",
  "o'clock",
  "oclock",
  "heures",
  "horas",
  "hrs",
];
