import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerDate } from "./answer-date.js";

const context = { nowMs: Date.parse("2026-03-25T10:00:00Z"), timeZone: "UTC" };
const ask = (text: string) => answerDate(text, context);

describe("refusals", () => {
  it.each([
    ["days between 03/04/2026 and 2026-05-01", "ambiguous", "2026-04-03"],
    ["What weekday is 5/6/26?", "ambiguous", "four digits"],
    ["What day of the week is 2026-02-31?", "out_of_range", "28 days"],
    ["What weekday is 0000-01-01?", "out_of_range", "1 to 9999"],
    ["What weekday is 275761-01-01?", "out_of_range", "1 to 9999"],
    ["What is 2026-01-01 plus 9000 years?", "out_of_range", "1 to 9999"],
    ["What weekday is Monday 24 March 2026?", "ambiguous", "Tuesday"],
    ["What time is 25:10 in Berlin on 2026-05-05 in London?", "out_of_range", "25:10"],
    ["When it is 9am in London, what time is it in Atlantis?", "unknown_zone", "atlantis"],
    ["What time is it in Australia?", "ambiguous", "several times"],
    ["What is the fifth Friday of February 2026?", "out_of_range", "no fifth"],
    ["How many seconds are in P1Y?", "ambiguous", "no fixed length"],
    ["How many dreams until Christmas?", "not_understood", "not understood"],
    ["Why is 2026-05-01 a holiday?", "not_understood", "not understood"],
  ])("%s", (text, code, part) => {
    const found = ask(text);
    expect(found).toMatchObject({ kind: "refused", code });
    expect(found.kind === "refused" && found.message).toContain(part);
  });

  it("refuses a zone of the asker that does not exist", () => {
    const found = answerDate("What date is it?", { ...context, timeZone: "Mars/Olympus" });
    expect(found).toMatchObject({ kind: "refused", code: "unknown_zone" });
  });
});

describe("what is stated", () => {
  it.each([
    ["2026-01-31 + 1 month", "2026-02-28", "no day 31"],
    ["Convert 3pm EST to IST", "2026-03-26T01:30:00+05:30", "Israel Standard Time"],
    [
      "What time is 02:30 in Berlin on 2026-03-29 in UTC?",
      "2026-03-29T01:30:00+00:00",
      "not exist",
    ],
    ["What time is 02:30 in Berlin on 2026-10-25 in UTC?", "2026-10-25T00:30:00+00:00", "twice"],
    ["How many days until 25 December?", 275, "no year"],
    ["What date is 5 business days after 2026-04-03?", "2026-04-10", "public holidays"],
  ])("%s", (text, value, part) => {
    const found = ask(text);
    expect(found).toMatchObject({ kind: "answer", value });
    expect(found.kind === "answer" && found.text).toContain(part);
  });
});

describe("invariants", () => {
  const days = fc.integer({ min: -600_000, max: 2_000_000 });
  const iso = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);

  it("counts the days that it adds", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 20_000 }), (day, amount) => {
        const later = ask(`What date is ${amount} days after ${iso(day)}?`);
        expect(later).toMatchObject({ value: iso(day + amount) });
        const between = ask(`How many days are between ${iso(day)} and ${iso(day + amount)}?`);
        expect(between).toMatchObject({ value: amount });
      }),
      { numRuns: 60 },
    );
  });

  it("turns Unix time into a date and back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
        const there = ask(`Convert the unix timestamp ${seconds} to a date`);
        const back = there.kind === "answer" && ask(`unix timestamp of ${there.value}`);
        expect(back).toMatchObject({ value: seconds });
      }),
      { numRuns: 60 },
    );
  });

  it("answers any text, and soon", () => {
    const words =
      "what is how many days between and to in on at next monday 2026-01-01 3pm berlin + - after of the".split(
        " ",
      );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 60 }), (text) => {
        expect(["answer", "refused"]).toContain(ask(text.join(" ")).kind);
      }),
      { numRuns: 150 },
    );
    const startedAt = performance.now();
    for (const word of ["1 ", "in ", "a and ", "-", "monday ", "between 1 and ", "((", "12:"])
      expect(ask(word.repeat(400 / word.length)).kind).toBe("refused");
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});

describe("dates told in a sentence", () => {
  it.each([
    [
      "A flight leaves New York at 18:30 on 10 June 2026 and takes 7 hours 15 minutes. What time does it land in London?",
      "2026-06-11T06:45:00+01:00",
    ],
    ["An invoice of 1 February 2026 is payable within 30 days. When is it due?", "2026-03-03"],
    ["The job ended at Unix time 1700000000. What date is that?", "2023-11-14T22:13:20Z"],
    ["Of 2023-05-04, 2022-12-31 and 2023-01-01, which date is the earliest?", "2022-12-31"],
    ["How many minutes between 10:45 pm and 1:20 am the next day?", 1595 - 1440],
    ["350 minutes in h:mm format?", "5:50"],
    [
      "A subscription started 2025-06-10 and renews every 90 days. When is the next renewal?",
      "2026-06-05",
    ],
  ])("%s", (text, value) => {
    expect(ask(text)).toMatchObject({ kind: "answer", value });
  });

  it.each([
    "invoice of 1 May 2026 payable within 10 days with 2% discount, otherwise within 30 days. When is it due?",
    "A flight leaves Paris at 9:00 on 4 May 2026, stops 2 hours in Rome, and takes 7 hours. When does it land in Cairo?",
    "A meeting runs from 9:00 to 10:30 with a 15 minute break. How long is it?",
  ])("leaves alone what is told with more than it reads: %s", (text) => {
    expect(ask(text).kind).toBe("refused");
  });
});
