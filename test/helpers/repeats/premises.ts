import { randomBytes } from "node:crypto";
import { type Store, sql } from "../../../src/platform/store/sql.js";

/** A server, and the store that it runs on. */
export interface Premises {
  readonly url: string;
  readonly store: Store;
}

export interface Sent {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Posts what is to be posted. */
export async function post(url: string, { path, headers, body }: Sent): Promise<Answered> {
  const reply = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

/** Posts what has to go well, and answers the fields of the answer. */
export async function make(url: string, sent: Sent): Promise<Record<string, string>> {
  const { status, text } = await post(url, sent);
  if (status >= 300) throw new Error(`${sent.path} answered ${status}: ${text}`);
  return JSON.parse(text);
}

/** A word that nothing else has. */
export const newMark = () => `m${randomBytes(8).toString("hex")}`;

/** The text of the newest mail to an address, which the server has queued. */
export async function mailTo(store: Store, email: string): Promise<string> {
  const row = await store.get<{ body: string }>(sql`
    SELECT body FROM mails WHERE recipient = ${email} ORDER BY created_at DESC LIMIT 1`);
  if (!row) throw new Error(`no mail went to ${email}`);
  return row.body;
}

/** One person with a key of every realm. */
export interface Resident {
  readonly accountId: string;
  readonly session: Record<string, string>;
  readonly gateway: Record<string, string>;
  /** The id of the gateway key. */
  readonly gatewayKeyId: string;
  readonly products: Record<string, string>;
  readonly agent: Record<string, string>;
  readonly evidence: Record<string, string>;
  /** What the calls of the evidence key count on. */
  readonly counterId: string;
}

/** Goes the whole way from an address to keys, with the grants of the services that need them. */
export async function moveIn({ url, store }: Premises): Promise<Resident> {
  const email = `${newMark()}@example.org`;
  await make(url, { path: "/v1/accounts", headers: {}, body: { email } });
  const token = /token=(\S+)/.exec(await mailTo(store, email))?.[1] ?? "";
  const confirmed = await post(url, {
    path: "/v1/accounts/confirm",
    headers: {},
    body: { token },
  });
  const cookie = confirmed.headers.get("set-cookie")?.split(";")[0] ?? "";
  const { id: accountId } = JSON.parse(confirmed.text) as { id: string };
  for (const slug of ["browser", "code-mode", "keyed-store", "run-record", "text-gate"]) {
    await store.run(sql`
      INSERT INTO grants (owner_id, slug, granted_at) VALUES (${accountId}, ${slug}, 1)`);
  }
  const issue = (realm: string) =>
    make(url, { path: "/v1/account/keys", headers: { cookie }, body: { name: realm, realm } });
  const [gateway, products] = [await issue("gateway"), await issue("products")];
  const agent = await make(url, { path: "/api/agents/signup", headers: {} });
  const evidence = await make(url, { path: "/api/v1/key", headers: {}, body: { email } });
  const counted = await store.get<{ counter_id: string }>(sql`
    SELECT counter_id FROM evidence_keys WHERE email = ${email}`);
  return {
    accountId,
    session: { cookie },
    gateway: { authorization: `Bearer ${gateway.key}` },
    gatewayKeyId: gateway.id ?? "",
    products: { authorization: `Bearer ${products.key}` },
    agent: { "x-api-key": agent.apiKey ?? "" },
    evidence: { "x-api-key": evidence.api_key ?? "" },
    counterId: counted?.counter_id ?? "",
  };
}
