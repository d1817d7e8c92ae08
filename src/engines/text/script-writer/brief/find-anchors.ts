/** What must survive of a fact: its figures, names, addresses and quotations, as they are written. */
export interface Anchors {
  readonly all: readonly string[];
  /** The anchors that mean something on their own, such as "19.99 EUR" or "Marie Curie". */
  readonly keys: readonly string[];
}

const unit =
  "(?:%|‰|°[CF]?|€|\\$|£|EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?|Euro|cents?|a\\.?m\\.?|p\\.?m\\.?|Uhr|h|hrs?|hours?|minutes?|mins?|seconds?|days?|weeks?|months?|years?|Stunden|Minuten|Tage|Wochen|Monate|Jahre|heures?|jours?|semaines?|mois|ans|horas?|días|semanas|meses|años|ore|giorni|settimane|mesi|anni|dias|anos|uur|dagen|weken|maanden|jaar|percent|per cent|Prozent|pour cent|kg|g|mg|km|m|cm|mm|ml|l|L|GB|MB|TB|kW|kWh|W|V|Hz|GHz|mph|km\\/h|miles?|metres?|meters?|liters?|litres?|grams?|people|seats|degrees?|million|billion|元|円|年|月|日|点|時|分|人|%|руб(?:лей|ля|ль)?|лет|часов|минут|дней)";
const figure = "[+]?[$€£¥#]?\\d+(?:[.,:/'’–-]\\d+)*";
const patterns = [
  /https?:\/\/[^\s<>"“”«»]*[^\s<>"“”«».,;:!?)]/gu,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  /(?<![\w@.])[\w-]+(?:\.[\w-]+)*\.(?:[a-z]{2,10})(?:\/[^\s,;"“”]*[\w/])?(?![\w(])/gu,
  /(?<![\p{L}\p{N}])[@#][\p{L}_][\p{L}\p{N}_]*/gu,
  /"[^"]{1,120}"|“[^”]{1,120}”|„[^“”"]{1,120}[“”"]|«[^»]{1,120}»|「[^」]{1,60}」/gu,
];
const figureRun = new RegExp(
  `(?:\\p{Lu}[\\p{L}.'’-]*\\s)*(?<![\\p{L}\\p{N}])(?:(?:[$€£¥]|EUR|USD|CHF|v|V)\\s?)?${figure}(?:(?:st|nd|rd|th|er|º|ª|\\.)(?!\\p{L}))?(?:[\\s-]?(?:${unit})(?![\\p{L}\\p{N}]))*(?:\\s(?:de\\s)?\\p{Lu}[\\p{L}-]+(?=$|[\\s,.;:!?)]))*(?:\\s${figure}(?:\\s?(?:${unit})(?![\\p{L}\\p{N}]))?)*`,
  "gu",
);
const nameRun =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}'’&.-]*[\p{L}\p{N}]|\p{Ll}+\p{Lu}[\p{L}\p{N}]*|\p{Lu})(?:\s(?:(?:of|the|de|del|la|van|von|der|and|&|du|des)\s)?(?:\p{Lu}[\p{L}\p{N}'’&.-]*[\p{L}\p{N}]|\p{Lu}\b|&))*/gu;

/**
 * Finds the anchors of a text. `isOpeningPlain` says whether the capital of the first word is only
 * that of its sentence; languages that write every noun large pass `namesByCapital: false`.
 */
export function findAnchors(
  text: string,
  options: { readonly isOpeningPlain: boolean; readonly namesByCapital: boolean },
): Anchors {
  const all: string[] = [];
  const keys: string[] = [];
  let rest = text;
  const take = (pattern: RegExp, isKey: (match: string) => boolean): void => {
    rest = rest.replace(pattern, (match) => {
      const anchor = match.trim().replace(/[.,;:]+$/u, "");
      all.push(anchor);
      if (isKey(anchor)) {
        keys.push(anchor);
      }
      return " ; ".padEnd(match.length);
    });
  };
  for (const pattern of patterns) {
    take(pattern, (anchor) => anchor.split(/\s+/u).length <= 6);
  }
  take(figureRun, (anchor) => /\p{L}|[%€$£¥:°]/u.test(anchor) && anchor.length > 2);
  if (options.namesByCapital) {
    const opening = options.isOpeningPlain ? (/^\s*\S+/u.exec(rest)?.[0].length ?? 0) : 0;
    rest = rest.slice(opening);
    take(nameRun, (anchor) => anchor.length > 2);
  }
  return { all: [...new Set(all)], keys: [...new Set(keys)] };
}
