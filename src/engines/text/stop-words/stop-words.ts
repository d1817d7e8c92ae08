import {
  afr,
  ara,
  ben,
  bul,
  cat,
  ces,
  dan,
  deu,
  ell,
  eng,
  epo,
  est,
  eus,
  fas,
  fin,
  fra,
  gle,
  glg,
  guj,
  heb,
  hin,
  hrv,
  hun,
  hye,
  ind,
  ita,
  jpn,
  kor,
  lat,
  lav,
  lit,
  mar,
  msa,
  nld,
  nob,
  panGu,
  pol,
  por,
  ron,
  rus,
  slk,
  slv,
  spa,
  swa,
  swe,
  tgl,
  tha,
  tur,
  ukr,
  urd,
  vie,
  zho,
} from "stopword";

/** Function words that the list of the library lacks. */
const moreEnglish =
  "will shall can't am were does did doing having been being theirs hers yours i'll we'll they're he's she's that's there's again against almost along already although always among around away became become becomes besides best better beyond can't cannot certain despite didn't doesn't done don't down during each either else enough especially etc even ever every few first following found further given gives goes going hence however i'm i've instead isn't it's its itself keep kept known largely last later least less let let's like likely little lot mainly may maybe me mostly much namely near need neither nevertheless new next no none nor not nothing often once one ones onto others otherwise ours ourselves own per perhaps please quite rather really regarding respectively said second see seem seems seen several shall she simply something sometimes soon thereby therefore therein though throughout thus together too toward towards two three unless until upon us use used uses using usually various via want what's whatever when whenever whereas whereby wherein whether whole whom whose why within without won't yes yet you're yours yourself".split(
    " ",
  );

const lists: Readonly<Record<string, readonly string[]>> = {
  af: afr,
  ar: ara,
  bg: bul,
  bn: ben,
  ca: cat,
  cs: ces,
  da: dan,
  de: deu,
  el: ell,
  en: [...eng, ...moreEnglish],
  eo: epo,
  es: spa,
  et: est,
  eu: eus,
  fa: fas,
  fi: fin,
  fr: fra,
  ga: gle,
  gl: glg,
  gu: guj,
  he: heb,
  hi: hin,
  hr: hrv,
  hu: hun,
  hy: hye,
  id: ind,
  it: ita,
  ja: jpn,
  ko: kor,
  la: lat,
  lt: lit,
  lv: lav,
  mr: mar,
  ms: msa,
  nl: nld,
  no: nob,
  pa: panGu,
  pl: pol,
  pt: por,
  ro: ron,
  ru: rus,
  sk: slk,
  sl: slv,
  sr: hrv,
  sv: swe,
  sw: swa,
  ta: [],
  th: tha,
  tl: tgl,
  tr: tur,
  uk: ukr,
  ur: urd,
  vi: vie,
  zh: zho,
};

const sets = new Map<string, ReadonlySet<string>>();
const none: ReadonlySet<string> = new Set();

/**
 * The function words of a language by its ISO 639-1 code, in lowercase; none for a language without
 * a list. Lists of the library `stopword`, for English with some more.
 */
export function stopWordsOf(code: string): ReadonlySet<string> {
  const known = sets.get(code);
  if (known !== undefined) return known;
  const list = Object.hasOwn(lists, code) ? lists[code] : undefined;
  const set = list === undefined ? none : new Set(list.map((word) => word.toLowerCase()));
  sets.set(code, set);
  return set;
}
