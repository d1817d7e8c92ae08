/** As earlier releases of the Playwright server call arguments; they are taken, and not listed. */
const OLDER_NAMES: ReadonlyMap<string, string> = new Map([
  ["ref", "target"],
  ["startRef", "startTarget"],
  ["endRef", "endTarget"],
]);

/**
 * Arguments that the Playwright server takes and that need nothing here, with what a model has to know of it: undefined
 * where the answer is what it asked for.
 */
const LEFT_ASIDE: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  browser_snapshot: { filename: "the snapshot" },
  browser_take_screenshot: { filename: "the picture", scale: undefined },
  browser_console_messages: { filename: "the list", all: undefined },
  browser_network_requests: {
    filename: "the list",
    static: undefined,
    includeStatic: undefined,
    requestHeaders: undefined,
    requestBody: undefined,
  },
};
const NOT_KEPT = ["requestHeaders", "requestBody"];

/** Arguments as our tools call them, and what became of those that they do not have. */
export interface OwnArguments {
  readonly args: Record<string, unknown>;
  readonly notes: readonly string[];
}

/** Translates what was written for the Playwright server. */
export function ownArguments(tool: string, given: Record<string, unknown>): OwnArguments {
  const notes: string[] = [];
  const aside = LEFT_ASIDE[tool] ?? {};
  const kept = Object.entries(given).filter(([name, value]) => {
    if (!Object.hasOwn(aside, name)) return true;
    const note = noteOn(name, value, aside[name]);
    if (note !== undefined) notes.push(note);
    return false;
  });
  return { args: renamed(Object.fromEntries(kept)), notes };
}

function noteOn(name: string, value: unknown, what: string | undefined): string | undefined {
  if (value === null || value === undefined || value === false) return undefined;
  if (NOT_KEPT.includes(name)) return `${name} is left aside: headers and bodies are not kept.`;
  return what && `${name} is left aside: no file is written, and ${what} is in this answer.`;
}

/** The newer name holds where both are given; fields of a form are arguments, too. */
function renamed(args: Record<string, unknown>): Record<string, unknown> {
  const older: [string, unknown][] = [];
  const newer: [string, unknown][] = [];
  for (const [name, value] of Object.entries(args)) {
    const own = OLDER_NAMES.get(name);
    if (own !== undefined) older.push([own, value]);
    else if (value !== null)
      newer.push([name, Array.isArray(value) ? value.map(renamedItem) : value]);
  }
  return Object.fromEntries([...older, ...newer]);
}

function renamedItem(item: unknown): unknown {
  const isObject = typeof item === "object" && item !== null && !Array.isArray(item);
  return isObject ? renamed(item as Record<string, unknown>) : item;
}
