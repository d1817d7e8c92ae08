/** Words that ask for a measure of a row of numbers. */
export interface MeasureWords {
  readonly name: string;
  readonly pattern: RegExp;
  /** Measures whose words are part of this one's name. */
  readonly hides?: readonly string[];
}

/** "90th percentile", "p90", "percentile 90". */
export const PERCENTILE =
  /\b(\d{1,2}(?:\.\d+)?)(?:st|nd|rd|th)? ?-?percentile\b|\bp(\d{1,2})\b|\bpercentile (\d{1,2})\b/u;
/** "bins of 10", "bin width 5". */
export const BINS =
  /\b(?:bins?|buckets?|intervals?|classes) (?:of )?(?:width |size )?(\d+(?:\.\d+)?)\b|\b(?:bin|bucket|class|interval)[- ](?:width|size)(?: of)? (\d+(?:\.\d+)?)/u;

/** What can be measured, by the words that ask for it; earlier ones are told first. */
export const MEASURE_WORDS = [
  {
    name: "sum of squares",
    pattern: /\bsum of (?:the )?squares\b|\b(?:sum|add)(?: up)? (?:the )?squares\b/u,
    hides: ["sum", "squares"],
  },
  {
    name: "sum of cubes",
    pattern: /\bsum of (?:the )?cubes\b/u,
    hides: ["sum", "cubes"],
  },
  {
    name: "squares",
    pattern: /\b(?:the )?squares? of(?: each(?: of)?)?\b|\bsquare (?:each|every|all)(?: of)?\b/u,
  },
  {
    name: "cubes",
    pattern: /\b(?:the )?cubes? of(?: each(?: of)?)?\b|\bcube (?:each|every|all)(?: of)?\b/u,
  },
  {
    name: "greatest common divisor",
    pattern:
      /\b(?:gcd|hcf|gcf|(?:greatest|highest|largest|biggest) common (?:divisor|factor|measure))\b/u,
    hides: ["maximum"],
  },
  {
    name: "least common multiple",
    pattern: /\b(?:lcm|(?:least|lowest|smallest) common (?:multiple|denominator))\b/u,
    hides: ["minimum"],
  },
  {
    name: "moving averages",
    pattern:
      /\b(?:(\d{1,3}|two|three|four|five|six|seven)[- ]?(?:point|day|period|month|week|year|term|value|item|quarter)s? )?(?:simple )?(?:moving|rolling) (?:averages?|means?)\b(?: (?:with|using|over|of)(?: a)? (?:window|period|width|size)(?: size| length| width)?(?: of|:)? (\d{1,3}))?/u,
    hides: ["mean"],
  },
  {
    name: "min-max scaling",
    pattern: /\b(?:(?:min-?max )?(?:normali[sz]ed?|scaled?|rescaled?)|min-?max scaling)\b/u,
    hides: ["range", "minimum", "maximum"],
  },
  {
    name: "difference",
    pattern: /\bdifference\b/u,
  },
  {
    name: "percent of values",
    pattern:
      /\b(?:what|which) (?:percent(?:age)?|share|%) of (?:the |these |those )*(?:numbers?|values?|scores?|results?|marks?|items?|data points|entries|temperatures|readings)?|\b(?:the )?percentage of (?:the |these |those )*(?:numbers|values|scores|entries|data points)(?= )/u,
    hides: ["count"],
  },
  {
    name: "geometric mean",
    pattern: /\bgeometric (?:mean|average)\b/u,
    hides: ["mean"],
  },
  {
    name: "harmonic mean",
    pattern: /\bharmonic (?:mean|average)\b/u,
    hides: ["mean"],
  },
  {
    name: "root mean square",
    pattern: /\b(?:root mean square|rms|quadratic mean)\b/u,
    hides: ["mean"],
  },
  {
    name: "mean absolute deviation",
    pattern: /\b(?:mean absolute deviation|average absolute deviation|mean deviation)\b/u,
    hides: ["mean"],
  },
  {
    name: "mean",
    pattern:
      /\b(?:arithmetic mean|arithmetic average|mean(?: value)?|average(?: value)?|averages?|avg)\b/u,
  },
  {
    name: "median",
    pattern: /\b(?:median(?: value)?|middle value)\b/u,
  },
  {
    name: "mode",
    pattern:
      /\b(?:modes?|modal value|(?:which (?:number|value) )?(?:occurs|appears|is) (?:the )?most (?:often|frequent(?:ly)?|common)|most (?:frequent|common)(?: number| value)?)\b/u,
  },
  {
    name: "interquartile range",
    pattern: /\b(?:interquartile range|inter-quartile range|iqr)\b/u,
    hides: ["range"],
  },
  {
    name: "range",
    pattern: /\brange\b/u,
  },
  {
    name: "sum",
    pattern:
      /\b(?:sum(?: total)?(?: up)?|total(?: up)?|add (?:up|together)|add(?= (?:these|the|all|\uE000))|summed|added together|combined total|add them(?: all)?(?: up)?)\b/u,
  },
  {
    name: "product",
    pattern: /\b(?:product|multiply (?:them |these |all |together )*(?:together)?)\b/u,
  },
  {
    name: "count",
    pattern:
      /\b(?:how many of (?:these|the|those|them|the following)(?: numbers| values| scores)?|how many (?=(?:of (?:the |these |those )?)?(?:even|odd|positive|negative|prime)s?\b|(?:are|is) (?:above|below|over|under|greater|less|more|at|higher|lower|larger|smaller|even|odd|positive|negative|prime|between))|how many (?:numbers|values|data points|entries|items|elements|observations)|count of|number of (?:values|numbers|data points|entries)|count(?! (?:how|the (?:duplicates|occurrences|words)|each))(?= (?:the |these |of |them|,|and|\uE000)|$|,))\b/u,
  },
  {
    name: "minimum",
    pattern:
      /\b(?:minimum|min|smallest|lowest|least|(?:which|what) (?:one |number |value )?is (?:the )?(?:smaller|lower))(?: (?:number|value|one|score))?\b/u,
  },
  {
    name: "maximum",
    pattern:
      /\b(?:maximum|max|largest|biggest|highest|greatest|(?:which|what) (?:one |number |value )?is (?:the )?(?:larger|bigger|greater|higher))(?: (?:number|value|one|score))?\b/u,
  },
  {
    name: "coefficient of variation",
    pattern: /\b(?:coefficient of variation|relative standard deviation)\b/u,
    hides: ["standard deviation"],
  },
  {
    name: "standard error",
    pattern: /\bstandard error(?: of the mean)?\b/u,
    hides: ["mean"],
  },
  {
    name: "standard deviation",
    pattern:
      /\b(?:(?:(?:sample|population) )?(?:standard deviation|std\.? ?dev(?:iation)?|st\.? ?dev|stdev|sd|std)(?: of (?:a|the) (?:sample|population))?)\b/u,
  },
  {
    name: "variance",
    pattern: /\b(?:(?:sample|population) )?variance\b/u,
  },
  {
    name: "quartiles",
    pattern: /\bquartiles\b|\bfive[- ]number summary\b/u,
  },
  {
    name: "first quartile",
    pattern: /\b(?:first|lower|1st) quartile\b|\bq1\b/u,
  },
  {
    name: "third quartile",
    pattern: /\b(?:third|upper|3rd) quartile\b|\bq3\b/u,
  },
  {
    name: "percentile",
    pattern: PERCENTILE,
  },
  {
    name: "summary",
    pattern:
      /\b(?:summary statistics|descriptive statistics|describe (?:these|the) (?:numbers|data))\b/u,
  },
  {
    name: "histogram",
    pattern: new RegExp(
      `\\bhistogram\\b.*(?:${BINS.source})|\\bhistogram (?:of|with) bins of \\d+`,
      "u",
    ),
    hides: ["frequencies"],
  },
  {
    name: "frequencies",
    pattern:
      /\b(?:frequenc(?:y|ies)(?: table| distribution)?(?: of each(?: value| number)?)?|tally|how often (?:does )?each (?:number|value)(?: occurs?| appears?)?|count (?:of each|each|how often each|how many times each)(?: number| value)?(?: occurs?| appears?)?)\b/u,
  },
  {
    name: "cumulative sums",
    pattern: /\b(?:cumulative sums?|running totals?|prefix sums?|cumulative totals?)\b/u,
    hides: ["sum"],
  },
] as const satisfies readonly MeasureWords[];
