import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { answerDate } from "../../src/engines/text/dates/answer-date.js";

/** Questions with answers by Python's `datetime`, `calendar` and `zoneinfo`. */
const questions = JSON.parse(
  readFileSync(new URL("dates/questions.json", import.meta.url), "utf8"),
) as readonly { readonly question: string; readonly answer: string | number }[];

it("answers questions of dates as another program does", () => {
  const context = { nowMs: Date.parse("2026-03-25T10:00:00Z"), timeZone: "UTC" };
  const wrong = questions.flatMap(({ question, answer }) => {
    const found = answerDate(question, context);
    const value = found.kind === "answer" ? found.value : found.code;
    return String(value).startsWith(String(answer)) ? [] : [{ question, answer, value }];
  });
  expect(wrong).toEqual([]);
});
