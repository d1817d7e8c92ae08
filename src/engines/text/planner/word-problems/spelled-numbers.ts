const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SMALL_WORD = SMALL.slice(1).join("|");
const TENS_WORD = TENS.join("|");
const BELOW_HUNDRED = `(?:(?:${TENS_WORD})(?:[- ](?:${SMALL.slice(1, 10).join("|")}))?|${SMALL_WORD})`;
const NUMBER_WORDS = new RegExp(
  `(?<![\\p{L}-])(?:(${BELOW_HUNDRED}|an?) hundred(?: (?:and )?(${BELOW_HUNDRED}))?|(${BELOW_HUNDRED}))(?![\\p{L}]|-(?!year|day|hour|minute|mile|metre|meter|pound|dollar|litre|liter|page|inch|foot|week|month|person))( thousand)?`,
  "gu",
);

function below100(text: string): number {
  const small = SMALL.indexOf(text);
  if (small >= 0) return small;
  const [ten = "", one] = text.split(/[- ]/u);
  return 20 + TENS.indexOf(ten) * 10 + (one ? SMALL.indexOf(one) : 0);
}

const FRACTION_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:one and a half|1 and a half|an? (\p{L}+) and a half)\b/gu, "1.5 $1"],
  [/(\d+) and a half/gu, "$1.5"],
  [/(\d+) and (?:a|one) quarter/gu, "$1.25"],
  [/(\d+) and three quarters/gu, "$1.75"],
  [
    /\bhalf an? (hour|dozen|litre|liter|kilo|kilogram|mile|pound|cup|metre|meter|day)\b/gu,
    "0.5 $1",
  ],
  [/\b(?:a )?quarter of an (hour)\b/gu, "0.25 $1"],
  [/\bthree quarters of an (hour)\b/gu, "0.75 $1"],
  [/\ban? (hour|minute)(?= and (?:a half|\d))/gu, "1 $1"],
];

const BELOW: Readonly<Record<string, number>> = {
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
};

/** Writes numbers that are spelled out as figures: "twenty-five" as 25, "two and a half" as 2.5, "three dozen" as 36. */
export function figuresOf(text: string): string {
  const scene = /\b(?:each other|opposite directions?|catch(?:es)? up|overtakes?|together)\b/u.test(
    text,
  )
    ? text.replace(
        /\b(?:two|2) (?=(?:trains|cars|cyclists|buses|planes|boats|ships|trucks|runners|joggers|walkers|hikers|pipes|taps|machines|friends|people|bikers|drivers|painters|workers)\b)/gu,
        "the ",
      )
    : text;
  const single = scene.replace(
    /\bone (?=[\p{L}-]+)(?!(?:is|hundred|thousand|million|half|third|quarter|fifth|and)\b|(?:hour|minute|day|week|year|month|kg|kilogram|litre|liter|metre|meter|mile|km|kilometre|cup|gallon|pound)\b)/gu,
    "an ",
  );
  const periods = single
    .replace(/\b(in|for|over|after|during) an? (year|month|week|day|hour|minute)\b/gu, "$1 1 $2")
    .replace(
      /(?<!half )\ban? (kilogram|kilo|litre|liter|metre|meter|pound|gallon)(?= of|s? costs?)/gu,
      "1 $1",
    );
  let plain = periods.replace(
    NUMBER_WORDS,
    (_, hundreds?: string, rest?: string, below?: string, thousand?: string) => {
      const value = hundreds
        ? (hundreds.startsWith("a") ? 1 : below100(hundreds)) * 100 + (rest ? below100(rest) : 0)
        : below100(below ?? "zero");
      return String(value * (thousand ? 1000 : 1));
    },
  );
  plain = plain
    .replace(/\b1 (of|another|by one)\b/gu, "one $1")
    .replace(/\b(each|every|this|that|the|which|any|no) 1\b/gu, "$1 one");
  for (const [pattern, figure] of FRACTION_WORDS) plain = plain.replace(pattern, figure);
  plain = plain
    .replace(/\b(\d+(?:\.\d+)?) dozen\b/gu, (_, number: string) => String(Number(number) * 12))
    .replace(/\b(?:an?|one) dozen\b/gu, "12")
    .replace(/\ba couple of\b/gu, "2");
  plain = plain.replace(
    /\b(\d+) hours?,? (?:and )?(\d+) minutes?\b/gu,
    (_, hours: string, minutes: string) => `${Number(hours) * 60 + Number(minutes)} minutes`,
  );
  plain = plain.replace(
    /\b(?:a|an|one) (?:third|fifth|sixth|eighth|tenth) of\b/gu,
    (found) =>
      `${{ third: "1/3", fifth: "1/5", sixth: "1/6", eighth: "1/8", tenth: "1/10" }[found.split(" ")[1] ?? ""] ?? ""} of`,
  );
  plain = plain
    .replace(/\b(?:a|one) (?:quarter|fourth) of\b/gu, "1/4 of")
    .replace(
      /\b(2|3|4) (thirds|quarters|fourths|fifths) of\b/gu,
      (_, above: string, below: string) =>
        `${above}/${{ thirds: 3, quarters: 4, fourths: 4, fifths: 5 }[below]} of`,
    );
  plain = plain.replace(
    /\b(\d+)[- ](half|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s?\b(?! (?:person|day|week|month|year|time|test|box|one|place|child))/gu,
    (found, above: string, name: string) =>
      Number(above) < (BELOW[name] ?? 0) ? `${above}/${BELOW[name]}` : found,
  );
  return plain.replace(
    /\b(?:one-|a )?half (?:of )(?=the|them|his|her|their|it|my|what)/gu,
    "1/2 of ",
  );
}
