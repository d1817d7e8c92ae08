import type { MissingField } from "../../understanding.js";

const NOTHING: MissingField = {
  field: "aircraft",
  ask: "Which aircraft are there? For each I need its call sign, position, altitude, ground speed and track.",
};
const QUESTIONS = /^(?:detect|resolve|bands|sequence)$/u;

/**
 * What an air-traffic problem of any shape lacks before it can be answered, by the question that it asks. Values of
 * a wrong type count as there: they are faults, not gaps.
 */
export function missingInAirTraffic(problem: object): readonly MissingField[] {
  const aircraft = listOf(problem, "aircraft");
  if (aircraft.length === 0) return [NOTHING];
  const asked = isSequence(problem, aircraft) ? inSequence(problem, aircraft) : inPicture(aircraft);
  return [...asked, ...ofBands(problem, aircraft), ...ofOther(problem, aircraft)];
}

function isSequence(problem: object, aircraft: readonly unknown[]): boolean {
  const question = memberOf(problem, "question");
  if (typeof question === "string" && QUESTIONS.test(question)) return question === "sequence";
  return aircraft.some((one) => memberOf(one, "distance_nm") !== undefined);
}

function inPicture(aircraft: readonly unknown[]): readonly MissingField[] {
  return aircraft.flatMap((one, index) => {
    const name = nameOf(one, index);
    const field = (key: string) => `aircraft[${index}].${key}`;
    return [
      ...placeOf(one, index, name),
      ...lacking(
        one,
        "alt_ft",
        field("alt_ft"),
        `What is the altitude of ${name}, as a flight level or in feet?`,
      ),
      ...lacking(one, "gs_kt", field("gs_kt"), `What is the ground speed of ${name} in knots?`),
      ...lacking(
        one,
        "track_deg",
        field("track_deg"),
        `Which track does ${name} fly, in degrees (0 to 360)?`,
      ),
    ];
  });
}

function placeOf(one: unknown, index: number, name: string): readonly MissingField[] {
  const has = (key: string) => memberOf(one, key) !== undefined;
  if ((has("lat") && has("lon")) || (has("x_nm") && has("y_nm"))) return [];
  const other = OTHER_AXIS.find(([said, lacks]) => has(said) && !has(lacks));
  if (other) {
    return [
      { field: `aircraft[${index}].${other[1]}`, ask: `What is the ${other[2]} of ${name}?` },
    ];
  }
  const ask = `Where is ${name}? Give latitude and longitude, or x and y in nautical miles.`;
  return [{ field: `aircraft[${index}].position`, ask }];
}

const OTHER_AXIS: readonly (readonly [said: string, lacks: string, name: string])[] = [
  ["lat", "lon", "longitude"],
  ["lon", "lat", "latitude"],
  ["x_nm", "y_nm", "y (miles to the north)"],
  ["y_nm", "x_nm", "x (miles to the east)"],
];

function inSequence(problem: object, aircraft: readonly unknown[]): readonly MissingField[] {
  const fix = memberOf(problem, "fix");
  const isFixPlaced = memberOf(fix, "lat") !== undefined || memberOf(fix, "x_nm") !== undefined;
  const isAnyFar = aircraft.some((one) => memberOf(one, "distance_nm") !== undefined);
  const areAllPlaced = aircraft.every(isPlaced);
  const asksFix = !isFixPlaced && !isAnyFar && areAllPlaced;
  const asked = aircraft.flatMap((one, index) => {
    const name = nameOf(one, index);
    const isFar = memberOf(one, "distance_nm") !== undefined;
    const isKnown = isFar || asksFix || (isFixPlaced && isPlaced(one));
    const distance = {
      field: `aircraft[${index}].distance_nm`,
      ask: `How many nautical miles has ${name} to fly to the fix?`,
    };
    const field = `aircraft[${index}].gs_kt`;
    const speed = lacking(one, "gs_kt", field, `What is the ground speed of ${name} in knots?`);
    return isKnown ? speed : [distance, ...speed];
  });
  const fixAsk = {
    field: "fix.position",
    ask: "Where is the fix? Give it as the aircraft's positions are.",
  };
  return asksFix ? [...asked, fixAsk] : asked;
}

function isPlaced(one: unknown): boolean {
  const has = (key: string) => memberOf(one, key) !== undefined;
  return (has("lat") && has("lon")) || (has("x_nm") && has("y_nm"));
}

function ofBands(problem: object, aircraft: readonly unknown[]): readonly MissingField[] {
  if (memberOf(problem, "question") !== "bands" || aircraft.length === 1) return [];
  if (memberOf(memberOf(problem, "bands"), "aircraft") !== undefined) return [];
  const names = aircraft.slice(0, 20).map(nameOf).join(", ");
  return [
    {
      field: "bands.aircraft",
      ask: `Whose free headings, speeds and levels do you want: ${names}?`,
    },
  ];
}

/** One aircraft alone has nobody to be in conflict with. */
function ofOther(problem: object, aircraft: readonly unknown[]): readonly MissingField[] {
  if (aircraft.length > 1 || isSequence(problem, aircraft)) return [];
  const [only] = aircraft;
  const ask = `Which other aircraft are near ${nameOf(only, 0)}? Give position, altitude, ground speed and track of each.`;
  return [{ field: "aircraft[1]", ask }];
}

function lacking(one: unknown, key: string, field: string, ask: string): readonly MissingField[] {
  return memberOf(one, key) === undefined ? [{ field, ask }] : [];
}

function nameOf(one: unknown, index: number): string {
  const id = memberOf(one, "id");
  return typeof id === "string" && id.length > 0 && id.length <= 64 ? id : `aircraft ${index + 1}`;
}

function listOf(problem: object, key: string): readonly unknown[] {
  const value = memberOf(problem, key);
  return Array.isArray(value) ? value : [];
}

/** Of an object's own; null is as good as absent. */
function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[key] ?? undefined;
}
