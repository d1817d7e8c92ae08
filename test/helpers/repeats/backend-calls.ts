import { randomBytes } from "node:crypto";
import { sql } from "../../../src/platform/store/sql.js";
import { ethereumWallet } from "../wallets.js";
import { mailTo, make, newMark } from "./premises.js";
import { countTo, type PrepareCalls } from "./repeatable-call.js";

const SIGN = "/v1/api/sign/api/auth";
const KEYSPACES = "/v1/api/keyed-store/v1/keyspaces";
const RUNS = "/v1/api/run-record/v1/runs";

export const signCalls: PrepareCalls = async ({ url, store }, { gateway: headers }) => {
  const [signer, other] = [ethereumWallet(randomBytes(32)), ethereumWallet(randomBytes(32))];
  const challenge = { path: `${SIGN}/wallet/challenge`, headers };
  const asked = await make(url, { ...challenge, body: { walletAddress: signer.account } });
  const { challenge_id: challengeId = "", message = "" } = asked;
  const [email, mailed] = [`${newMark()}@example.org`, `${newMark()}@example.org`];
  const link = { path: `${SIGN}/link`, headers };
  await make(url, { ...link, body: { email: mailed } });
  const [code = ""] = /^[\w-]{43}$/m.exec(await mailTo(store, mailed)) ?? [];
  return [
    {
      route: `${SIGN}/wallet/challenge`,
      ...challenge,
      body: { walletAddress: other.account },
      made: async (reader) => {
        const rows = await reader.all<{ id: string }>(
          sql`SELECT id FROM sign_challenges WHERE wallet = ${other.account}`,
        );
        return rows.map(({ id }) => id);
      },
      told: ({ challenge_id: id }) => id,
    },
    {
      route: `${SIGN}/wallet/verify`,
      path: `${SIGN}/wallet/verify`,
      headers,
      body: {
        walletAddress: signer.account,
        challenge_id: challengeId,
        signature: signer.sign(message),
      },
      made: async (reader) => {
        const open = await reader.get(
          sql`SELECT id FROM sign_challenges WHERE id = ${challengeId}`,
        );
        return open ? [] : [signer.account];
      },
      told: ({ token, walletAddress }) => token && walletAddress,
    },
    {
      route: `${SIGN}/link`,
      ...link,
      body: { email },
      made: (reader) => reader.all(sql`SELECT email FROM sign_links WHERE email = ${email}`),
      told: (answer) => answer.queued && { email },
    },
    {
      route: `${SIGN}/link/verify`,
      path: `${SIGN}/link/verify`,
      headers,
      body: { token: code },
      made: async (reader) => {
        const open = await reader.get(sql`SELECT email FROM sign_links WHERE email = ${mailed}`);
        return open ? [] : [mailed];
      },
      told: (answer) => answer.token && answer.email,
    },
  ];
};

export const eventsCalls: PrepareCalls = async (_premises, { gateway: headers }) => {
  const mark = newMark();
  const path = "/v1/api/events/api/v1/collect";
  return [
    {
      route: path,
      path,
      headers,
      body: { app_id: "app", event_name: mark },
      made: (reader) => reader.all(sql`SELECT event_name FROM events WHERE event_name = ${mark}`),
      told: ({ persisted }) => persisted === 1 && { event_name: mark },
    },
  ];
};

export const keyedStoreCalls: PrepareCalls = async ({ url }, { gateway: headers }) => {
  const [made, used] = [newMark(), newMark()];
  await make(url, { path: KEYSPACES, headers, body: { name: used } });
  const versionOf = (key: string) =>
    sql`SELECT version FROM keyed_values
         WHERE key = ${Buffer.from(key)}
           AND keyspace_id = (SELECT id FROM keyspaces WHERE name = ${used})`;
  return [
    {
      route: KEYSPACES,
      path: KEYSPACES,
      headers,
      body: { name: made },
      made: (reader) => reader.all(sql`SELECT name FROM keyspaces WHERE name = ${made}`),
      told: ({ name }) => ({ name }),
    },
    {
      route: `${KEYSPACES}/:name/put`,
      path: `${KEYSPACES}/${used}/put`,
      headers,
      body: { key: "one", value: 1 },
      made: async (reader) =>
        countTo((await reader.get<{ version: number }>(versionOf("one")))?.version),
      told: ({ version }) => version,
    },
    {
      route: `${KEYSPACES}/:name/batch`,
      path: `${KEYSPACES}/${used}/batch`,
      headers,
      body: { operations: [{ op: "put", key: "two", value: 2 }] },
      made: async (reader) =>
        countTo((await reader.get<{ version: number }>(versionOf("two")))?.version),
      told: ({ results }) => results[0].version,
    },
  ];
};

export const runRecordCalls: PrepareCalls = async ({ url }, { gateway: headers }) => {
  const mark = newMark();
  const run = await make(url, { path: RUNS, headers, body: { name: "prepared" } });
  return [
    {
      route: RUNS,
      path: RUNS,
      headers,
      body: { name: mark },
      made: async (reader) => {
        const rows = await reader.all<{ id: string }>(
          sql`SELECT id FROM recorded_runs WHERE name = ${mark}`,
        );
        return rows.map(({ id }) => id);
      },
      told: ({ run_id: id }) => id,
    },
    {
      route: `${RUNS}/:id/steps`,
      path: `${RUNS}/${run.run_id}/steps`,
      headers,
      body: { kind: "note", content: "done" },
      made: (reader) =>
        reader.all(sql`
          SELECT step_index, step_sha256 FROM recorded_steps WHERE run_id = ${run.run_id ?? ""}`),
      told: ({ index, step_sha256 }) => ({ step_index: index, step_sha256 }),
    },
  ];
};
