import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFlight } from "./read-flight.js";

const PIECES = [
  ..."0123456789 .,'-+/:;()[]{}|°\"\n@#=",
  "EHAM ",
  "KJFK ",
  "from ",
  "to ",
  "A330 ",
  "TAS ",
  "470 kt ",
  "wind 270/60 ",
  "then ",
  "tailwind ",
  "closed ",
  "25N-35N 60E-70E ",
  "(50,10) ",
  "waypoints ",
  "edges ",
  "A-B ",
  "sorry, ",
  "not ",
  "but ",
  "alternates ",
  "ETOPS 120 ",
  "dep 2330z ",
  "M.82 ",
  "FL350 ",
  '{"origin":"EHAM"} ',
  "from,to,tas\n",
  "| a | b |\n",
  "four hundred knots ",
  "New York ",
  "via ",
  "instead of ",
  "𝐄𝐇𝐀𝐌 ",
  "é",
];
const PATTERNS = [
  "EHAM-KJFK, ",
  "A 50 10, ",
  "A 50 10\n",
  "from ",
  "wind 270/60 then ",
  "sorry 450 kt ",
  "closed ",
  "25N-35N 60E-70E ",
  "edges A-B, ",
  '{"a":',
  "| A | 50 | 10 |\n",
  "tas,470\n",
  "uplink ",
  "a ",
  "1 ",
];

function expectSound(prompt: string): void {
  const { spans, missing } = readFlight(prompt);
  for (const { text, start, end } of spans) {
    expect(start).toBeLessThanOrEqual(end);
    expect(text).toBe(prompt.slice(start, end));
  }
  expect(new Set(missing.map(({ field }) => field)).size).toBe(missing.length);
}

describe("readFlight of any prompt", () => {
  it("gives spans of the prompt and asks for a field once", () => {
    const prompts = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.array(fc.constantFrom(...PIECES), { maxLength: 200 }).map((pieces) => pieces.join("")),
    );
    fc.assert(fc.property(prompts, expectSound), { numRuns: 300 });
  });

  it.each(PATTERNS)("reads 20,000 characters of %j", (pattern) => {
    expectSound(pattern.repeat(20_000 / pattern.length));
  });

  it("reads the same route among chatter before and behind it", () => {
    const words = fc.array(fc.constantFrom("please", "thanks", "quickly", "again", "hello", "we"), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(words, words, (before, behind) => {
        const prompt = `${before.join(" ")}. EHAM-KJFK, TAS 470 kt. ${behind.join(" ")}`;
        expect(readFlight(prompt).problem).toEqual({
          origin: "EHAM",
          destination: "KJFK",
          aircraft: { tas_kt: 470 },
        });
      }),
    );
  });
});
