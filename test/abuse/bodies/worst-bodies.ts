import {
  alphabets,
  type Filler,
  freeValues,
  illegalValues,
  manyKeys,
  repeated,
} from "./fillers.js";
import { fitsText, type Schema, smallest, typeOf } from "./schema.js";
import { type Slot, slotsOf } from "./slots.js";

/** A body that is bad for who reads it. */
export interface WorstBody {
  /** What is bad about it, and where. */
  readonly kind: string;
  /** `valid` by the schema, `invalid` by it, or `broken`: no JSON, or none that is taken. */
  readonly verdict: "valid" | "invalid" | "broken";
  /** Made anew by each call, since many of them at once would fill the memory. */
  make(): Buffer;
}

export interface WorstBodiesOptions {
  /** The limit of the route: no body has more bytes, except the one that is over it. */
  readonly bytesMax: number;
  /** Fields that stand in every body. */
  readonly fixed?: Readonly<Record<string, unknown>>;
}

/** The worst bodies for a schema: of the whole, then of every place in it. */
export function worstBodies(schema: Schema, options: WorstBodiesOptions): WorstBody[] {
  const slots = slotsOf(schema, options.fixed);
  const { bytesMax } = options;
  return [
    ...wholeBodies(schema, options),
    ...slots.flatMap((slot) =>
      bodiesOfSlot(slot, bytesMax).map((body) => ({ ...body, kind: `${slot.name}: ${body.kind}` })),
    ),
  ];
}

type Bodies = WorstBody[];

/** The body filled up by a field that no schema knows, and what breaks a body at its end. */
function wholeBodies(schema: Schema, { bytesMax, fixed = {} }: WorstBodiesOptions): Bodies {
  const branch = schema.anyOf?.[0] ?? schema;
  const known = Object.entries(fixed).filter(([, value]) => value !== undefined);
  const base = {
    ...(smallest({ ...branch, type: "object" }) as object),
    ...Object.fromEntries(known),
  };
  const text = JSON.stringify(base);
  const before = `${text.slice(0, -1)}${text === "{}" ? "" : ","}`;
  const isOpen = branch.additionalProperties !== false;
  const verdict = isOpen ? "valid" : "invalid";
  const around = { before: `${before}"unknown":`, after: "}" };
  const members = (fill: Filler, end = "}") => filled({ before, after: end, fill, bytesMax });
  const manyThen = (end: string) => () => members((bytes) => manyKeys(bytes), end);
  const filledKinds = (
    values: Readonly<Record<string, Filler>>,
    how: WorstBody["verdict"],
  ): Bodies =>
    Object.entries(values).map(([kind, fill]) => ({
      kind: `unknown field: ${kind}`,
      verdict: how,
      make: () => filled({ ...around, fill, bytesMax }),
    }));
  return [
    { kind: "most unknown keys", verdict, make: manyThen("}") },
    {
      kind: "one unknown key again and again",
      verdict,
      make: () => members((bytes) => repeated('"~":0', bytes)),
    },
    {
      kind: "blanks",
      verdict: "valid",
      make: () => filled({ before: text.slice(0, -1), after: "}", fill: () => "", bytesMax }),
    },
    ...filledKinds(freeValues, verdict),
    ...filledKinds(illegalValues, "broken"),
    { kind: "most unknown keys, broken at the end", verdict: "broken", make: manyThen("!") },
    { kind: "most unknown keys, cut off", verdict: "broken", make: manyThen("") },
    {
      kind: "most unknown keys, then __proto__",
      verdict: "broken",
      make: manyThen(',"__proto__":{}}'),
    },
    {
      kind: "most unknown keys, then half a pair",
      verdict: "broken",
      make: manyThen(',"z":"\\ud800"}'),
    },
    { kind: "most unknown keys, then 1e400", verdict: "broken", make: manyThen(',"z":1e400}') },
    {
      kind: "bytes that are no UTF-8",
      verdict: "broken",
      make: () => Buffer.alloc(bytesMax, 0xff),
    },
    { kind: "nothing but brackets", verdict: "broken", make: () => Buffer.alloc(bytesMax, "[") },
    { kind: "nothing but quotes", verdict: "broken", make: () => Buffer.alloc(bytesMax, '"') },
    {
      kind: "one byte over the limit",
      verdict: "broken",
      make: () =>
        filled({ before, after: "}", fill: (bytes) => manyKeys(bytes), bytesMax: bytesMax + 1 }),
    },
  ];
}

function bodiesOfSlot(slot: Slot, bytesMax: number): Bodies {
  const { schema } = slot;
  if (schema.enum || schema.const !== undefined) return [];
  switch (typeOf(schema)) {
    case undefined:
      return freeBodies(slot, bytesMax);
    case "object":
      return objectBodies(slot, bytesMax);
    case "array":
      return arrayBodies(slot, bytesMax);
    case "string":
      return textBodies(slot, bytesMax);
    case "integer":
    case "number":
      return numberBodies(slot, bytesMax);
    default:
      return [];
  }
}

function freeBodies(slot: Slot, bytesMax: number): Bodies {
  if (slot.schema.anyOf?.[0])
    return bodiesOfSlot({ ...slot, schema: slot.schema.anyOf[0] }, bytesMax);
  const legal = fromFillers(slot, bytesMax, freeValues, "valid");
  return [...legal, ...fromFillers(slot, bytesMax, illegalValues, "broken")];
}

function objectBodies(slot: Slot, bytesMax: number): Bodies {
  const { additionalProperties: more, properties = {}, maxProperties } = slot.schema;
  if (typeof more === "object")
    return mapBodies(slot, bytesMax, { value: more, countMax: maxProperties });
  if (more !== true || Object.keys(properties).length > 0) return [];
  const inField = Object.fromEntries(
    Object.entries({ ...freeValues }).map(([kind, fill]): [string, Filler] => [
      kind,
      (bytes) => (kind === "most keys" ? fill(bytes) : `{"a":${fill(bytes - 6)}}`),
    ]),
  );
  return fromFillers(slot, bytesMax, inField, "valid");
}

function mapBodies(
  slot: Slot,
  bytesMax: number,
  { value, countMax }: { readonly value: Schema; readonly countMax: number | undefined },
): Bodies {
  const small = JSON.stringify(smallest(value));
  const map =
    (count?: number): Filler =>
    (bytes) =>
      `{${manyKeys(bytes - 2, small, count)}}`;
  return [
    ...fromFillers(slot, bytesMax, { "most keys": map(countMax) }, "valid"),
    ...(countMax && countMax * (small.length + 8) < roomIn(slot, bytesMax)
      ? fromFillers(slot, bytesMax, { "keys without a bound": map() }, "invalid")
      : []),
  ];
}

function arrayBodies(slot: Slot, bytesMax: number): Bodies {
  const { items = {}, maxItems, uniqueItems } = slot.schema;
  const small = JSON.stringify(smallest(items));
  const wrong = typeOf(items) === "string" || items.enum ? "0" : '"x"';
  const hasType = items.type !== undefined || items.enum !== undefined || items.anyOf !== undefined;
  const list =
    (item: string, count = maxItems): Filler =>
    (bytes) =>
      `[${repeated(item, bytes - 2, count)}]`;
  const thenWrong: Filler = (bytes) =>
    `[${repeated(small, bytes - 3 - wrong.length, (maxItems ?? Number.POSITIVE_INFINITY) - 1)},${wrong}]`;
  const invalid: Record<string, Filler> = {};
  if (maxItems !== undefined && maxItems * (small.length + 1) < roomIn(slot, bytesMax))
    invalid["items without a bound"] = list(small, Number.POSITIVE_INFINITY);
  if (hasType) {
    invalid["the last item wrong"] = thenWrong;
    invalid["every item wrong"] = list(wrong);
  }
  const longest = longestItem(items, roomIn(slot, bytesMax) - 2);
  return [
    ...(uniqueItems ? [] : fromFillers(slot, bytesMax, { "most items": list(small) }, "valid")),
    ...(longest && !uniqueItems
      ? fromFillers(slot, bytesMax, { "longest items": list(longest) }, "valid")
      : []),
    ...fromFillers(slot, bytesMax, invalid, "invalid"),
  ];
}

/** A text of the greatest length that there is room for, as an item. */
function longestItem(items: Schema, room: number): string | undefined {
  if (typeOf(items) !== "string" || items.maxLength === undefined) return undefined;
  const text = "a".repeat(Math.max(0, Math.min(items.maxLength, room - 2)));
  return fitsText(items, text) ? JSON.stringify(text) : undefined;
}

function textBodies(slot: Slot, bytesMax: number): Bodies {
  const { schema } = slot;
  const room = roomIn(slot, bytesMax) - 2;
  const legal = Object.entries(alphabets).flatMap(([kind, { written, character }]): Bodies => {
    const fitting = Math.floor(room / Buffer.byteLength(written));
    const count = Math.min(schema.maxLength ?? fitting, fitting);
    if (!fitsText(schema, character.repeat(count))) return [];
    const make = () => Buffer.from(`${slot.before}"${written.repeat(count)}"${slot.after}`);
    return [{ kind: `longest text of ${kind}`, verdict: "valid", make }];
  });
  const { pattern, format } = schema;
  const isBounded =
    format !== undefined || (pattern !== undefined && !new RegExp(pattern, "u").test("a\u0000"));
  const longest = (written: string, bytes: number) =>
    written.repeat(Math.floor((bytes - 8) / Buffer.byteLength(written)));
  const endless = ["a", "a.", "a@a", "0", " ", "é"]
    .filter(
      (written) => isBounded || longest(written, room + 2).length > (schema.maxLength ?? room),
    )
    .map((written): [string, Filler] => [
      `text without a bound of ${written}`,
      // The last character is one that no pattern allows: what backtracks does so from there.
      (bytes) => `"${longest(written, bytes)}\\u0000"`,
    ]);
  return [...legal, ...fromFillers(slot, bytesMax, Object.fromEntries(endless), "invalid")];
}

function numberBodies(slot: Slot, bytesMax: number): Bodies {
  const { minimum, maximum } = slot.schema;
  const at = (kind: string, bound: number | undefined): Bodies =>
    bound === undefined
      ? []
      : [{ kind, verdict: "valid", make: () => Buffer.from(slot.before + bound + slot.after) }];
  return [
    ...at("least number", minimum),
    ...at("greatest number", maximum),
    ...fromFillers(
      slot,
      bytesMax,
      { "longest integer": illegalValues["longest integer"] as Filler },
      "broken",
    ),
  ];
}

function fromFillers(
  { before, after }: Slot,
  bytesMax: number,
  fillers: Readonly<Record<string, Filler>>,
  verdict: WorstBody["verdict"],
): Bodies {
  return Object.entries(fillers).map(([kind, fill]) => ({
    kind,
    verdict,
    make: () => filled({ before, after, fill, bytesMax }),
  }));
}

/** Bytes that a body leaves for what is put into a place. */
function roomIn({ before, after }: Pick<Slot, "before" | "after">, bytesMax: number): number {
  return bytesMax - Buffer.byteLength(before) - Buffer.byteLength(after);
}

/** Exactly so many bytes: what a filling leaves over is blanks before the end. */
function filled(parts: {
  readonly before: string;
  readonly after: string;
  readonly fill: Filler;
  readonly bytesMax: number;
}): Buffer {
  const { before, after, fill, bytesMax } = parts;
  const text = Buffer.from(before + fill(roomIn(parts, bytesMax)));
  const body = Buffer.alloc(bytesMax, " ");
  text.copy(body);
  Buffer.from(after).copy(body, bytesMax - Buffer.byteLength(after));
  return body;
}
