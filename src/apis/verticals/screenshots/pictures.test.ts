import { describe, expect, it } from "vitest";
import { StopSwitch } from "../../../platform/threads/stop-signal.js";
import { createPictures, KEPT_MS, type PictureOrder } from "./pictures.js";

const DOCS: PictureOrder = { target: "/docs", width: 1280, height: 800 };

/** Pictures whose taking ends when the test says so. */
function open() {
  let now = 1_000_000;
  const taken: { order: PictureOrder; signal: AbortSignal; end(png?: Uint8Array | Error): void }[] =
    [];
  const pictureOf = createPictures({
    clock: () => now,
    take: (order, signal) =>
      new Promise((resolve, reject) => {
        const end = (png: Uint8Array | Error = Buffer.from(`${order.target} ${taken.length}`)) =>
          png instanceof Error ? reject(png) : resolve(png);
        taken.push({ order, signal, end });
        signal.addEventListener("abort", () => reject(new Error("given up")));
      }),
  });
  const ask = (order: PictureOrder = DOCS, client = "192.0.2.1") => {
    const signal = new StopSwitch();
    const answer = pictureOf(order, { client, signal });
    answer.catch(() => undefined);
    return { answer, leave: () => signal.abort(new Error("gone")) };
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { ask, taken, pass };
}

const turnOver = () => new Promise((resolve) => setImmediate(resolve));
const page = (number: number): PictureOrder => ({ ...DOCS, target: `/docs/${number}` });
const clientOf = (number: number) => `192.0.2.${number}`;

describe("a picture", () => {
  it("is taken once for all who ask while it is taken", async () => {
    const { ask, taken } = open();
    const asked = Array.from({ length: 50 }, (_, index) => ask(DOCS, clientOf(index)));
    taken[0]?.end();
    const pictures = await Promise.all(asked.map(({ answer }) => answer));
    expect(taken).toHaveLength(1);
    expect(new Set(pictures.map(({ etag }) => etag)).size).toBe(1);
  });

  it("is kept for 60 s after it was taken, by its page and its size", async () => {
    const { ask, taken, pass } = open();
    const first = ask();
    taken[0]?.end();
    const { etag, takenAt } = await first.answer;
    pass(KEPT_MS - 1);
    expect(await ask().answer).toMatchObject({ etag, takenAt });
    ask({ ...DOCS, width: 1281 });
    ask({ ...DOCS, height: 801 });
    await turnOver();
    taken[1]?.end();
    taken[2]?.end();
    await turnOver();
    pass(1);
    ask();
    expect(taken.map(({ order }) => order)).toEqual([
      DOCS,
      { ...DOCS, width: 1281 },
      { ...DOCS, height: 801 },
      DOCS,
    ]);
  });

  it("that fails is failed for all who wait, and taken anew for the next", async () => {
    const { ask, taken } = open();
    const asked = [ask(), ask()];
    taken[0]?.end(new Error("no picture"));
    for (const { answer } of asked) await expect(answer).rejects.toThrow("no picture");
    const again = ask();
    await turnOver();
    taken[1]?.end();
    expect((await again.answer).bytes.toString()).toBe("/docs 2");
  });

  it("goes on while one who asked for it waits, and is given up after that", async () => {
    const { ask, taken } = open();
    const [one, other] = [ask(), ask()];
    one.leave();
    await expect(one.answer).rejects.toThrow("gone");
    expect(taken[0]?.signal.aborted).toBe(false);
    other.leave();
    await expect(other.answer).rejects.toThrow("gone");
    expect(taken[0]?.signal.aborted).toBe(true);
    const next = ask();
    await turnOver();
    taken[1]?.end();
    expect((await next.answer).bytes.toString()).toBe("/docs 2");
  });

  it("larger than the whole cache is answered, and not kept", async () => {
    const { ask, taken } = open();
    const first = ask();
    taken[0]?.end(Buffer.alloc(32 * 1024 * 1024 + 1));
    expect((await first.answer).bytes).toHaveLength(32 * 1024 * 1024 + 1);
    ask();
    expect(taken).toHaveLength(2);
  });
});

describe("pictures", () => {
  it("are taken two at a time, those of the clients in turns", async () => {
    const { ask, taken } = open();
    for (const number of [1, 2, 3, 4]) ask(page(number), clientOf(1));
    ask(page(5), clientOf(2));
    const targets = () => taken.map(({ order }) => order.target);
    expect(targets()).toEqual(["/docs/1", "/docs/2"]);
    taken[0]?.end();
    await turnOver();
    expect(targets()).toEqual(["/docs/1", "/docs/2", "/docs/5"]);
    for (const next of [1, 2, 3, 4]) {
      taken[next]?.end();
      await turnOver();
    }
    expect(taken).toHaveLength(5);
  });

  it("wait, four of one client and sixteen in all; others are refused with the time to come back", async () => {
    const { ask, taken } = open();
    for (const number of [1, 2, 3, 4]) ask(page(number), clientOf(1));
    await expect(ask(page(5), clientOf(1)).answer).rejects.toMatchObject({
      status: 429,
      code: "rate_limited",
      message: "at most 4 pictures of one address are taken or wait at the same time",
      headers: { "retry-after": "2" },
    });
    // One that is on its way takes no place.
    const joined = ask(page(1), clientOf(1));
    for (let number = 5; number <= 16; number += 1) ask(page(number), clientOf(number));
    await expect(ask(page(17), clientOf(17)).answer).rejects.toMatchObject({
      status: 429,
      message: "at most 16 pictures are taken or wait at the same time",
    });
    taken[0]?.end();
    await joined.answer;
    await turnOver();
    ask(page(17), clientOf(1));
    await turnOver();
    for (let at = 1; at < 17; at += 1) {
      taken[at]?.end();
      await turnOver();
    }
    expect(taken).toHaveLength(17);
  });

  it("that wait are given up when whoever asked is gone, and free their places", async () => {
    const { ask, taken } = open();
    const asked = [1, 2, 3, 4].map((number) => ask(page(number)));
    asked[2]?.leave();
    asked[3]?.leave();
    await turnOver();
    ask(page(5));
    ask(page(6));
    taken[0]?.end();
    taken[1]?.end();
    await turnOver();
    expect(taken.map(({ order }) => order.target)).toEqual([
      "/docs/1",
      "/docs/2",
      "/docs/5",
      "/docs/6",
    ]);
  });
});
