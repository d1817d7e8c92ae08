import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { startPglite } from "../../../test/helpers/servers/pglite.js";
import { POSTGRES_MISSING, startPostgres } from "../../../test/helpers/servers/postgres.js";
import { ethereumWallet } from "../../../test/helpers/wallets.js";
import { sql } from "../../platform/store/sql.js";
import { sweepChallenges } from "./challenge-store.js";
import { backend } from "./index.js";
import {
  countOpenLinks,
  countOpenLinksTo,
  findLink,
  insertLink,
  spendLink,
  sweepLinks,
} from "./link-store.js";
import type { ChallengeReply } from "./schemas.js";

const OWNER = "acc_000000000000000000000001";
const STRANGER = "acc_000000000000000000000002";
const wallet = ethereumWallet(new Uint8Array(32).fill(3));
const walletAddress = wallet.account;
let now = Date.parse("2026-01-01T00:00:00.000Z");

function send({ app }: BackendTestApp, path: string, payload: object, account = OWNER) {
  const headers = onBehalfOf(account);
  return app.inject({ method: "POST", url: `/api/auth/${path}`, headers, payload });
}

async function challenge(house: BackendTestApp): Promise<ChallengeReply> {
  const reply = await send(house, "wallet/challenge", { walletAddress });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

function answer({ challenge_id, message }: ChallengeReply) {
  return { walletAddress, challenge_id, signature: wallet.sign(message) };
}

async function livesThrough(house: BackendTestApp): Promise<void> {
  const { message } = await challenge(house);
  const signature = wallet.sign(message);
  const signedIn = await send(house, "wallet/verify", { walletAddress, message, signature });
  const { token } = signedIn.json<{ token: string }>();
  const verified = await send(house, "token/verify", { token });
  expect(verified.json()).toMatchObject({
    valid: true,
    claims: { sub: walletAddress, aud: OWNER },
  });
  expect((await send(house, "token/verify", { token }, STRANGER)).statusCode).toBe(401);

  const made = await challenge(house);
  const wrong = { ...answer(made), signature };
  for (let attempt = 0; attempt < 4; attempt++) {
    expect((await send(house, "wallet/verify", wrong)).statusCode).toBe(401);
  }
  expect((await send(house, "wallet/verify", answer(made), STRANGER)).statusCode).toBe(401);
  expect((await send(house, "wallet/verify", answer(made))).statusCode).toBe(200);

  const spent = await challenge(house);
  for (let attempt = 0; attempt < 5; attempt++) {
    const { challenge_id } = spent;
    expect((await send(house, "wallet/verify", { ...wrong, challenge_id })).statusCode).toBe(401);
  }
  expect((await send(house, "wallet/verify", answer(spent))).statusCode).toBe(401);
}

async function forgets(house: BackendTestApp): Promise<void> {
  const { store } = house.platform;
  const made = await challenge(house);
  const expired = Date.parse(made.expires_at);
  expect(await sweepChallenges(store, { now: expired - 1, rowsMax: 10 })).toBe(0);
  await Promise.all([challenge(house), challenge(house)]);
  expect(await sweepChallenges(store, { now: expired, rowsMax: 2 })).toBe(2);
  now += 300_000;
  expect((await send(house, "wallet/verify", answer(made))).statusCode).toBe(401);
  await sweepChallenges(store, { now, rowsMax: 10 });
  const left = await store.all(sql`SELECT id FROM sign_challenges`);
  expect(left).toEqual([]);
}

async function keepsLinks({ platform }: BackendTestApp): Promise<void> {
  const { store } = platform;
  const link = { digest: "d", accountId: OWNER, email: "someone@example.com", expiresAt: now + 1 };
  await insertLink(store, link);
  await insertLink(store, { ...link, digest: "e", email: "other@example.com" });
  await insertLink(store, { ...link, digest: "f", accountId: STRANGER });
  const { email } = link;
  expect(await countOpenLinks(store, { accountId: OWNER, now })).toBe(2);
  expect(await countOpenLinksTo(store, { accountId: OWNER, email, now })).toEqual({
    count: 2,
    count_of_account: 1,
    newest_expires_at: now + 1,
  });
  const nobody = { accountId: "acc_nobody", email, now };
  expect(await countOpenLinksTo(store, nobody)).toMatchObject({ newest_expires_at: null });
  const spend = (accountId: string, at: number) =>
    spendLink(store, { digest: "d", accountId, now: at });
  const find = (accountId: string, at: number) =>
    findLink(store, { digest: "d", accountId, now: at });
  expect(await find(STRANGER, now)).toBeUndefined();
  expect(await find(OWNER, now + 1)).toBeUndefined();
  expect(await find(OWNER, now)).toEqual({ email });
  expect(await spend(STRANGER, now)).toBe(false);
  expect(await spend(OWNER, now + 1)).toBe(false);
  const spent = await Promise.all([spend(OWNER, now), spend(OWNER, now)]);
  expect(spent.sort()).toEqual([false, true]);
  expect(await sweepLinks(store, { now, rowsMax: 10 })).toBe(0);
  expect(await sweepLinks(store, { now: now + 1, rowsMax: 1 })).toBe(1);
  expect(await sweepLinks(store, { now: now + 1, rowsMax: 10 })).toBe(1);
}

async function spendsOnce(houses: readonly BackendTestApp[]): Promise<void> {
  for (let round = 0; round < 5; round++) {
    const body = answer(await challenge(houses[0]!));
    const replies = await Promise.all(
      Array.from({ length: 4 }, (_, number) =>
        send(houses[number % houses.length]!, "wallet/verify", body),
      ),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 401, 401, 401]);
  }
}

const pglite = await startPglite();
const postgres = await startPostgres();
afterAll(async () => {
  await pglite.stop();
  await postgres?.stop();
});

const clock = () => now;

/** The dialect of PostgreSQL in one session, so over one connection. */
function buildOnPglite(): Promise<BackendTestApp> {
  return buildBackendApp(backend, { databaseUrl: pglite.url, poolSize: 1, clock });
}

async function buildOnPostgres(createDatabase: () => Promise<string>): Promise<BackendTestApp> {
  return buildBackendApp(backend, { databaseUrl: await createDatabase(), clock });
}

const engines: [name: string, build: () => Promise<BackendTestApp>][] = [
  ["SQLite", () => buildBackendApp(backend, { clock })],
  ["PostgreSQL's dialect", buildOnPglite],
];
if (postgres) engines.push(["PostgreSQL", () => buildOnPostgres(postgres.createDatabase)]);

describe.each(engines)("signing in on %s", (_name, build) => {
  let house: BackendTestApp;
  beforeAll(async () => {
    house = await build();
  });
  afterAll(() => house?.close());

  it("leads from the challenge to the token", () => livesThrough(house));
  it("spends a challenge once for four at once", () => spendsOnce([house]));
  it("keeps links apart and spends one once", () => keepsLinks(house));
  it("refuses and forgets what expired", () => forgets(house));
});

const title = postgres
  ? "two servers on one database"
  : `two servers on one database, skipped: ${POSTGRES_MISSING}`;
describe.skipIf(!postgres)(title, () => {
  let houses: BackendTestApp[] = [];
  beforeAll(async () => {
    const databaseUrl = await postgres!.createDatabase();
    const build = () => buildBackendApp(backend, { databaseUrl, clock });
    houses = await Promise.all([build(), build()]);
  });
  afterAll(async () => {
    for (const house of houses) await house.close();
  });

  it("spend a challenge once", () => spendsOnce(houses));

  it("trust each other's tokens", async () => {
    const [one, two] = houses as [BackendTestApp, BackendTestApp];
    const signedIn = await send(two, "wallet/verify", answer(await challenge(one)));
    const { token } = signedIn.json<{ token: string }>();
    expect((await send(one, "token/verify", { token })).statusCode).toBe(200);
  });
});
