import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { App } from "../../../src/http/server.js";
import type { TestApp } from "../../helpers/apps/test-app.js";

/** Somebody with a session. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly cookie: string;
  send(
    method: "GET" | "POST" | "DELETE",
    path: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

let people = 0;

/** Goes the whole way from the address to the session. */
export async function signIn(
  house: TestApp,
  email = `person-${++people}@example.org`,
): Promise<Person> {
  const reply = await confirm(house.app, await mailedToken(house, email));
  const cookie = String(reply.headers["set-cookie"]).split(";")[0] ?? "";
  return {
    id: reply.json<{ id: string }>().id,
    email,
    cookie,
    send: (method, path, payload, headers = {}) =>
      house.app.inject({
        method,
        url: `/v1/account${path}`,
        headers: { cookie, ...headers },
        ...(payload ? { payload } : {}),
      }),
  };
}

/** Signs up and reads the token out of the local mailbox. */
export async function mailedToken(house: TestApp, email: string): Promise<string> {
  const before = new Set((await house.platform.mailer.list(500)).map(({ id }) => id));
  await house.app.inject(signUp(email));
  const messages = await house.platform.mailer.list(500);
  const message = messages.find(({ id, to }) => !before.has(id) && to === email.toLowerCase());
  if (!message) throw new Error("no message came for this address");
  return tokenIn(message.text);
}

export function tokenIn(text: string): string {
  return /\/account\/confirm\?token=(\S+)/.exec(text)?.[1] ?? "";
}

export function signUp(email: string): InjectOptions {
  return { method: "POST", url: "/v1/accounts", payload: { email } };
}

export function confirm(app: App, token: string): Promise<LightMyRequestResponse> {
  return app.inject({ method: "POST", url: "/v1/accounts/confirm", payload: { token } });
}

/** Gives an account keys that were made at a time and revoked since; they count for the day. */
export async function addRevokedKeys(
  { platform: { store } }: TestApp,
  accountId: string,
  { count, at }: { count: number; at: number },
): Promise<void> {
  await store.exec(`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
    INSERT INTO api_keys (id, digest, hint, realm, owner_id, name, scopes, tier, created_at, revoked_at, change_no)
    SELECT 'key_' || n || '${accountId}', n || '${accountId}', 'gwk_', 'gateway', '${accountId}', 'old', '[]', 'free',
           ${at}, ${at}, 0 FROM numbers`);
}
