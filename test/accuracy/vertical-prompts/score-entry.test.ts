import { expect, it } from "vitest";
import type { Understanding } from "../../../src/vertical-agents/understanding.js";
import { COLLECTIONS, type Entry, readEntries } from "./entry.js";
import { type EntryScore, scoreEntry } from "./score-entry.js";
import { figuresOf } from "./score-prompts.js";
import { SET_NAMES, SETS } from "./sets.js";

/** Reads what is expected, asks what has to be asked, and refuses what has to be refused. */
function perfect(entry: Entry): Understanding {
  const missing = (entry.ask ?? []).flatMap(([field = ""]) =>
    field === "said" ? [] : [{ field: field.replace("*", "problem"), ask: "what is it?" }],
  );
  const refusal = entry.refuse === true ? { refusal: "live traffic" } : {};
  const warnings = ["some words"];
  const problem = JSON.parse(JSON.stringify(entry.problem), (key, value) =>
    key === "kind" || key === "type" ? value.split("|")[0] : value,
  );
  return { problem, spans: [], missing, assumptions: [], warnings, ...refusal };
}

const FILES = SET_NAMES.flatMap((set) =>
  COLLECTIONS.map((collection) => ({ set, collection, entries: readEntries(set, collection) })),
);

function scoresOf(
  { set, entries }: (typeof FILES)[number],
  change: (read: Understanding) => Understanding,
): EntryScore[] {
  const { domain } = SETS[set];
  return entries.map((entry) => scoreEntry(entry, change(perfect(entry)), domain));
}

it.each(FILES)("finds no fault in a perfect reading of $collection $set prompts", (file) => {
  expect(figuresOf(scoresOf(file, (read) => read))).toMatchObject({
    ...{ wrong: 0, absent: 0, extra: 0, silent: [], lost: 0, rightShare: 1 },
    ...{ refusalsMissed: 0, refusalsFalse: 0, questionsMissed: 0, questionsFalse: 0 },
  });
});

it.each(FILES)(
  "misses every field and question of a reader of $collection $set prompts that reads nothing",
  (file) => {
    const nothing = { problem: {}, spans: [], missing: [], assumptions: [], warnings: [] };
    const figures = figuresOf(scoresOf(file, () => nothing));
    const asking = file.entries.filter(({ ask, refuse }) => ask && refuse !== true);
    expect(figures).toMatchObject({
      wrong: 0,
      extra: 0,
      silent: [],
      questionsMissed: asking.length,
    });
    expect(figures.rightShare).toBeLessThan(0.25);
  },
);

/** Changes all numbers of a problem. */
function spoilt(value: unknown): unknown {
  if (typeof value === "number") return value + 7.3;
  if (Array.isArray(value)) return value.map(spoilt);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spoilt(one)]));
}

it.each(FILES.filter(({ set }) => set !== "chemistry"))(
  "sees wrong numbers of $collection $set prompts that nobody was asked about",
  (file) => {
    const scores = scoresOf(file, (read) => ({
      ...read,
      missing: [],
      problem: spoilt(read.problem) as object,
    }));
    const withNumbers = file.entries.filter(
      ({ problem, refuse }) => /\d[,}\]]/u.test(JSON.stringify(problem)) && refuse !== true,
    );
    expect(scores.filter(({ silent }) => silent.length > 0).length).toBeGreaterThan(
      withNumbers.length * 0.95,
    );
  },
);

it.each(FILES.filter(({ set }) => set === "air-traffic"))(
  "takes a refusal of $collection prompts that may be answered for a fault",
  (file) => {
    const scores = scoresOf(file, (read) => ({ ...read, refusal: "no" }));
    const allowed = file.entries.filter(({ refuse }) => refuse === undefined);
    expect(figuresOf(scores)).toMatchObject({ refusalsFalse: allowed.length, refusalsMissed: 0 });
  },
);

const entry: Entry = {
  id: "one",
  prompt: "EHAM to KJFK at 470 kt",
  problem: { origin: "EHAM", destination: "KJFK", aircraft: { tas_kt: 470 } },
};

it.each([
  ["the same airport by its IATA code", { origin: "AMS" }, []],
  ["another airport", { origin: "EBBR" }, ["origin"]],
  ["an invented distance", { distance_nm: 3156 }, ["distance_nm"]],
  [
    "an airport in the other's place",
    { origin: "KJFK", destination: "EHAM" },
    ["origin", "destination"],
  ],
  ["a speed that is off by a knot", { aircraft: { tas_kt: 471 } }, ["aircraft.tas_kt"]],
])("judges %s", (_, change, silent) => {
  const read = { ...perfect(entry), problem: { ...entry.problem, ...change } };
  expect(scoreEntry(entry, read, SETS.flight.domain).silent).toEqual(silent);
});

it("forgives a wrong value that is asked about", () => {
  const problem = { ...entry.problem, origin: "EBBR" };
  const missing = [{ field: "origin", ask: "Schiphol or Brussels?" }];
  const score = scoreEntry(entry, { ...perfect(entry), problem, missing }, SETS.flight.domain);
  expect(score).toMatchObject({ silent: [], askedForNothing: ["origin"] });
});

it("holds spans against the prompt and the problem", () => {
  const spans = [
    { field: "origin", text: "EHAM", start: 0, end: 4 },
    { field: "destination", text: "KJFK", start: 7, end: 11 },
    { field: "aircraft.oew_kg", text: "470", start: 16, end: 19 },
  ];
  const score = scoreEntry(entry, { ...perfect(entry), spans }, SETS.flight.domain);
  expect(score).toMatchObject({ badSpans: 2, withoutSpan: ["aircraft.tas_kt"] });
});

const equation: Entry = {
  id: "two",
  prompt: "balance MnO4- + Fe2+ + H+ = Mn2+ + Fe3+ + H2O; molar mass of MnO4-",
  problem: {
    tasks: [
      { kind: "balance", equation: "MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O" },
      { kind: "molar_mass", formula: "MnO4^-" },
    ],
  },
};

it.each([
  [
    "other notations and another order",
    ["molar_mass", "MnO4-"],
    ["balance", "MnO₄⁻ + Fe²⁺ + H⁺ ⇌ Mn²⁺ + Fe³⁺ + H₂O"],
    [],
  ],
  [
    "a lost charge",
    ["molar_mass", "MnO4"],
    ["balance", "MnO4- + Fe2+ + H+ = Mn2+ + Fe3+ + H2O"],
    ["tasks[1]/formula"],
  ],
  [
    "a lost species",
    ["molar_mass", "MnO4-"],
    ["balance", "MnO4- + Fe2+ + H+ = Mn2+ + Fe3+"],
    ["tasks[0]/equation"],
  ],
  [
    "another formula",
    ["molar_mass", "H2O"],
    ["balance", "MnO4- + Fe2+ + H+ = Mn2+ + Fe3+ + H2O"],
    ["tasks[1]/formula"],
  ],
])("judges tasks with %s", (_, [kind, formula], [other, text], silent) => {
  const problem = {
    tasks: [
      { kind, formula },
      { kind: other, equation: text },
    ],
  };
  const score = scoreEntry(equation, { ...perfect(equation), problem }, SETS.chemistry.domain);
  expect(score.silent).toEqual(silent);
});
