import { expect, it } from "vitest";
import { detectKind } from "./detect-kind.js";

it.each([
  ["<p>a</p>", "html"],
  ["\ufeff\n<!doctype html><style>p { color: red }</style>", "html"],
  ["plain words", "html"],
  ["<!-- a { b: c } --><p>x", "html"],
  ["p { color: red }", "css"],
  ["/* <p>not markup</p> */ a > b {}", "css"],
  ["@import 'a.css';", "css"],
  ["/* never closed <p>", "html"],
  ['.a::before { content: "<b>" }', "css"],
  ['{ "a": "#fff" }', "tokens"],
  ["{}", "tokens"],
  ['[{"a": 1}]', "tokens"],
  ["[data-x] { color: red }", "css"],
])("tells the kind of %j", (source, kind) => {
  expect(detectKind(source)).toBe(kind);
});
