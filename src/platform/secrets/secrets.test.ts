import { describe, expect, it } from "vitest";
import { createLogSink } from "../../../test/helpers/log-sink.js";
import { temporaryStore } from "../../../test/helpers/temporary-store.js";
import { StartRefused } from "../parts/start-refused.js";
import { type Query, type Reader, type Store, sql } from "../store/sql.js";
import { readSecret } from "./secret-store.js";
import { openSecrets, type Secrets } from "./secrets.js";
import { serverSecret } from "./server-secret.js";
import { sessionSecret } from "./session-secret.js";

const DAY_MS = 86_400_000;
const [A, B, C] = ["a", "b", "c"].map((letter) => letter.repeat(32)) as [string, string, string];
const REFUSED =
  "SESSION_SECRET is not the secret that this database is used with: set it to the value that it had, or set SESSION_SECRET_PREVIOUS to that value to replace it";
const log = createLogSink("info");

/** What a start with these variables comes to. */
function open(
  store: Store,
  [configured, former]: readonly (string | undefined)[] = [],
  { now = 0, mayReplace = true } = {},
): Promise<Secrets> {
  const config = { SESSION_SECRET: configured, SESSION_SECRET_PREVIOUS: former };
  const options = { config, clock: () => now, log: log.logger, mayReplace };
  return openSecrets(store, [sessionSecret], options);
}
const secretOf = (secrets: Secrets) => secrets.of(sessionSecret);
const everythingStored = async (store: Store) =>
  JSON.stringify(
    await Promise.all([
      store.all(sql`SELECT * FROM secrets`),
      store.all(sql`SELECT * FROM secret_fingerprints`),
      store.all(sql`SELECT * FROM former_secrets`),
    ]),
  );

describe("the secret of a store", () => {
  it("is made once and kept where none is configured", async () => {
    const store = await temporaryStore();
    const made = secretOf(await open(store));
    expect(made.current).toMatch(/^[\w-]{43}$/);
    expect(made.former).toEqual([]);
    expect(secretOf(await open(store)).current).toBe(made.current);
    await store.close();
  });

  it("is not stored where it is configured, and no other one is taken", async () => {
    const store = await temporaryStore();
    expect(secretOf(await open(store, [A])).current).toBe(A);
    expect(await everythingStored(store)).not.toContain(A);
    await expect(open(store, [B])).rejects.toThrow(new StartRefused(REFUSED));
    await expect(open(store)).rejects.toThrow(
      "SESSION_SECRET is not set, but this database is used with one: set it to the value that it had",
    );
    await expect(open(store, [B, C])).rejects.toThrow(
      "neither SESSION_SECRET nor SESSION_SECRET_PREVIOUS is the secret that this database is used with: set one of them to the value that SESSION_SECRET had",
    );
    expect(secretOf(await open(store, [A])).current).toBe(A);
    await store.close();
  });

  it("is replaced beside the one before, which is known from then on without being given", async () => {
    const store = await temporaryStore();
    await open(store, [A]);
    expect(secretOf(await open(store, [B, A]))).toMatchObject({ current: B, former: [A] });
    expect(await everythingStored(store)).not.toMatch(new RegExp(`${A}|${B}`));
    expect(secretOf(await open(store, [B]))).toMatchObject({ current: B, former: [A] });
    await expect(open(store, [A])).rejects.toThrow(REFUSED);
    expect(secretOf(await open(store, [C, B]))).toMatchObject({ current: C, former: [B, A] });
    expect([...secretOf(await open(store, [A, C])).former].sort()).toEqual([B, C]);
    await store.close();
  });

  it("replaces the one that was made, which is no longer stored in the clear", async () => {
    const store = await temporaryStore();
    const made = secretOf(await open(store)).current;
    expect(secretOf(await open(store, [A]))).toMatchObject({ current: A, former: [made] });
    expect(await everythingStored(store)).not.toContain(made);
    expect(secretOf(await open(store, [A]))).toMatchObject({ current: A, former: [made] });
    await expect(open(store)).rejects.toThrow("SESSION_SECRET is not set");
    await store.close();
  });

  it("replaces one that a release before made, too", async () => {
    const store = await temporaryStore();
    await store.run(sql`INSERT INTO secrets (name, value, created_at) VALUES ('session', ${B}, 0)`);
    expect(secretOf(await open(store, [A]))).toMatchObject({ current: A, former: [B] });
    await store.close();
  });

  it("is replaced by a server, not by a command", async () => {
    const store = await temporaryStore();
    await open(store, [A]);
    const command = secretOf(await open(store, [B, A], { mayReplace: false }));
    expect(command).toMatchObject({ current: B, former: [A] });
    expect(secretOf(await open(store, [A])).current).toBe(A);
    await store.close();
  });

  it.each(
    [0, 1, 2].flatMap((at) => [
      { at, first: undefined, start: [] },
      { at, first: [A], start: [B, A] },
    ]),
  )("is read whole while another process settles it: %j", async ({ at, first, start }) => {
    const store = await temporaryStore();
    if (first) await open(store, first);
    let reads = 0;
    const beforeAnother = async <Row>(row: Promise<Row>) => {
      const found = await row;
      if (reads++ === at) await open(store, start);
      return found;
    };
    const reader: Reader = {
      get: <Row>(query: Query) => beforeAnother(store.get<Row>(query)),
      all: <Row>(query: Query) => beforeAnother(store.all<Row>(query)),
    };
    const read = await readSecret(reader, sessionSecret.name);
    expect(read).toEqual(await readSecret(store, sessionSecret.name));
    await store.close();
  });

  it("is settled once by servers that start together, and other ones are refused", async () => {
    const store = await temporaryStore();
    const [first, second] = await Promise.allSettled([open(store, [A]), open(store, [B])]);
    expect([first.status, second.status].sort()).toEqual(["fulfilled", "rejected"]);
    const together = await Promise.all(Array.from({ length: 5 }, () => open(store, [C, A])));
    expect(new Set(together.map((one) => secretOf(one).current))).toEqual(new Set([C]));
    await store.close();
  });
});

describe("a server whose secret another one replaced", () => {
  it("tells so once, and knows when it is a day ago", async () => {
    const store = await temporaryStore();
    const before = await open(store, [A]);
    const aware = await open(store, [A, B]);
    await open(store, [B, A], { now: 5 });
    for (const one of [before, before, aware]) await one.watch();
    expect(before.replaced()).toEqual(["SESSION_SECRET"]);
    expect(aware.replaced()).toEqual([]);
    const told = log.lines("another server replaced this secret: restart with the new one");
    expect(told).toMatchObject([{ level: 50, variable: "SESSION_SECRET" }]);
    expect(secretOf(before).isSpent(4 + DAY_MS)).toBe(false);
    expect(secretOf(before).isSpent(5 + DAY_MS)).toBe(true);
    expect(secretOf(aware).isSpent(5 + DAY_MS)).toBe(false);
    await store.close();
  });
});

describe("a secret before", () => {
  it("is tried for two days, or for as long as it is configured, and known without an end", () => {
    const given = serverSecret(B, [{ value: A, replacedAt: undefined }]);
    const stored = serverSecret(B, [{ value: A, replacedAt: 7 }]);
    expect(stored.recent(6 + 2 * DAY_MS)).toEqual([A]);
    expect(stored.recent(7 + 2 * DAY_MS)).toEqual([]);
    expect(given.recent(7 + 2 * DAY_MS)).toEqual([A]);
    expect(stored.former).toEqual([A]);
  });
});
