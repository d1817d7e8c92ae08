import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDateTime } from "./date-time.js";

describe("isDateTime", () => {
  it.each([
    "1985-04-12T23:20:50.52Z",
    "1996-12-19T16:39:57-08:00",
    "1937-01-01T12:00:27.87+00:20",
    "2021-09-30t16:25:24z",
    "2021-09-30T16:25:24.123456789123Z",
    "2021-09-30T00:00:00-00:00",
    "2024-02-29T00:00:00Z",
    "2000-02-29T00:00:00Z",
    "0000-02-29T00:00:00Z",
    "0099-12-31T23:59:59Z",
    "9999-12-31T23:59:59+23:59",
    "1990-12-31T23:59:60Z",
    "1990-12-31T15:59:60-08:00",
    "1972-06-30T23:59:60.5Z",
    "1991-01-01T00:59:60+01:00",
    "2015-07-01T05:29:60+05:30",
  ])("takes %s", (text) => expect(isDateTime(text)).toBe(true));

  it.each([
    "",
    "2021-09-30",
    "2021-09-30T16:25Z",
    "2021-09-30T16:25:24",
    "2021-09-30 16:25:24Z",
    "2021-09-30T16:25:24 Z",
    "2021-09-30T16:25:24.Z",
    "2021-09-30T16:25:24,5Z",
    "2021-09-30T16:25:24+0200",
    "2021-09-30T16:25:24+02",
    "2021-09-30T16:25:24+2:00",
    "2021-09-30T16:25:24+24:00",
    "2021-09-30T16:25:24+02:60",
    "2021-09-30T24:00:00Z",
    "2021-09-30T16:60:24Z",
    "2021-09-30T16:25:61Z",
    "2021-09-30T16:25:60Z",
    "2021-09-30T23:59:60Z",
    "1990-12-30T23:59:60Z",
    "1990-12-31T23:59:60-08:00",
    "1990-12-31T22:59:60Z",
    "2021-00-10T16:25:24Z",
    "2021-13-10T16:25:24Z",
    "2021-01-00T16:25:24Z",
    "2021-01-32T16:25:24Z",
    "2021-04-31T16:25:24Z",
    "2021-02-29T16:25:24Z",
    "1900-02-29T16:25:24Z",
    "2024-02-30T16:25:24Z",
    "21-09-30T16:25:24Z",
    "02021-09-30T16:25:24Z",
    "+002021-09-30T16:25:24Z",
    "-2021-09-30T16:25:24Z",
    "2021-9-30T16:25:24Z",
    "20210930T162524Z",
    "2021-W39-4T16:25:24Z",
    "2021-09-30T16:25:24ZZ",
    " 2021-09-30T16:25:24Z",
    "2021-09-30T16:25:24Z\n",
    "２０２１-09-30T16:25:24Z",
    "Wed Oct 05 2011 16:48:00 GMT+0200 (CEST)",
    "1633019124",
  ])("refuses %j", (text) => expect(isDateTime(text)).toBe(false));

  it("takes every time that the platform writes", () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date("0001-01-01T00:00:00Z"),
          max: new Date("9999-12-31T23:59:59.999Z"),
          noInvalidDate: true,
        }),
        (date) => {
          expect(isDateTime(date.toISOString())).toBe(true);
        },
      ),
    );
  });

  it("knows the same days as the calendar of the platform", () => {
    const digits = (value: number, length: number) => String(value).padStart(length, "0");
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, day) => {
          const text = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}T00:00:00.000Z`;
          const date = new Date(0);
          date.setUTCFullYear(year, month - 1, day);
          expect(isDateTime(text)).toBe(date.toISOString() === text);
        },
      ),
    );
  });
});
