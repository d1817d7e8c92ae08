import { beforeEach, describe, expect, it } from "vitest";
import { bothStores } from "../../../../test/helpers/both-stores.js";
import type { Heartbeat } from "../../../platform/heartbeat/heartbeat.js";
import { type Store, sql } from "../../../platform/store/sql.js";
import {
  type BrowserHomes,
  createBrowserHomes,
  forgetHomes,
  HOME_KEPT_MS,
  RENEWED_EVERY_MS,
} from "./homes.js";

const MINE = { account: "acc_one", name: "" };
const BEGUN_AT = 1_000_000;

let store: Store;
let now: number;

/** A server of its own on the same store, which beats. */
async function serverNamed(processId: string): Promise<BrowserHomes> {
  await store.run(sql`
    INSERT INTO processes (id, started_at, beat_at) VALUES (${processId}, ${now}, ${now})
    ON CONFLICT (id) DO NOTHING`);
  const heartbeat = { processId, deadBefore: () => 0 } as Heartbeat;
  return createBrowserHomes({ store, clock: () => now, heartbeat });
}

const kill = (processId: string) => store.run(sql`DELETE FROM processes WHERE id = ${processId}`);

async function usedAt(): Promise<number | undefined> {
  const row = await store.get<{ used_at: number }>(sql`SELECT used_at FROM browser_homes`);
  return row?.used_at;
}

const stores = await bothStores();

describe.each(stores)("the home of a browser, on $title", ({ open }) => {
  beforeEach(async () => {
    store = await open();
    await store.run(sql`DELETE FROM browser_homes`);
    now = BEGUN_AT;
    return () => store.close();
  });

  it("is the server that used it first, and is written again every 30 s", async () => {
    const homes = await serverNamed("prc_a");
    const home = { since: BEGUN_AT, isTakenOver: false };
    expect(await homes.claim(MINE)).toEqual(home);
    now += RENEWED_EVERY_MS - 1;
    expect(await homes.claim(MINE)).toEqual(home);
    expect(await usedAt()).toBe(BEGUN_AT);
    now += 1;
    expect(await homes.claim(MINE)).toEqual(home);
    expect(await usedAt()).toBe(now);
  });

  it("is one for each account and each name", async () => {
    const homes = await serverNamed("prc_a");
    await homes.claim(MINE);
    now += 5;
    const others = [
      { account: "acc_two", name: "" },
      { account: "acc_one", name: "second" },
    ];
    for (const other of others) expect((await homes.claim(other))?.since).toBe(now);
    expect(await homes.release({ account: "acc_two", name: "second" })).toBeUndefined();
    expect((await homes.claim(MINE))?.since).toBe(BEGUN_AT);
  });

  it("passes on when nobody has used it for as long as pages stay open", async () => {
    const [first, second] = [await serverNamed("prc_a"), await serverNamed("prc_b")];
    await first.claim(MINE);
    now += HOME_KEPT_MS;
    expect(await second.claim(MINE)).toEqual({ since: now, isTakenOver: false });
  });

  it("is told when it is released, and begins anew then", async () => {
    const homes = await serverNamed("prc_a");
    await homes.claim(MINE);
    expect(await homes.release(MINE)).toBe(BEGUN_AT);
    expect(await homes.release(MINE)).toBeUndefined();
    now += 1;
    expect(await homes.claim(MINE)).toEqual({ since: now, isTakenOver: false });
  });

  it("is forgotten once nobody can use it any more", async () => {
    const homes = await serverNamed("prc_a");
    await homes.claim(MINE);
    now += HOME_KEPT_MS - 1;
    expect(await forgetHomes({ store, clock: () => now })).toBe(0);
    now += 1;
    expect(await forgetHomes({ store, clock: () => now })).toBe(1);
    expect(await usedAt()).toBeUndefined();
  });
});

const [onFile, onServer] = stores;

describe("the home of a browser on another server", () => {
  beforeEach(async () => {
    store = await onServer!.open();
    await store.run(sql`DELETE FROM browser_homes`);
    now = BEGUN_AT;
    return () => store.close();
  });

  it("stays there while that one lives", async () => {
    const [first, second] = [await serverNamed("prc_a"), await serverNamed("prc_b")];
    await first.claim(MINE);
    expect(await second.claim(MINE)).toBeUndefined();
    now += HOME_KEPT_MS - 1;
    expect(await second.claim(MINE)).toBeUndefined();
    expect(await first.claim(MINE)).toEqual({ since: BEGUN_AT, isTakenOver: false });
  });

  it("is one server's where several claim it at once", async () => {
    const [first, ...others] = await Promise.all(["prc_a", "prc_b", "prc_c"].map(serverNamed));
    await first?.claim(MINE);
    now += HOME_KEPT_MS;
    const claims = others.flatMap((homes) => [homes.claim(MINE), homes.claim(MINE)]);
    const claimed = (await Promise.all(claims)).map((home) => home?.since);
    expect(claimed.toSorted()).toEqual([now, now, undefined, undefined]);
  });

  it("is given up by a caller who is here", async () => {
    const [first, second] = [await serverNamed("prc_a"), await serverNamed("prc_b")];
    await first.claim(MINE);
    expect(await second.release(MINE)).toBeUndefined();
    now += 1;
    expect(await second.claim(MINE)).toEqual({ since: now, isTakenOver: false });
    expect(await first.claim(MINE)).toBeUndefined();
  });

  it("is taken over once that one is dead, and told so once", async () => {
    const [first, second] = [await serverNamed("prc_a"), await serverNamed("prc_b")];
    await first.claim(MINE);
    await kill("prc_a");
    now += 1;
    expect(await second.claim(MINE)).toEqual({ since: now, isTakenOver: true });
    expect(await second.claim(MINE)).toEqual({ since: now, isTakenOver: false });
  });
});

describe("the home of a browser on a file", () => {
  it("is taken over by the next server at once: there is no other", async () => {
    store = await onFile!.open();
    now = BEGUN_AT;
    const [before, after] = [await serverNamed("prc_a"), await serverNamed("prc_b")];
    await before.claim(MINE);
    expect(await after.claim(MINE)).toEqual({ since: now, isTakenOver: true });
    await store.close();
  });
});
