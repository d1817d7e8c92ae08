/** Words of questions and answers that carry no matter of their own. */
export const emptyWords: ReadonlySet<string> = new Set(
  `a an the this that these those and or but if of in on at by for from to with about into over after before between during within without through under above is are was were be been being am do does did done has have had having will would shall should can could may might must i me my mine we us our you your he him his she her hers it its they them their there here who whom whose what which when where why how many much long often far old one some any all no not please tell know say says said according based context text passage document documents paragraph answer question only using use given above below name named exactly also just than then so as up out same old since until although though because while despite unlike whereas instead however now currently today still actually`.split(
    /\s+/,
  ),
);

/** Words that may stand for one another in a question and its answer. */
const SYNONYMS = [
  "deadline due before until expire latest",
  "eat feed diet consume food",
  "drink consume",
  "profit earnings income",
  "revenue sales turnover",
  "use employ apply",
  "cross span bridge",
  "repair fix mend",
  "choose select pick elect",
  "teach instruct train",
  "travel go fly drive",
  "hurt injure wound",
  "show display exhibit",
  "occupation trade",
  "illness disease sick",
  "purpose aim goal",
  "rule regulation law",
  "cost price fee charge pay paid expensive amount sell retail",
  "live population inhabitant resident people",
  "marry husband wife spouse married marriage wedding partner",
  "found establish create start form launch",
  "make produce manufacture build develop",
  "write author wrote written",
  "invent discover develop",
  "buy purchase acquire",
  "begin start commence open launch",
  "end finish close expire stop",
  "big large size",
  "tall high height elevation",
  "long length",
  "wide width",
  "deep depth",
  "heavy weight weigh",
  "fast speed quick",
  "old age aged",
  "employee staff worker people",
  "colour color",
  "employ hire",
  "job work profession occupation",
  "boss head chief leader director ceo",
  "live reside home house",
  "locate situate lie base headquarter",
  "reach flow arrive get lead",
  "movie film",
  "car vehicle automobile",
  "doctor physician",
  "kid child children",
  "company firm business maker",
  "phone telephone",
  "refund reimbursement",
  "receive win award get",
  "hire employ employee staff worker",
  "allow permit",
  "need require necessary must",
  "forbid prohibit ban",
  "ship deliver send delivery shipping",
  "warranty guarantee",
  "call name title",
  "contact reach support",
  "born birth",
  "die death dead",
  "study read learn",
  "keep store hold retain",
  "happen occur take",
];

export const synonymLines: readonly (readonly string[])[] = SYNONYMS.map((line) => line.split(" "));

/** Words that say no more than that something is or comes about, when a question asks where or when. */
export const lightWords: ReadonlySet<string> = new Set(
  "take takes took place happen happens happened occur occurs occurred held hold located situated found find use uses have has own contact reach go".split(
    " ",
  ),
);

/** What the one says, the other denies. */
export const opposites: readonly (readonly [string, string])[] = [
  ["open", "closed"],
  ["pay", "free"],
  ["cost", "free"],
  ["allowed", "forbidden"],
  ["allowed", "prohibited"],
  ["allowed", "banned"],
  ["permitted", "prohibited"],
  ["alive", "dead"],
  ["included", "excluded"],
  ["accepted", "rejected"],
  ["approved", "rejected"],
  ["accepted", "refused"],
  ["successful", "failed"],
  ["safe", "dangerous"],
  ["public", "private"],
  ["mandatory", "optional"],
  ["required", "optional"],
  ["increase", "decrease"],
  ["rise", "fall"],
  ["win", "lose"],
  ["available", "unavailable"],
  ["finished", "unfinished"],
  ["possible", "impossible"],
  ["legal", "illegal"],
];

/** Names of colours, with what shades them. */
export const colourNames =
  "black|white|red|green|blue|yellow|orange|purple|violet|pink|brown|grey|gray|silver|gold|golden|beige|turquoise|cyan|magenta|maroon|navy|ivory|crimson|scarlet|teal|bronze";
