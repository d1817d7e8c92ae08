import { describe, expect, it } from "vitest";
import { findFormatFault } from "./packet-format.js";

const HASH = Buffer.alloc(32, 1).toString("base64");

function packetAt(issuedAt: string): unknown {
  return {
    format: "evidence-packet/1",
    payload: {
      type: "other",
      id: `pkt_${"0".repeat(24)}`,
      issuer: "log.test/a",
      chain: "0".repeat(16),
      issued_at: issuedAt,
      seq: 0,
      prev: null,
    },
    hash: `sha256:${"0".repeat(64)}`,
    signature: {
      alg: "Ed25519",
      key_id: "log.test/a+00000000",
      sig: Buffer.alloc(64).toString("base64"),
    },
    log: { origin: "log.test/a", index: 0, leaf_hash: HASH, proof: [HASH], checkpoint: "" },
  };
}

function isTakenAt(issuedAt: string): boolean {
  const fault = findFormatFault(packetAt(issuedAt));
  if (fault === undefined) return true;
  expect(fault).toBe("payload.issued_at must be a time in UTC with milliseconds");
  return false;
}

describe("the time of a packet", () => {
  it.each([
    ["0000", 29],
    ["1900", 28],
    ["2000", 29],
    ["2023", 28],
    ["2024", 29],
    ["9999", 28],
  ])("is on a day that the calendar has in %s", (year, daysOfFebruary) => {
    const days = [31, daysOfFebruary, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        const date = [year, ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
        const isDay = day >= 1 && day <= (days[month - 1] ?? 0);
        expect([date, isTakenAt(`${date}T23:59:59.999Z`)]).toEqual([date, isDay]);
      }
    }
  });

  it.each([
    "2024-02-29T24:00:00.000Z",
    "2024-01-01T24:00:00.000Z",
    "2024-01-01T23:60:00.000Z",
    "2024-01-01T23:59:60.000Z",
    "2024-01-01T12:00:00Z",
    "2024-01-01T12:00:00.000",
    "2024-01-01T12:00:00.000+00:00",
    "2024-01-01T12:00:00.000Z\n",
    "+002024-01-01T12:00:00.000Z",
    "",
  ])("is not %j", (issuedAt) => {
    expect(isTakenAt(issuedAt)).toBe(false);
  });
});
