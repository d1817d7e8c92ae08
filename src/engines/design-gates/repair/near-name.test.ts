import { expect, it } from "vitest";
import { nearName } from "./near-name.js";

const names = ["button", "link", "list", "tab", "table", "username", "navigation", "address-line1"];

it.each([
  ["buton", "button"],
  ["BUTTNO", "button"],
  ["lnik", "link"],
  ["navigatoin", "navigation"],
  ["navgaton", "navigation"],
  ["address-line1x", "address-line1"],
])("takes %s for %s", (written, wanted) => {
  expect(nearName(written, names)).toBe(wanted);
});

it.each([
  ["a word that is near to none", "banana"],
  ["a word between two", "tabs"],
  ["a short word with two wrong letters", "surname"],
  ["a word of one letter", "t"],
  ["a word of a megabyte", "b".repeat(1_000_000)],
])("leaves %s", (_what, written) => {
  expect(nearName(written, names)).toBeUndefined();
});
