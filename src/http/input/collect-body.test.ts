import { once } from "node:events";
import { PassThrough } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBodyMemory } from "./body-memory.js";
import { bodyAtHand, collectBody } from "./collect-body.js";
import { createUploadPace } from "./upload-pace.js";

const MIB = 1_048_576;
const ROOM = 4 * MIB;
const memory = createBodyMemory({
  serverBytes: ROOM,
  addressBytes: ROOM,
  callerBytes: ROOM,
  keylessBytes: ROOM,
});
const pace = createUploadPace({ seconds: 10 });

function start(bytesMax: number, length?: number) {
  const headers = length === undefined ? {} : { "content-length": String(length) };
  const message = Object.assign(new PassThrough(), { headers });
  const share = memory.share(() => ({ address: "192.0.2.1", caller: undefined }));
  return { message, share, body: collectBody(message, { bytesMax, share, pace, owner: "a" }) };
}

describe("bodyAtHand", () => {
  const arrived = (pieces: readonly Uint8Array[], length: number | undefined, complete = true) => {
    const headers = length === undefined ? {} : { "content-length": String(length) };
    const message = Object.assign(new PassThrough(), { headers, complete });
    for (const piece of pieces) message.write(piece);
    message.end();
    return message;
  };

  it("gives the bytes of a small body that is there, and the message ends", async () => {
    const pieces = fc.array(fc.uint8Array({ minLength: 1, maxLength: 200 }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(pieces, async (given) => {
        const whole = Buffer.concat(given);
        const message = arrived(given, whole.length);
        const ended = once(message, "end");
        expect(bodyAtHand(message, MIB)?.equals(whole)).toBe(true);
        await ended;
      }),
    );
  });

  it("leaves every other body to be collected", () => {
    const two = [Buffer.from("{}")];
    expect(bodyAtHand(arrived(two, undefined), MIB)).toBeUndefined();
    expect(bodyAtHand(arrived(two, 3), MIB)).toBeUndefined();
    expect(bodyAtHand(arrived(two, 1), MIB)).toBeUndefined();
    expect(bodyAtHand(arrived(two, 2, false), MIB)).toBeUndefined();
    expect(bodyAtHand(arrived(two, 2), 1)).toBeUndefined();
    expect(bodyAtHand(arrived([], 0), MIB)).toBeUndefined();
    const large = Buffer.alloc(65_536);
    expect(bodyAtHand(arrived([large], large.length), MIB)).toBeUndefined();
  });
});

describe("collectBody", () => {
  it("gives back the bytes of any pieces, in memory of their own, with or without a length", async () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 20 }),
      fc.integer({ min: 1, max: 90_000 }).map((length) => new Uint8Array(length).fill(length)),
    );
    const pieces = fc.array(piece, { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(pieces, fc.boolean(), async (given, isAnnounced) => {
        const whole = Buffer.concat(given);
        const { message, share, body } = start(MIB, isAnnounced ? whole.length : undefined);
        for (const one of given) message.write(one);
        message.end();
        const bytes = await body;
        expect(bytes.equals(whole)).toBe(true);
        expect(share.isHeld ? memory.bytesHeld() : 0).toBeLessThanOrEqual(
          Math.max(whole.length, 65_536),
        );
        share.release();
        expect(memory.bytesHeld()).toBe(0);
      }),
    );
  });

  it("says at once that a body is cut off whose sender is gone already", async () => {
    const message = Object.assign(new PassThrough(), { headers: { "content-length": "2" } });
    message.write("{}");
    message.destroy();
    await once(message, "close");
    const share = memory.share(() => ({ address: "192.0.2.1", caller: undefined }));
    const body = collectBody(message, { bytesMax: MIB, share, pace, owner: "a" });
    await expect(body).rejects.toMatchObject({
      status: 400,
      code: "invalid_request",
      message: "the body was cut off",
    });
  });

  it("takes a large body in by turns of the event loop, which others have between", async () => {
    const { message, share, body } = start(MIB, MIB);
    let turns = 0;
    let isWhole = false;
    const count = () => {
      turns += 1;
      if (!isWhole) setImmediate(count);
    };
    setImmediate(count);
    for (let sent = 0; sent < 16; sent++) message.write(Buffer.alloc(MIB / 16, sent));
    message.end();
    const { length } = await body;
    isWhole = true;
    share.release();
    expect(length).toBe(MIB);
    // The body may be whole in its fourth turn before that one is counted.
    expect(turns).toBeGreaterThanOrEqual(3);
  });

  it("takes as much memory as bytes, however small the pieces are", async () => {
    const { message, share, body } = start(MIB);
    for (let sent = 0; sent < 100_000; sent++) message.write("a");
    message.end();
    const { length, buffer } = await body;
    expect([length, buffer.byteLength]).toEqual([100_000, 100_000]);
    share.release();
  });

  it.each([
    ["announced", 101],
    ["not announced", undefined],
  ])("takes a body of its limit and refuses one more byte that is %s", async (_name, length) => {
    const fitting = start(100, length && 100);
    fitting.message.end(Buffer.alloc(100));
    expect(await fitting.body).toHaveLength(100);
    const larger = start(100, length);
    larger.message.end(Buffer.alloc(101));
    await expect(larger.body).rejects.toMatchObject({ status: 413, code: "payload_too_large" });
  });

  it.each([
    ["shorter", Buffer.alloc(99)],
    ["longer", Buffer.alloc(101)],
  ])("refuses a body that is %s than it was announced", async (_name, bytes) => {
    const { message, body } = start(1_000, 100);
    message.end(bytes);
    const message400 = "the body is not as long as its content-length";
    await expect(body).rejects.toMatchObject({ status: 400, message: message400 });
  });

  it("gives the memory of a body back that is cut off", async () => {
    const { message, share, body } = start(MIB, 500_000);
    message.write(Buffer.alloc(70_000));
    message.write(Buffer.alloc(70_000));
    await new Promise((resolve) => setImmediate(resolve));
    expect(memory.bytesHeld()).toBe(500_000);
    message.destroy();
    await expect(body).rejects.toMatchObject({ status: 400, code: "invalid_request" });
    expect([share.isHeld, memory.bytesHeld()]).toEqual([false, 0]);
  });
});
