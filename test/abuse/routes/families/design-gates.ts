import type { FamilyEntries } from "../entry.js";

/** What the thread's memory still holds with every place failing; more of it is refused as too large. */
const SOURCE_CHARS = 2_000_000;
const RULES = 5_000;

/** Elements of which each is too faint, has an id that is taken, and matches some of many rules. */
const page = (chars: number) => {
  const rules = Array.from(
    { length: RULES },
    (_, at) => `.a${at} .b${at % 100} > p { color: #${String(at % 1_000).padStart(3, "9")} }`,
  );
  const made = [`<!doctype html><html><head><style>${rules.join("\n")}</style></head><body>`];
  for (let at = 0, length = 0; length < chars - RULES * 60; at += 1) {
    const element = `<div class="a${at % RULES} b${at % 100}" tabindex=1><p id=x style="background:#fff">Faint ${at} <img src=a.png></p></div>`;
    made.push(element);
    length += element.length;
  }
  return made.join("").slice(0, chars);
};

export const entries: FamilyEntries = {
  routes: {
    getHealth: {},
    listDesignGates: {},
    auditDesign: {
      body: () => ({ kind: "html", only: undefined }),
      costly: () => ({ source: page(SOURCE_CHARS), kind: "html", repair: true }),
    },
  },
};
