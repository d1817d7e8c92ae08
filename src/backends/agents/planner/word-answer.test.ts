import { expect, it } from "vitest";
import { wordAnswer } from "./word-answer.js";

it.each([
  ["a text as it is", "# Title", "# Title"],
  ["the words of an answer", { id: "x", output: { summary: "Go by bus.", n: 3 } }, "Go by bus."],
  ["its members where it has no words", { is_ai: false, score: 0.1 }, "is ai: false\nscore: 0.1"],
  ["lists in a line", { tags: ["a", "b"], none: [] }, "tags: a, b\nnone: none"],
  ["members of members by their names", { a: { b: 1 } }, "a, b: 1"],
  ["objects of a list by their numbers", [{ a: 1 }, { a: 2 }], "1, a: 1\n2, a: 2"],
  ["a number", 36, "36"],
  [
    "links in lines of their own",
    {
      format: "links",
      links: [
        { href: "https://a.example/", text: "A" },
        { href: "/b", text: "" },
      ],
    },
    "A: https://a.example/\n/b",
  ],
  ["that there are no links", { format: "links", links: [] }, "no links"],
  ["members of links that are none", { links: [{ to: "b" }] }, "links 1, to: b"],
  ["that there was nothing", undefined, "Nothing was answered."],
  ["that an object is empty", {}, "Nothing was answered."],
])("shows %s", (_name, value, text) => {
  expect(wordAnswer(value)).toBe(text);
});

it("bounds long answers and deep ones", () => {
  const wide = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, n) => [`n${n}`, "y".repeat(9_999)]),
  );
  expect(wordAnswer(wide).length).toBeLessThan(12_000);
  let deep: object = { end: 1 };
  for (let level = 0; level < 60; level += 1) deep = { level: deep };
  expect(wordAnswer(deep)).toHaveLength(401);
  expect(wordAnswer("z".repeat(100_000))).toHaveLength(16_000);
});
