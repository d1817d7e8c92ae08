import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTime, TIME_MAX } from "./parse-time.js";
import { type Batch, EVENTS_MAX, FAULTS_MAX, type ReadBatch, readBatch } from "./read-batch.js";
import { EVENT_BYTES_MAX, type Fault, readEvent } from "./read-event.js";

const named = { app_id: "a", event_name: "b" };

function readText(text: string, brokenLinesMax = EVENTS_MAX): Batch {
  return readBatch({ bytes: Buffer.from(text), brokenLinesMax });
}

function read(text: string): ReadBatch {
  const batch = readText(text);
  if (batch.outcome !== "read") throw new Error(`the batch is ${batch.outcome}`);
  return batch;
}

function faultsOf(value: unknown): Fault[] {
  const faults: Fault[] = [];
  const event = readEvent(value, faults);
  expect(event === undefined).toBe(faults.length > 0);
  return faults;
}

describe("an event", () => {
  it("keeps its whole content", () => {
    const sent = { ...named, event_id: "c", timestamp: 5, user_id: null, properties: { x: [1.5] } };
    const event = readEvent(sent, []);
    expect(event).toMatchObject({ appId: "a", eventName: "b", eventId: "c", occurredAt: 5 });
    expect(JSON.parse(event?.content ?? "")).toEqual(sent);
    expect(readEvent(named, [])).toMatchObject({ eventId: null, occurredAt: null });
    const nulls = { ...named, event_id: null, timestamp: null };
    expect(readEvent(nulls, [])).toEqual(readEvent(named, []));
  });

  it.each([
    ["128 characters", "é".repeat(128)],
    ["128 characters beyond the first plane", "😀".repeat(128)],
    ["one character", " "],
  ])("may have a name of %s", (_title, name) => {
    expect(faultsOf({ app_id: name, event_name: name, event_id: name })).toEqual([]);
  });

  const nameFaults: [unknown, string][] = [
    [undefined, "is required"],
    [null, "must be a string"],
    [1, "must be a string"],
    [["a"], "must be a string"],
    ["", "must have at least 1 character"],
    ["x".repeat(129), "must have at most 128 characters"],
    ["😀".repeat(129), "must have at most 128 characters"],
    ["x".repeat(60_000), "must have at most 128 characters"],
  ];
  it.each(nameFaults)("is refused with the name %#", (name, reason) => {
    for (const field of ["app_id", "event_name"]) {
      expect(faultsOf({ ...named, [field]: name })).toEqual([
        { field, reason: `${field} ${reason}` },
      ]);
    }
    if (name === undefined || name === null) return;
    expect(faultsOf({ ...named, event_id: name })).toEqual([
      { field: "event_id", reason: `event_id ${reason}` },
    ]);
  });

  it.each([5, "text", null, true, [], [named]])("is refused when it is %j", (value) => {
    expect(faultsOf(value)).toEqual([{ field: "event", reason: "an event must be an object" }]);
  });

  const flaws: [string, string, string][] = [
    ['"properties":{"a":["\\u0000"]}', "properties", "holds the character U+0000"],
    ['"properties":{"\\u0000":1}', "properties", "holds the character U+0000"],
    ['"user_id":"\\ud800"', "user_id", "holds half of a surrogate pair"],
    ['"properties":[{"\\udc00":1}]', "properties", "holds half of a surrogate pair"],
    ['"\\ud800":1', "event", "holds half of a surrogate pair"],
    ['"value":1e999', "value", "holds a number out of range"],
    ['"value":[[-1e999]]', "value", "holds a number out of range"],
    ['"__proto__":{"x":1}', "__proto__", "holds the key __proto__"],
    ['"properties":{"__proto__":1}', "properties", "holds the key __proto__"],
    ['"constructor":{"prototype":1}', "constructor", "holds the key constructor.prototype"],
  ];
  it.each(flaws)("is refused with %s", (field, name, reason) => {
    const batch = read(`{"app_id":"a","event_name":"b",${field}}`);
    expect(batch.faults).toEqual([{ index: 0, field: name, reason: `${name} ${reason}` }]);
    expect(batch).toMatchObject({ events: [], rejected: 1 });
  });

  it("is refused with U+0000 in its own fields", () => {
    expect(faultsOf({ ...named, event_id: "a\0" })).toEqual([
      { field: "event_id", reason: "event_id holds the character U+0000" },
    ]);
  });

  it("names no field whose name is very long", () => {
    const faults = faultsOf({ ...named, ["k".repeat(129)]: "\0" });
    expect(faults).toEqual([{ field: "event", reason: "event holds the character U+0000" }]);
  });

  it("has at most 64 KiB of JSON, in UTF-8", () => {
    const frame = JSON.stringify({ ...named, x: "" }).length;
    const fits = (x: string) => faultsOf({ ...named, x }).length === 0;
    const room = EVENT_BYTES_MAX - frame;
    expect(fits("x".repeat(room))).toBe(true);
    expect(fits("x".repeat(room + 1))).toBe(false);
    expect(fits("é".repeat(Math.floor(room / 2)))).toBe(true);
    expect(fits("é".repeat(Math.floor(room / 2) + 1))).toBe(false);
  });
});

describe("a batch", () => {
  it("holds what was written, whichever way it was written", () => {
    const event = fc.record({
      app_id: fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !text.includes("\0")),
      event_name: fc.constant("b"),
      note: fc.oneof(fc.string({ unit: "grapheme" }), fc.integer(), fc.constant('}\n{"[')),
    });
    fc.assert(
      fc.property(fc.array(event, { minLength: 2, maxLength: 8 }), (events) => {
        const sent = events.filter(({ note }) => !String(note).includes("\0"));
        const lines = sent.map((each) => JSON.stringify(each));
        const ways = [
          JSON.stringify(sent),
          JSON.stringify({ events: sent }, null, 1),
          `[]\n${lines.join("\n")}`,
        ];
        for (const text of sent.length > 1 ? ways : ways.slice(0, 2)) {
          expect(read(text).events.map(({ content }) => JSON.parse(content))).toEqual(sent);
        }
      }),
    );
  });

  it("accounts for every value of a list, whatever it is", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.constant(named))), (values) => {
        const { events, rejected, faults } = read(JSON.stringify(values));
        expect(events.length + rejected).toBe(values.length);
        expect(new Set(faults.map(({ index }) => index)).size).toBe(rejected);
      }),
    );
  });

  it("never throws, whatever the bytes are", () => {
    const outcomes = ["read", "unreadable"];
    const text = fc.string({ unit: fc.constantFrom(...'{}[]",:\\\n 1eau-', "\0", "é") });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          text.map((it) => Buffer.from(it)),
        ),
        (bytes) => {
          expect(outcomes).toContain(readBatch({ bytes, brokenLinesMax: EVENTS_MAX }).outcome);
        },
      ),
    );
  });

  it("takes 64 levels in a document and in a line, not 65", () => {
    const nested = (levels: number) =>
      `{"app_id":"a","event_name":"b","x":${"[".repeat(levels - 1)}"]{["${"]".repeat(levels - 1)}}`;
    expect(read(nested(64))).toMatchObject({ rejected: 0 });
    expect(readText(nested(65))).toEqual({
      outcome: "unreadable",
      reason: "the body is nested over 64 levels deep",
    });
    expect(read(`${nested(64)}\n${nested(65)}\n${nested(2)}`)).toMatchObject({
      rejected: 1,
      faults: [{ index: 1, field: "event" }],
    });
  });

  it("reads lines after very many that open a bracket and never close it", () => {
    const text = `${'{"a":\n'.repeat(100)}${JSON.stringify(named)}`;
    expect(read(text)).toMatchObject({ rejected: 100, events: [{ appId: "a" }] });
  });

  it("holds at most 10000 events, written either way", () => {
    const line = `${JSON.stringify(named)}\n`;
    const list = (count: number) => JSON.stringify(Array(count).fill(named));
    expect(read(list(EVENTS_MAX)).events).toHaveLength(EVENTS_MAX);
    expect(read(line.repeat(EVENTS_MAX)).events).toHaveLength(EVENTS_MAX);
    expect(readText(list(EVENTS_MAX + 1))).toEqual({ outcome: "too-many" });
    expect(readText(line.repeat(EVENTS_MAX + 1))).toEqual({ outcome: "too-many" });
  });

  it("builds nothing of more than 500,000 objects, lists and members", () => {
    expect(readText(`[${"{},".repeat(500_001)}{}]`)).toEqual({
      outcome: "too-large",
      reason: "the body holds more than 500000 objects, lists and members",
    });
  });

  it("names at most 1000 faults", () => {
    const { rejected, faults } = read(JSON.stringify(Array(FAULTS_MAX).fill({})));
    expect([rejected, faults.length]).toEqual([FAULTS_MAX, FAULTS_MAX]);
    expect(faults.at(-1)).toMatchObject({ index: FAULTS_MAX / 2 - 1, field: "event_name" });
  });

  it("is given up when more lines are broken than allowed", () => {
    const text = `${JSON.stringify(named)}\nx\nx\nx`;
    expect(readText(text, 3)).toMatchObject({ outcome: "read", rejected: 3 });
    expect(readText(text, 2)).toEqual({ outcome: "costly" });
    const broken = "x\n".repeat(EVENTS_MAX + 1);
    expect(readText(broken)).toMatchObject({ outcome: "unreadable" });
    expect(readText(`[]\n${broken}`)).toEqual({ outcome: "too-many" });
  });
});

describe("a time", () => {
  const times: [unknown, number][] = [
    [0, 0],
    [TIME_MAX, TIME_MAX],
    ["1970-01-01T00:00:00.000Z", 0],
    ["2026-01-31", Date.UTC(2026, 0, 31)],
    ["2024-02-29T23:59", Date.UTC(2024, 1, 29, 23, 59)],
    ["2026-01-31T09:30:05", Date.UTC(2026, 0, 31, 9, 30, 5)],
    ["2026-01-31 09:30:05,5Z", Date.UTC(2026, 0, 31, 9, 30, 5, 500)],
    ["2026-01-31t09:30:05.123999z", Date.UTC(2026, 0, 31, 9, 30, 5, 123)],
    ["2026-01-31T00:30:00+01:00", Date.UTC(2026, 0, 30, 23, 30)],
    ["2026-01-31T00:30:00-0530", Date.UTC(2026, 0, 31, 6)],
    ["2026-01-31T00:30-05", Date.UTC(2026, 0, 31, 5, 30)],
  ];
  it.each(times)("is read from %j", (value, time) => expect(parseTime(value)).toBe(time));

  it.each([
    -1,
    1.5,
    TIME_MAX + 1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    null,
    [],
    "",
    "now",
    "2026",
    "1769850000000",
    "2026-02-30",
    "2025-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-01-31T24:00:00Z",
    "2026-01-31T09:60:00Z",
    "2026-01-31T09:30:60Z",
    "2026-01-31T09:30:00+24:00",
    "2026-01-31T09:30:00+",
    "1969-12-31T23:59:59Z",
    "1970-01-01T00:00:00+01:00",
    "+002026-01-31T00:00:00Z",
    " 2026-01-31",
  ])("is not read from %j", (value) => expect(parseTime(value)).toBeUndefined());

  it("is read back from every text that dates write", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TIME_MAX }), (time) => {
        expect(parseTime(new Date(time).toISOString())).toBe(time);
      }),
    );
  });
});
