const DAYS = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day));
const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1));

const tables = new Map<string, ReadonlyMap<string, string>>();

/** The names of months and weekdays in a language, long and short, by word. */
function tableOf(language: string): ReadonlyMap<string, string> {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, string>();
  for (const style of ["short", "long"] as const) {
    const nameDay = new Intl.DateTimeFormat(language, { weekday: style, timeZone: "UTC" });
    const nameMonth = new Intl.DateTimeFormat(language, { month: style, timeZone: "UTC" });
    DAYS.forEach(
      (day, place) => void table.set(plain(nameDay.format(day)), `weekday ${place + 1}`),
    );
    MONTHS.forEach(
      (month, place) => void table.set(plain(nameMonth.format(month)), `month ${place + 1}`),
    );
  }
  tables.set(language, table);
  return table;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\.$/u, "");
}

/** Short names that are as often words of their own; `may` and `march` are, too, unless a number is near. */
const OFTEN_OTHERWISE: ReadonlySet<string> = new Set([
  "sat",
  "sun",
  "mar",
  "jan",
  "mo",
  "do",
  "so",
  "mi",
  "fr",
  "may",
  "march",
  "mars",
  "avril",
  "di",
  "sab",
  "dom",
  "lun",
  "mer",
]);

export interface CalendarWords {
  /** By place, such as `month 3` or `weekday 6`, as they are written. */
  readonly found: ReadonlyMap<string, string>;
  /** The words, in lower case. */
  readonly words: ReadonlySet<string>;
}

/** The months and weekdays that a text names. */
export function readCalendarWords(text: string, language: string): CalendarWords {
  const table = tableOf(language);
  const found = new Map<string, string>();
  const words = new Set<string>();
  for (const match of text.matchAll(/\p{L}+/gu)) {
    const word = match[0].toLowerCase();
    const place = table.get(word) ?? table.get(word.replace(/s$/u, ""));
    if (place === undefined) continue;
    const around = text.slice(Math.max(0, match.index - 6), match.index + word.length + 6);
    const isMeant = !OFTEN_OTHERWISE.has(word) || (/^\p{Lu}/u.test(match[0]) && /\d/u.test(around));
    if (!isMeant) continue;
    found.set(place, match[0]);
    words.add(word);
  }
  return { found, words };
}
