import { expect, it } from "vitest";
import { readCacheWish } from "./cache-control.js";

it.each<[string | undefined, boolean, boolean, number]>([
  [undefined, true, true, Number.POSITIVE_INFINITY],
  ["", true, true, Number.POSITIVE_INFINITY],
  ["no-cache", false, true, Number.POSITIVE_INFINITY],
  ["No-Store", false, false, Number.POSITIVE_INFINITY],
  ["max-age=60", true, true, 60_000],
  ['max-age="0"', true, true, 0],
  ["private, max-age=60 , max-age=5", true, true, 5_000],
  ["max-age=-1, max-age=x, max-age=99999999999", true, true, Number.POSITIVE_INFINITY],
])("%s", (header, mayUse, mayKeep, ageMsMax) => {
  expect(readCacheWish(header)).toEqual({ mayUse, mayKeep, ageMsMax });
});
