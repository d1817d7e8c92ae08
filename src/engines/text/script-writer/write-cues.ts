import type { Genre } from "../../../content/scripts/genres.js";
import { rulesFor } from "../../../content/scripts/reading/rules-for.js";
import { readFacts } from "../stated-facts/read-facts.js";
import type { BriefReading } from "./brief/read-brief.js";
import { CONTACT, type Line } from "./lines.js";

const CUE_WORDS_MAX = 9;
const SCREEN_PARTS_MAX = 2;
/** Words that tell nothing beside a figure on a screen. */
const NO_UNIT =
  "and|or|to|the|a|an|of|in|on|at|for|from|with|by|is|are|was|und|oder|der|die|das|ein|eine|bis|am|im|et|ou|le|la|les|de|du|des|à|au|y|o|el|los|las|en|e|il|i|di|um|uma|het|een|van|per|pour|für|para|con|avec|mit|you|we|it|they|runs|goes|go|weighing|while|pays|more|than|till|until|through|every|instead|across|away|after|before|without|sooner|less|show|up|down|off|led|no|not|long|old|each|that|which|who|when|where|this|only|long";
const FIGURE = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{2,}[ -]\\d{3,}(?:[ -]\\d+)*|(?:[£$€¥]\\s?|(?:EUR|USD|GBP|CHF)\\s)?(?:\\d{1,3}(?:[ \u00a0\u202f]\\d{3})+|\\d+(?:[.,:]\\d+)*)(?:\\s?(?:%|€|°C|°))?(?:[- ](?!(?:${NO_UNIT})(?!\\p{L}))(?:(?:km|m)/[hs](?!\\p{L})|\\p{Ll}[\\p{L}'’-]*|[A-Z]{2,4}(?!\\p{L})|(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Uhr|Euro|Minuten)(?!\\p{L})))?)`,
  "gu",
);
/** What is counted: units, months, and plurals. */
const UNIT =
  / (?:(?:km|m)\/[hs]|k?m|cm|mm|km|k?g|mg|l|ml|Uhr|Euro|Watt|Grad|Tage|Stunden|Minuten|Meter|Jahre|am|pm|AM|PM|GB|MB|kWh|dB|mph|January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|\p{L}{2,}s|\p{Lu}\p{L}+en)$|\d-(?:year|month|day|week|hour|minute)/u;
const GERMAN_UNIT =
  / (?:km|m|cm|mm|kg|g|l|ml|Uhr|Euro|Cent|Watt|Grad|Prozent|kWh|\p{Lu}\p{L}{2,}(?:n|e|er|r)?)$/u;
const VOICE_ONLY: ReadonlySet<Genre> = new Set(["tribute"]);

/**
 * What is seen in each section: a picture from its own words, and its figures and addresses on the screen. The last
 * one shows the name beside the address to remember. A section whose words show nothing has only its figures.
 */
export function writeCues(
  sections: readonly (readonly Line[])[],
  reading: BriefReading,
): string[][] {
  const used = new Set<string>();
  return sections.map((section, at) => {
    const isEnd = at > 0 && at === sections.length - 1;
    const screen = onScreen(section, reading.language);
    const name = isEnd ? nameOf(reading) : undefined;
    if (isEnd && name !== undefined && screen !== "") {
      return [`VISUAL: ${name}`, `ON SCREEN: ${screen}`];
    }
    const picture = pictureOf(section, at, reading, used);
    if (picture === undefined) {
      if (screen !== "") return [`ON SCREEN: ${screen}`];
      const title = plainCue(reading.topic ?? "");
      return [at === 0 && title !== "" ? `ON SCREEN: ${upperFirst(title)}` : "VISUAL: The speaker"];
    }
    used.add(picture);
    return [`VISUAL: ${picture}`, ...(screen === "" ? [] : [`ON SCREEN: ${screen}`])];
  });
}

/** The topic where it can be written under a picture: a short phrase that is no clause. */
function nameOf({ topic, isClause }: BriefReading): string | undefined {
  const [name = ""] = plainCue(topic ?? "").split(/,\s/u);
  return name === "" || isClause || name.split(" ").length > CUE_WORDS_MAX ? undefined : name;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const NAME =
  /(?<![.!?]\s|^)\p{Lu}[\p{L}\d'’&-]*(?: (?:of|the|de|la|del|du|der|&) (?=\p{Lu}))?(?:(?: |(?<= ))\p{Lu}[\p{L}\d'’&-]*)*/gu;
/** Capitals that name nothing one can see. */
const NO_PICTURE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Today|Tomorrow|Last|Next|This|Please|Most|Some|Many|All|Every|Each|Both|Few|Several|Only|Just|Plenty|Exempt|Das|Die|Der|Es|Le|La|Les|El|Los|Las)$/u;
const SHOTS = ["Close-up", "Wide shot", "Medium shot", "Detail"] as const;

/** Where a step turns to its next half. */
const SECOND_HALF =
  /[,;:]\s|\s[–-]\s|\s(?:and|until|so|or|while|if|when|then|before|after|und|oder|bis|wenn|dann|et|ou|puis|jusqu\S*|y|hasta|si|e|poi|finché|até|en|of|tot)\s/iu;
/** `If the fire comes closer, walk …`. */
const OCCASION =
  /^(?:if|when|once|after|before|wenn|falls|sobald|si|quand|cuando|se|quando|als)\s[^,]{3,60},\s/iu;
/** Words that no picture ends with. */
const OPEN_END =
  /(?<!\p{L})(?:an?|the|of|in|on|at|to|for|with|and|or|by|from|than|three|two|always|usually|often|never|only|already|also|how|what|why|who|wie|was|der|die|das|und|von|mit|most|dangerous|one)$/iu;

/** A subject, a step, a name of the section or the topic; undefined where none of them can be shown. */
function pictureOf(
  section: readonly Line[],
  at: number,
  reading: BriefReading,
  used: ReadonlySet<string>,
): string | undefined {
  if (VOICE_ONLY.has(reading.genre) && at === 0) return "The speaker";
  const own = section.filter(({ kind }) => kind !== "frame");
  const told = VOICE_ONLY.has(reading.genre) ? [] : own.flatMap((line) => shownBy(line, reading));
  const names = own
    .flatMap(({ text }) => [...text.matchAll(NAME)].map(([name]) => plainCue(name)))
    .filter(
      (name) =>
        name.length > 3 &&
        !NO_PICTURE.test(name) &&
        (reading.language !== "de" || name.includes(" ")),
    );
  const free = [...told, ...names].find((picture) => !used.has(picture));
  if (free !== undefined) return free;
  const topic = nameOf(reading);
  if (topic === undefined) return undefined;
  return used.has(topic) ? `${SHOTS[at % SHOTS.length]}: ${topic}` : topic;
}

/** What one line shows: its subject, or the first half of its step. */
function shownBy({ text, kind }: Line, { language }: BriefReading): string[] {
  const isAsked = kind === "step" || kind === "action";
  if (isAsked && CONTACT.test(text)) return [];
  const step = text.replace(OCCASION, "");
  const found = isAsked ? step.split(SECOND_HALF)[0] : rulesFor(language).pictureOf(text, false);
  const picture = plainCue(found ?? "");
  const words = picture.split(" ").length;
  const isShort = words <= CUE_WORDS_MAX && (words > 1 || !isAsked);
  return isShort &&
    /\p{L}{3}/u.test(picture) &&
    !/[:?]/u.test(picture) &&
    !OPEN_END.test(picture) &&
    !NO_PICTURE.test(picture)
    ? [picture]
    : [];
}

function onScreen(section: readonly Line[], language: string): string {
  const text = section.map((line) => line.text).join(" ");
  const links = [...readFacts(text, language).links.values()];
  const plain = links.reduce((rest, link) => rest.replace(link, " "), text);
  const figures = [...plain.matchAll(FIGURE)]
    .map(([figure]) => figure.trim().replace(/^([£$€¥]\s?[\d.,]+) \p{L}+$/u, "$1"))
    .filter((figure) => isTelling(figure, language));
  return [...new Set([...links, ...figures])].slice(0, SCREEN_PARTS_MAX).map(plainCue).join(" · ");
}

/** A bare number tells nothing on a screen; money, a share, a time, a telephone number or an amount of something does. */
function isTelling(figure: string, language: string): boolean {
  return (
    /[£$€¥%°]|\d[:.]\d\d(?!\d)|\d{3}[ -]\d{3}|(?:EUR|USD|GBP|CHF)/u.test(figure) ||
    (language === "de" ? GERMAN_UNIT : UNIT).test(figure)
  );
}

function plainCue(text: string): string {
  return text
    .replace(/[[\]"“”„«»]/gu, "")
    .replace(/[.!?。,;:\s]+$/u, "")
    .trim();
}
