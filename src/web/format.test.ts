import { expect, it } from "vitest";
import { formatLength, formatMoney, formatUtc } from "./format.js";

it.each([
  [0, "usd", "$0.00"],
  [5, "usd", "$0.05"],
  [200, "usd", "$2.00"],
  [123456, "usd", "$1234.56"],
  [1275, "usdc", "12.75 USDC"],
] as const)("writes %i cents of %s as %s", (cents, currency, expected) => {
  expect(formatMoney(cents, currency)).toBe(expected);
});

it.each([
  [15, "15 seconds"],
  [59, "59 seconds"],
  [60, "1 minute"],
  [61, "1 min 1 s"],
  [120, "2 minutes"],
  [299, "4 min 59 s"],
])("writes %i seconds as %s", (seconds, expected) => {
  expect(formatLength(seconds)).toBe(expected);
});

it("writes a moment in UTC wherever the server stands", () => {
  expect(formatUtc(Date.UTC(2026, 11, 31, 23, 59, 59, 999))).toBe("31 December 2026, 23:59:59 UTC");
});
