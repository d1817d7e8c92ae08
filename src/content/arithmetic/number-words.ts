/** Counting words below a hundred. */
export const SMALL_NUMBERS: Readonly<Record<string, number>> = {
  zero: 0,
  nought: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** Words that multiply the number before them, with their power of ten. */
export const SCALES: Readonly<Record<string, number>> = {
  hundred: 2,
  thousand: 3,
  lakh: 5,
  million: 6,
  crore: 7,
  billion: 9,
  trillion: 12,
  quadrillion: 15,
  quintillion: 18,
  sextillion: 21,
  septillion: 24,
  octillion: 27,
  nonillion: 30,
  decillion: 33,
};

/** Words for a number of things. */
export const GROUPS: Readonly<Record<string, number>> = { dozen: 12, score: 20 };

/** Written right behind a number: `5k`; beside money also the others. */
export const SCALE_LETTERS: Readonly<Record<string, number>> = {
  k: 3,
  K: 3,
  m: 6,
  M: 6,
  mn: 6,
  bn: 9,
  B: 9,
  b: 9,
};

/** Parts of one, in the singular. */
export const FRACTION_WORDS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  sixteenth: 16,
  twentieth: 20,
  hundredth: 100,
  thousandth: 1000,
  millionth: 1_000_000,
};

/** Places of a sequence, as in `to the third power`. */
export const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  twentieth: 20,
  hundredth: 100,
};

export const MULTIPLES: Readonly<Record<string, number>> = {
  double: 2,
  twice: 2,
  triple: 3,
  treble: 3,
  thrice: 3,
  quadruple: 4,
  quintuple: 5,
};
