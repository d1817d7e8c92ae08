/** One section as a model wrote it; times are worked out here. */
export interface DraftSection {
  readonly role: "hook" | "beat" | "close";
  /** What is spoken. */
  readonly spoken: string;
  /** What is seen meanwhile. */
  readonly cue: string;
}

/** What an answer holds, or why it holds no script. */
export type ReadAnswer =
  | { readonly sections: readonly DraftSection[] }
  | { readonly faults: readonly string[] };

const SECTIONS_MIN = 3;
const SECTIONS_MAX = 40;
const ROLES = ["hook", "beat", "close"] as const;
/** Twice what is spoken in five minutes, with cues and JSON around it. */
const CHARACTERS_MAX = 40_000;
const FORM =
  'answer with JSON alone, of the form {"sections":[{"role":"hook","spoken":"…","cue":"…"}]}';

/**
 * Reads the answer of a model. What some models put around it regardless is passed over: their thoughts
 * before it, and a fence of Markdown.
 */
export function readScriptAnswer(text: string): ReadAnswer {
  if (text.length > CHARACTERS_MAX) return { faults: ["the answer is far too long", FORM] };
  const bare = text
    .replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/iu, "")
    .trim()
    .replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/iu, "$1");
  const sections = sectionsOf(parse(bare));
  if (!sections) return { faults: [FORM] };
  const faults = faultsOfForm(sections);
  return faults.length > 0 ? { faults } : { sections: sections as DraftSection[] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sectionsOf(value: unknown): readonly Partial<DraftSection>[] | undefined {
  const list = isObject(value) ? value.sections : value;
  if (!Array.isArray(list) || list.length > SECTIONS_MAX || !list.every(isObject)) return undefined;
  return list.map(({ role, spoken, cue }) => {
    const known = ROLES.find((one) => one === String(role).toLowerCase());
    return {
      ...(known ? { role: known } : {}),
      ...(typeof spoken === "string" ? { spoken: oneLine(spoken) } : {}),
      ...(typeof cue === "string"
        ? { cue: oneLine(cue).replace(/^\[?(?:visual:?)?\s*|\]$/giu, "") }
        : {}),
    };
  });
}

function faultsOfForm(sections: readonly Partial<DraftSection>[]): string[] {
  const faults = sections.flatMap(({ role, spoken, cue }, at) => {
    const name = `section ${at + 1}`;
    return [
      ...(role ? [] : [`${name} needs a role: hook, beat or close`]),
      ...(spoken ? [] : [`${name} needs words to speak`]),
      ...(cue ? [] : [`${name} needs a cue: what is seen, in a few words`]),
    ];
  });
  if (sections.length < SECTIONS_MIN) faults.push(`at least ${SECTIONS_MIN} sections are wanted`);
  const roles = sections.map(({ role }) => role);
  const isOrdered =
    roles[0] === "hook" &&
    roles.at(-1) === "close" &&
    roles.slice(1, -1).every((role) => role === "beat");
  if (!isOrdered)
    faults.push("the first section is the hook, the last the close, those between are beats");
  return faults;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
