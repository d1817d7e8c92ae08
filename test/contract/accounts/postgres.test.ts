import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccountService } from "../../../src/apis/accounts/service.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { startPglite } from "../../helpers/servers/pglite.js";
import { POSTGRES_MISSING, startPostgres } from "../../helpers/servers/postgres.js";
import { addRevokedKeys, confirm, mailedToken, signIn, signUp } from "./person.js";

const [pglite, postgres] = await Promise.all([startPglite(), startPostgres()]);
const places = [
  { title: "PGlite", url: pglite.url, pool: "1" },
  ...(postgres ? [{ title: "PostgreSQL", url: await postgres.createDatabase(), pool: "10" }] : []),
];
afterAll(async () => {
  await pglite.stop();
  await postgres?.stop();
});

if (!postgres) it.skip(`runs on PostgreSQL: ${POSTGRES_MISSING}`);

describe.each(places)("accounts on $title", ({ url, pool }) => {
  const DAY_MS = 86_400_000;
  let house: TestApp;
  let now = Date.UTC(2026, 10, 21, 12);
  beforeAll(async () => {
    house = await buildTestApp({ DATABASE_URL: url, DATABASE_POOL: pool }, { clock: () => now });
  });
  afterAll(() => house.close());

  const newKey = () => ({ name: "Zoë's key — 😀", realm: "gateway" });

  it("leads from the address to a key, its rotation and its end", async () => {
    const person = await signIn(house, "Main@Example.org");
    const made = (await person.send("POST", "/keys", newKey())).json<{ id: string; key: string }>();
    const rotated = await person.send("POST", `/keys/${made.id}/rotate`);
    expect(rotated.statusCode).toBe(201);
    const { keys } = (await person.send("GET", "/keys")).json<{ keys: { name: string }[] }>();
    expect(keys.map(({ name }) => name)).toEqual([newKey().name, newKey().name]);
    expect((await person.send("DELETE", `/keys/${made.id}`)).statusCode).toBe(204);
    expect((await person.send("DELETE", `/keys/${made.id}`)).statusCode).toBe(404);
    expect((await person.send("DELETE", "/keys/%00")).statusCode).toBe(404);
    expect((await person.send("POST", "/keys/%00/rotate")).statusCode).toBe(404);
    expect(await house.platform.keys.find("gateway", made.key)).toBeUndefined();

    const headers = { authorization: `Bearer ${rotated.json<{ key: string }>().key}` };
    const call = { method: "GET", url: "/v1/api/sign/health", headers } as const;
    expect((await house.app.inject(call)).statusCode).toBe(200);
    expect((await person.send("GET", "/usage")).json()).toMatchObject({
      total_calls: 1,
      calls: [{ day: "2026-11-21", slug: "sign", status_class: "2xx", calls: 1 }],
    });
    expect((await person.send("POST", "/sign-out")).statusCode).toBe(204);
    expect((await person.send("GET", "")).statusCode).toBe(401);
  });

  it("takes a token once, of 10 at once, for 30 minutes", async () => {
    const token = await mailedToken(house, `${randomUUID()}@example.org`);
    const replies = await Promise.all(Array.from({ length: 10 }, () => confirm(house.app, token)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(9);
    const late = await mailedToken(house, "late@example.org");
    now += 30 * 60_000;
    expect((await confirm(house.app, late)).statusCode).toBe(401);
  });

  it("has ten open links to an address, exactly, of 22 requests at once", async () => {
    const replies = await Promise.all(
      Array.from({ length: 22 }, () => house.app.inject(signUp("many@example.org"))),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(22).fill(202));
    const messages = await house.platform.mailer.list(500);
    expect(messages.filter(({ to }) => to === "many@example.org")).toHaveLength(10);
  });

  it("makes 200 keys a day, exactly, of 25 requests at once", async () => {
    const person = await signIn(house);
    await addRevokedKeys(house, person.id, { count: 180, at: now });
    const replies = await Promise.all(
      Array.from({ length: 25 }, () => person.send("POST", "/keys", newKey())),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it("keeps one open request for a service and answers it", async () => {
    const person = await signIn(house);
    const body = { slug: "run-record", reason: "because" };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => person.send("POST", "/access-requests", body)),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const services = [{ slug: "run-record", access: "by-request" as const }];
    const operator = createAccountService({ ...house.platform, services });
    expect(await operator.listAllAccessRequests("open")).toMatchObject([{ email: person.email }]);
    expect(await operator.grant(person.email, "run-record")).toBe("granted");
    expect(await operator.deny(person.email, "run-record")).toBe("denied");
    expect((await person.send("GET", "/access-requests")).json()).toMatchObject({
      requests: [{ status: "denied" }],
    });
  });

  it("ends sessions after a week and sweeps what has ended", async () => {
    const person = await signIn(house);
    now += 8 * DAY_MS;
    expect((await person.send("GET", "")).statusCode).toBe(401);
    await createAccountService({ ...house.platform, services: [] }).sweep();
    await house.platform.mailer.sweep();
    expect(await house.platform.mailer.list()).toEqual([]);
  });
});
