import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POSTGRES_MISSING, startPostgres } from "../helpers/servers/postgres.js";
import { openCli, runCli } from "../helpers/servers/run-cli.js";
import { type ServerProcess, startServer } from "../helpers/servers/server-process.js";
import { startWebhookSink, type WebhookSink } from "../helpers/servers/webhook-sink.js";
import { tempFolder } from "../helpers/temp-folder.js";
import { eventually } from "../helpers/waiting.js";
import { ethereumWallet } from "../helpers/wallets.js";
import { hasSecretSignature } from "../helpers/webhook-signature.js";

type Environment = Readonly<Record<string, string>>;

const SERVER = fileURLToPath(new URL("../../dist/main.js", import.meta.url));
const COMMANDS = [
  ["keys", "list"],
  ["accounts", "list"],
  ["mail", "list"],
  ["log", "audit"],
];
const folder = tempFolder();
const { run, close } = openCli();
afterAll(close);
const postgres = await startPostgres();
const [A, B, C] = ["a", "b", "c"].map((letter) => letter.repeat(32)) as [string, string, string];
const engines = [
  { engine: "SQLite", isMissing: false, url: async () => `sqlite:${join(folder, "secrets.db")}` },
  {
    engine: postgres ? "PostgreSQL" : `PostgreSQL, skipped: ${POSTGRES_MISSING}`,
    isMissing: !postgres,
    url: async () => postgres!.createDatabase(),
  },
];
const notTheOne = (variable: string) =>
  `gatehouse: ${variable} is not the secret that this database is used with: set it to the value that it had, or set ${variable}_PREVIOUS to that value to replace it\n`;
const notSet = (variable: string) =>
  `gatehouse: ${variable} is not set, but this database is used with one: set it to the value that it had\n`;

describe.each(engines)("the secrets of servers on $engine", ({ isMissing, url }) => {
  describe.skipIf(isMissing)("", () => {
    const secretsAre = (value: string) => ({ SESSION_SECRET: value, SIGN_SECRET: value });
    const formerAre = (value: string) => ({
      SESSION_SECRET_PREVIOUS: value,
      SIGN_SECRET_PREVIOUS: value,
    });
    let base: Environment;
    let sink: WebhookSink;
    let running: ServerProcess[] = [];

    const start = async (environment: Environment) => {
      const server = await startServer({ ...base, ...environment });
      running.push(server);
      return server;
    };
    const stopAll = async () => {
      await Promise.all(running.map((server) => server.stop("SIGTERM")));
      running = [];
    };
    beforeAll(async () => {
      sink = await startWebhookSink();
      base = {
        DATABASE_URL: await url(),
        LOG_LEVEL: "error",
        WORKERS: "1",
        WEBHOOK_ALLOW_LOOPBACK: "1",
        // Links and tokens name it, so servers of one database have one.
        PUBLIC_URL: "http://gatehouse.test",
        EVIDENCE_SIGNING_KEY: Buffer.alloc(32, 7).toString("base64"),
      };
    });
    afterAll(async () => {
      await stopAll();
      await sink.close();
    });

    /** A server that is not let start: its status and what it wrote. */
    const refused = async (
      environment: Environment,
      sentence: string,
      commands = [COMMANDS[0]!],
    ) => {
      const answer = await runCli([], { ...base, ...environment }, { program: SERVER });
      expect(answer).toMatchObject({ status: 1, stderr: sentence });
      expect(answer.stdout).not.toMatch(/\bat .*:\d+:\d+|stack/);
      for (const command of commands) {
        const told = await run(command, { ...base, ...environment });
        expect(told).toEqual({ status: 1, stdout: "", stderr: sentence });
      }
    };
    const signUp = async (server: ServerProcess, header: string) => {
      const headers = { "idempotency-key": header };
      const reply = await fetch(`${server.url}/api/agents/signup`, { method: "POST", headers });
      const { apiKey } = (await reply.json()) as { apiKey: string };
      return { apiKey, isReplayed: reply.headers.get("idempotency-replayed") === "true" };
    };
    const makeKey = async (realm: string, environment: Environment) => {
      const line = ["keys", "create", "--realm", realm, "--email", "me@example.org"];
      return (await run(line, { ...base, ...environment })).stdout.trim();
    };
    const post = async (server: ServerProcess, path: string, key: string, body: object) => {
      const reply = await fetch(server.url + path, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return { status: reply.status, body: (await reply.json()) as Record<string, string> };
    };
    const wallet = ethereumWallet(new Uint8Array(32).fill(3));
    const sign = (server: ServerProcess, step: string, key: string, body: object) =>
      post(server, `/v1/api/sign/api/auth/${step}`, key, body);
    const signIn = async (server: ServerProcess, key: string) => {
      const walletAddress = wallet.account;
      const made = await sign(server, "wallet/challenge", key, { walletAddress });
      const { challenge_id, message = "" } = made.body;
      const signature = wallet.sign(message);
      const verified = { walletAddress, challenge_id, signature };
      return (await sign(server, "wallet/verify", key, verified)).body.token;
    };
    const isTokenGood = async (server: ServerProcess, key: string, token: string | undefined) =>
      (await sign(server, "token/verify", key, { token })).status === 200;
    /** Has a test event sent, and checks its signature when it has arrived. */
    const deliversSigned = async (
      server: ServerProcess,
      { id, secret }: { id: string; secret: string },
      key: string,
    ) => {
      const count = sink.arrivals.length;
      expect((await post(server, `/v1/webhooks/${id}/test`, key, {})).status).toBe(202);
      const arrival = (await sink.received(count + 1)).at(-1);
      return arrival !== undefined && hasSecretSignature(arrival, secret);
    };

    it("are made first, replaced when they are set, and replaced server by server", async () => {
      const first = await start({});
      const [gatewayKey, productsKey] = [
        await makeKey("gateway", {}),
        await makeKey("products", {}),
      ];
      const header = randomUUID();
      const { apiKey } = await signUp(first, header);
      const registered = await post(first, "/v1/webhooks", productsKey, {
        url: `${sink.url}/hook`,
        events: ["collection.updated"],
      });
      const webhook = registered.body as { id: string; secret: string };
      expect(await deliversSigned(first, webhook, productsKey)).toBe(true);
      const token = await signIn(first, gatewayKey);
      await stopAll();

      const second = await start(secretsAre(A));
      expect(await signUp(second, header)).toEqual({ apiKey, isReplayed: true });
      expect(await deliversSigned(second, webhook, productsKey)).toBe(true);
      expect(await isTokenGood(second, gatewayKey, token)).toBe(true);

      await refused({}, notSet("SESSION_SECRET"));
      await refused(secretsAre(B), notTheOne("SESSION_SECRET"), COMMANDS);
      await refused({ ...secretsAre(A), SIGN_SECRET: B }, notTheOne("SIGN_SECRET"));
      await refused(
        { ...secretsAre(B), ...formerAre(C) },
        "gatehouse: neither SESSION_SECRET nor SESSION_SECRET_PREVIOUS is the secret that this database is used with: set one of them to the value that SESSION_SECRET had\n",
      );

      const third = await start({ ...secretsAre(B), ...formerAre(A) });
      expect(await signUp(third, header)).toEqual({ apiKey, isReplayed: true });
      for (const [one, other] of [
        [second, third],
        [third, second],
      ] as const) {
        const key = randomUUID();
        const made = await signUp(one, key);
        expect(await signUp(other, key)).toEqual({ ...made, isReplayed: true });
        const both = randomUUID();
        const agents = await Promise.all([one, other].map((server) => signUp(server, both)));
        expect(agents[0]?.apiKey).toBe(agents[1]?.apiKey);
      }
      expect(await isTokenGood(third, gatewayKey, await signIn(second, gatewayKey))).toBe(true);
      expect(await deliversSigned(second, webhook, productsKey)).toBe(true);
      expect(await deliversSigned(third, webhook, productsKey)).toBe(true);
      await eventually(async () => {
        const health = await (await fetch(`${second.url}/health`)).json();
        expect(health).toMatchObject({
          status: "degraded",
          checks: { secrets: { status: "degraded" } },
        });
      });
      expect(await (await fetch(`${third.url}/health`)).json()).toMatchObject({ status: "ok" });
      await stopAll();
      await refused(secretsAre(A), notTheOne("SESSION_SECRET"));

      const last = await start(secretsAre(B));
      expect(await signUp(last, header)).toEqual({ apiKey, isReplayed: true });
      expect(await isTokenGood(last, gatewayKey, token)).toBe(true);
      expect(await deliversSigned(last, webhook, productsKey)).toBe(true);
    });
  });
});
