import type { AnchorKind } from "../../../content/scripts/phrases/anchor-kind.js";

/** A part of a fact that a sentence can come back to, in the words of the brief. */
export interface TypedAnchor {
  readonly kind: AnchorKind;
  readonly text: string;
}

const months =
  "(?:Jan(?:uary|uar|uari)?|Feb(?:ruary|ruar|ruari)?|Mar(?:ch|zo)?|März|Maart|Apr(?:il)?|May|Mai|June?|Juni|July?|Juli|Aug(?:ust|ustus)?|Sept?(?:ember)?|Okt(?:ober)?|Oct(?:ober)?|Nov(?:ember)?|De[cz](?:ember)?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|april|juni|juli|augustus|september|oktober|november|december)";
const bareMonths =
  "(?:January|February|April|June|July|August|September|October|November|December|Januar|Februar|März|Juni|Juli|Oktober|Dezember)";
const weekdays =
  "(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tags?|Mittwochs?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|(?:segunda|terça|quarta|quinta|sexta)-feira|(?:maan|dins|woens|donder|vrij|zater|zon)dag)";
const holidays =
  "(?:Valentine['’]s Day|Christmas(?: Eve| Day)?|Easter(?: Sunday| Monday)?|Halloween|New Year['’]s (?:Eve|Day)|Mother['’]s Day|Father['’]s Day)";
const number = "\\d+(?:[.,'’]\\d+)*";
const currency =
  "(?:€|\\$|£|¥|EUR|USD|GBP|CHF|Euro|euros?|dollars?|pounds|francs|Franken|cents?|reais)";
const timeUnits =
  "(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|secondes?|heures?|jours?|semaines?|mois|ans|années|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|secondi|minuti|ore|giorni|settimane|mesi|anni|dias?|anos?|seconden|minuten|uur|dagen|weken|maanden|jaar)";
const units =
  "(?:°\\s?[CF]|kg|g|mg|km\\/h|km|m²|m|cm|mm|ml|cl|l|L|GB|MB|TB|kWh|kW|W|V|Hz|GHz|mph|miles?|metres?|meters?|lit(?:re|er)s?|grams?|Liter|Meter|Gramm|litros?|litri|metros?|metri|grammes?)";
const numberWords = "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)";
const notNouns =
  "(?:of|in|on|at|to|for|and|or|with|from|by|per|the|is|are|was|were|has|have|off|out|a|an|as|it|its|if|than|until|till|times|und|oder|bis|am|im|pro|für|mit|von|et|ou|à|de|du|des|par|pour|y|o|e|al|por|da|di|del|della|em|en|of|tot|van|het|een|vom|auf|aus)";
const streets =
  "(?:Street|Road|Avenue|Square|Lane|Drive|Park|Hall|Museum|Library|Bridge|Station|Market|Beach|Harbour|Island|School|Theatre|Theater|Church|Castle|Garden|Gardens|Arena|Stadium|Lake|Valley|Hill|House|Centre|Center)";
const word = "\\p{Lu}[\\p{L}\\p{N}'’&-]*";
const run = `${word}(?:\\s(?:(?:and|und|et|y|e|en|of|de|du|della|von|the)\\s)?${word})*`;
const before = "(?<![\\p{L}\\p{N}])";
const after = "(?![\\p{L}\\p{N}])";

const patterns: readonly (readonly [AnchorKind, RegExp])[] = [
  ["link", /https?:\/\/[^\s<>"“”«»]*[^\s<>"“”«».,;:!?)]/gu],
  ["mail", /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu],
  ["quote", /"[^"]{2,100}"|“[^”]{2,100}”|„[^“”"]{2,100}[“”"]|«[^»]{2,100}»/gu],
  ["link", /(?<![\w@.])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,10}(?:\/[^\s,;"“”]*[\w/])?(?![\w(])/gu],
  ["handle", /(?<![\p{L}\p{N}])[@#][\p{L}_][\p{L}\p{N}_]*/gu],
  ["code", /[\p{L}\p{N}_$.]+\([^()\s]*\);?/gu],
  [
    "date",
    new RegExp(
      `${before}(?:${weekdays},?\\s)?(?:\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s(?:de\\s|of\\s)?${months}|${months}\\s\\d{1,2}(?:st|nd|rd|th)?)(?:,?\\s(?:de\\s)?(?:19|20)\\d{2})?${after}`,
      "gu",
    ),
  ],
  ["date", /(?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2}))(?!\d)/gu],
  ["date", new RegExp(`${before}(?:${holidays}|${bareMonths})${after}`, "gu")],
  ["phone", /(?<![\p{L}\p{N}.,])(?:\+?\d[\d ()/-]{5,}\d)(?![\p{L}\p{N}])/gu],
  [
    "price",
    new RegExp(
      `(?:${before}${number}\\s(?:to|bis|à|a|até|tot)\\s)?(?:(?:[$€£¥]|R\\$|(?:EUR|USD|GBP|CHF)\\s)\\s?${number}(?:\\s(?:million|billion))?|${before}${number}\\s?${currency}${after})`,
      "gu",
    ),
  ],
  [
    "percent",
    new RegExp(
      `${before}${number}\\s?(?:%|percent|per cent|Prozent|pour cent|por ciento|per cento|por cento|procent)(?:\\soff)?`,
      "gu",
    ),
  ],
  [
    "time",
    new RegExp(
      `${before}(?:\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[ap]\\.?m\\b\\.?|Uhr)|\\d{1,2}\\s?h(?:\\d{2})?|\\d{1,2}:\\d{2})${after}`,
      "gu",
    ),
  ],
  ["weekday", new RegExp(`${before}${weekdays}${after}`, "gu")],
  [
    "duration",
    new RegExp(
      `${before}(?:${number}\\s(?:to|or|bis|à|a)\\s)?(?:${number}|${numberWords})\\s${timeUnits}${after}(?!\\s?-|\\solds?\\b)`,
      "gu",
    ),
  ],
  ["measure", new RegExp(`${before}${number}\\s?${units}${after}`, "gu")],
];
const count = new RegExp(
  `${before}(?:${number}|${numberWords})\\s(?:(?!${notNouns}${after})\\p{Ll}[\\p{L}-]*\\s){0,2}?(?!${notNouns}${after})(?:\\p{Ll}[\\p{L}-]*s|people|children|men|women|persons?)${after}`,
  "gu",
);
const looseCount = new RegExp(
  `${before}${number}\\s(?!${notNouns}${after})\\p{L}[\\p{L}-]{2,}${after}`,
  "gu",
);
const year = /(?<![\p{L}\p{N}.,])(?:19|20)\d{2}(?![\p{L}\p{N}]|[.,:]\d)/gu;
const version =
  /(?<![\p{L}\p{N}])(?:[vV]\d+(?:\.\d+)*|\p{Lu}[\p{L}]*\s\d+\.\d+(?:\.\d+)*|\p{L}+\p{Lu}\p{L}*|\p{Lu}{2,}\d*)(?![\p{L}\p{N}])/gu;
const streetRun = new RegExp(
  `${before}(?:\\d+,?\\s(?:rue|avenue|boulevard|via)\\s${word}|(?:via|rue|calle|rua|piazza|praça|plaza)\\s${run}(?:,?\\s\\d+)?|\\p{Lu}[\\p{L}-]*(?:straße|strasse|platz|weg|allee|gasse|straat|plein)(?:\\s\\d+)?|(?:${word}\\s)+${streets}|Lake\\s${word})${after}`,
  "gu",
);
const placeRun = new RegExp(
  `(?<=(?:^|\\s)(?:in|near|across|around|outside|in\\sthe|bei|à|en|em|a)\\s)${run}`,
  "gu",
);
const nameRun = new RegExp(`(?<=\\S\\s)${run}|^${word}\\s${run}`, "gu");
const noPlace = /^(?:I|Mr|Mrs|Dr|\p{Lu}\p{Ll}+(?:ish|ese))$/u;

/**
 * Finds the anchors of a statement and tells by their form what they are. Only where a capital marks
 * a name are names taken. Single words of a known phrase, such as the topic, can be left out.
 */
export function typeAnchors(
  text: string,
  options: { readonly isEnglish: boolean; readonly namesByCapital: boolean },
): TypedAnchor[] {
  const found: TypedAnchor[] = [];
  let rest = text;
  const take = (kind: AnchorKind, pattern: RegExp): void => {
    rest = rest.replace(pattern, (match) => {
      const anchor = match.trim().replace(/[,;:]+$/u, "");
      if ([...anchor].length < 2 || noPlace.test(anchor)) {
        return match;
      }
      found.push({ kind, text: anchor });
      return ` ${"~".repeat(Math.max(1, match.length - 2))} `.slice(0, match.length);
    });
  };
  for (const [kind, pattern] of patterns) {
    take(kind, pattern);
  }
  take("place", streetRun);
  take("count", options.isEnglish ? count : looseCount);
  take("year", year);
  take("code", version);
  take("place", placeRun);
  if (options.namesByCapital) {
    take("name", nameRun);
  }
  return found
    .filter((anchor, index) => found.findIndex((other) => other.text === anchor.text) === index)
    .sort((one, two) => text.indexOf(one.text) - text.indexOf(two.text));
}
