import type { Genre } from "../../../content/scripts/genres.js";
import { rulesFor } from "../../../content/scripts/reading/rules-for.js";
import { readFacts } from "../stated-facts/read-facts.js";
import type { BriefReading } from "./brief/read-brief.js";
import type { Line } from "./lines.js";

const CUE_WORDS_MAX = 9;
const SCREEN_PARTS_MAX = 2;
/** Words that tell nothing beside a figure on a screen. */
const NO_UNIT =
  "and|or|to|the|a|an|of|in|on|at|for|from|with|by|is|are|was|und|oder|der|die|das|ein|eine|bis|am|im|et|ou|le|la|les|de|du|des|à|au|y|o|el|los|las|en|e|il|i|di|um|uma|het|een|van|per|pour|für|para|con|avec|mit|you|we|it|they|runs|weighing|while|pays|more|than|till|until|through|every|instead|across|away|after|before|without|sooner|less|show|up|down|off|led|no|not|long|old|each|that|which|who|when|where|this|only|long";
const FIGURE = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{2,}[ -]\\d{3,}(?:[ -]\\d+)*|(?:[£$€¥]\\s?|(?:EUR|USD|GBP|CHF)\\s)?(?:\\d{1,3}(?:[ \u00a0\u202f]\\d{3})+|\\d+(?:[.,:]\\d+)*)(?:\\s?(?:%|€|°C|°))?(?:[- ](?!(?:${NO_UNIT})(?!\\p{L}))(?:\\p{Ll}[\\p{L}'’-]*|[A-Z]{2,4}(?!\\p{L})|(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Uhr|Euro|Minuten)(?!\\p{L})))?)`,
  "gu",
);
/** What is counted: units, months, and plurals. */
const UNIT =
  / (?:k?m|cm|mm|km|k?g|mg|l|ml|Uhr|Euro|Watt|Grad|Tage|Stunden|Minuten|Meter|Jahre|am|pm|AM|PM|GB|MB|kWh|dB|mph|January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|\p{L}{2,}s|\p{Lu}\p{L}+en)$|\d-(?:year|month|day|week|hour|minute)/u;
const GERMAN_UNIT =
  / (?:km|m|cm|mm|kg|g|l|ml|Uhr|Euro|Cent|Watt|Grad|Prozent|kWh|\p{Lu}\p{L}{2,}(?:n|e|er|r)?)$/u;
const VOICE_ONLY: ReadonlySet<Genre> = new Set(["tribute"]);

/** What is seen in each section: a picture from its own words, and its figures and addresses on the screen. */
export function writeCues(
  sections: readonly (readonly Line[])[],
  reading: BriefReading,
): string[][] {
  const used = new Set<string>();
  return sections.map((section, at) => {
    const picture = pictureOf(section, at, reading, used);
    used.add(picture);
    const screen = onScreen(section, reading.language);
    return [`VISUAL: ${picture}`, ...(screen === "" ? [] : [`ON SCREEN: ${screen}`])];
  });
}

const NAME =
  /(?<![.!?]\s|^)\p{Lu}[\p{L}\d'’&-]*(?: (?:of|the|de|la|del|du|der|&) (?=\p{Lu}))?(?:(?: |(?<= ))\p{Lu}[\p{L}\d'’&-]*)*/gu;
/** Capitals that name nothing one can see. */
const NO_PICTURE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Today|Tomorrow|Last|Next|This|Please|Most|Some|Many|All|Every|Each|Both|Few|Several|Only|Just|Das|Die|Der|Es|Le|La|Les|El|Los|Las)$/u;
const SHOTS = ["Close-up", "Wide shot", "Medium shot", "Detail"] as const;

/** A subject, a step, or a name of the section; what is too long for a cue is not cut, but left for the topic. */
function pictureOf(
  section: readonly Line[],
  at: number,
  reading: BriefReading,
  used: ReadonlySet<string>,
): string {
  const rules = rulesFor(reading.language);
  const own = section.filter(({ kind }) => kind !== "frame");
  const told = own
    .map((line) => rules.pictureOf(line.text, line.kind === "step" || line.kind === "action"))
    .map((picture) => plainCue(picture ?? ""))
    .filter(
      (picture) =>
        /\p{L}{3}/u.test(picture) &&
        !NO_PICTURE.test(picture) &&
        picture.split(" ").length <= CUE_WORDS_MAX,
    );
  const names = own
    .flatMap(({ text }) => [...text.matchAll(NAME)].map(([name]) => plainCue(name)))
    .filter(
      (name) =>
        name.length > 3 &&
        !NO_PICTURE.test(name) &&
        (reading.language !== "de" || name.includes(" ")),
    );
  const topic = plainCue(
    (reading.topic ?? names[0] ?? told[0] ?? own[0]?.text ?? "").split(/,\s/u)[0] ?? "",
  );
  const subject = (topic === "" ? plainCue(section[0]?.text ?? "") : topic)
    .split(" ")
    .slice(0, CUE_WORDS_MAX)
    .join(" ");
  if (VOICE_ONLY.has(reading.genre) && at === 0) return "The speaker";
  const free = (VOICE_ONLY.has(reading.genre) ? names : [...told, ...names]).find(
    (picture) => !used.has(picture),
  );
  if (free !== undefined) return free;
  if (subject === "") return "Title";
  if (!used.has(subject)) return subject;
  return `${SHOTS[at % SHOTS.length]}: ${subject}`;
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
