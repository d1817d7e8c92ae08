import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiError } from "../api-error.js";
import { type BodyOwner, type BodyShare, createBodyMemory } from "./body-memory.js";

const SMALL = 65_536;
const bounds = {
  serverBytes: 16 * SMALL,
  addressBytes: 10 * SMALL,
  callerBytes: 6 * SMALL,
  keylessBytes: 4 * SMALL,
};
const ann = { address: "192.0.2.1", caller: "ann" };
const bob = { address: "192.0.2.1", caller: "bob" };
const eve = { address: "192.0.2.9", caller: "eve" };
const nobody = { address: "192.0.2.1", caller: undefined };

const memoryOf = () => {
  const memory = createBodyMemory(bounds);
  const reserve = (owner: BodyOwner, bytes: number) => {
    const share = memory.share(() => owner);
    share.reserve(bytes);
    return share;
  };
  const refusal = (owner: BodyOwner, bytes: number) => {
    try {
      reserve(owner, bytes);
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
    throw new Error("there was room");
  };
  return { memory, reserve, refusal };
};

describe("the memory for bodies", () => {
  it("refuses with 429 what is over the share of a caller, and takes that of others", () => {
    const { reserve, refusal } = memoryOf();
    reserve(ann, 5 * SMALL);
    expect(refusal(ann, 2 * SMALL)).toMatchObject({
      status: 429,
      code: "rate_limited",
      headers: { "retry-after": "1" },
      message: `requests of this key have ${5 * SMALL} bytes of bodies in flight, and ${6 * SMALL} are the most; try again`,
    });
    reserve(bob, 5 * SMALL);
  });

  it("refuses with 429 what is over the share of an address, with or without keys", () => {
    const { reserve, refusal } = memoryOf();
    reserve(nobody, 4 * SMALL);
    expect(refusal(nobody, 2 * SMALL)).toMatchObject({
      status: 429,
      message: expect.stringContaining("this address without a key"),
    });
    reserve(ann, 6 * SMALL);
    expect(refusal(bob, 2 * SMALL)).toMatchObject({
      status: 429,
      message: expect.stringContaining("requests of this address have"),
    });
    reserve(eve, 2 * SMALL);
  });

  it("refuses with 503 what is over the whole, small bodies too", () => {
    const { reserve, refusal } = memoryOf();
    reserve(ann, 6 * SMALL);
    reserve(bob, 4 * SMALL);
    reserve(eve, 6 * SMALL);
    const full = { status: 503, code: "unavailable", headers: { "retry-after": "1" } };
    expect(refusal({ address: "::1", caller: "new" }, 2 * SMALL)).toMatchObject(full);
    expect(refusal(nobody, 1)).toMatchObject(full);
  });

  it("counts small bodies for the whole alone", () => {
    const { reserve, memory } = memoryOf();
    reserve(ann, 6 * SMALL);
    for (let made = 0; made < 10; made++) reserve(ann, SMALL);
    expect(memory.bytesHeld()).toBe(bounds.serverBytes);
  });

  it("refuses with 413 what is over the share of its caller by itself", () => {
    const { refusal } = memoryOf();
    expect(refusal(ann, 6 * SMALL + 1)).toMatchObject({
      status: 413,
      code: "payload_too_large",
      message: `the body must have at most ${6 * SMALL} bytes`,
    });
  });

  it("is empty when everything was given back, whatever grew and was refused", () => {
    const owners = fc.constantFrom(ann, bob, eve, nobody);
    const sizes = fc.array(fc.integer({ min: 1, max: 7 * SMALL }), { maxLength: 5 });
    const bodies = fc.array(fc.tuple(owners, sizes), { maxLength: 30 });
    fc.assert(
      fc.property(bodies, (asked) => {
        const { memory, reserve } = memoryOf();
        const shares: BodyShare[] = [];
        for (const [owner, steps] of asked) {
          const share = memory.share(() => owner);
          shares.push(share);
          for (const bytes of steps) {
            try {
              share.reserve(bytes);
            } catch (error) {
              expect(error).toBeInstanceOf(ApiError);
            }
            expect(memory.bytesHeld()).toBeLessThanOrEqual(bounds.serverBytes);
          }
        }
        for (const share of shares) share.release();
        for (const share of shares) share.release();
        expect(memory.bytesHeld()).toBe(0);
        for (const owner of [ann, bob]) reserve(owner, 5 * SMALL).release();
        reserve(nobody, bounds.keylessBytes);
        reserve(ann, bounds.callerBytes);
        reserve(eve, bounds.callerBytes);
      }),
    );
  });
});
