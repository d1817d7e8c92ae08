import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EventReader } from "./event-stream.js";

function readAll(...pieces: string[]): string[] {
  const reader = new EventReader();
  return pieces.flatMap((piece) => reader.push(piece));
}

describe("EventReader", () => {
  it.each([
    ["one event", "data: a\n\n", ["a"]],
    ["no space after the colon", "data:a\n\n", ["a"]],
    ["only the first space is cut", "data:  a\n\n", [" a"]],
    ["several lines of data", "data: a\ndata: b\n\n", ["a\nb"]],
    ["empty data", "data\n\n", [""]],
    ["carriage returns", "data: a\r\n\r\ndata: b\r\rdata: c\n\n", ["a", "b", "c"]],
    ["comments and other fields", ": ping\n\nevent: x\nid: 1\ndata: a\n\n", ["a"]],
    ["a field that only begins like data", "database: a\n\n", []],
    ["an event that has not ended", "data: a\n", []],
  ])("reads %s", (_name, text, events) => {
    expect(readAll(text)).toEqual(events);
  });

  it("reads the same events wherever the text is cut", () => {
    const line = fc.oneof(
      fc.constantFrom("data: {}", "data:x y", ": comment", "event: e", "", "data"),
      fc.string({ maxLength: 5 }).map((text) => `data: ${text.replace(/[\r\n]/g, "")}`),
    );
    const lineEnd = fc.constantFrom("\n", "\r\n", "\r");
    const text = fc
      .array(fc.tuple(line, lineEnd), { maxLength: 12 })
      .map((lines) => lines.flat().join(""));
    fc.assert(
      fc.property(text, fc.array(fc.nat(80), { maxLength: 8 }), (whole, cuts) => {
        const places = [0, ...cuts.filter((cut) => cut < whole.length).sort((a, b) => a - b)];
        const pieces = places.map((from, index) => whole.slice(from, places[index + 1]));
        expect(readAll(...pieces, "\n")).toEqual(readAll(whole, "\n"));
      }),
    );
  });

  it("refuses an event without an end", () => {
    const reader = new EventReader();
    const line = `data: ${"x".repeat(1000)}\n`;
    expect(() => {
      for (let lines = 0; lines < 1_000; lines += 1) reader.push(line);
    }).not.toThrow();
    expect(() => {
      for (let lines = 0; lines < 100; lines += 1) reader.push(line);
    }).toThrow("too_large");
  });
});
