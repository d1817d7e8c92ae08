import { listKeyAddresses } from "../apis/evidence/keys/key-store.js";
import { makeAgent } from "../apis/jobs/make-agent.js";
import { systemClock } from "../platform/clock/clock.js";
import { isoTime } from "../platform/clock/iso-time.js";
import type { Key } from "../platform/keys/key.js";
import { makeAccountKey, readAccountKey } from "./account-key.js";
import { type Command, print, readChoice, readOptions, readVerb, UsageError } from "./command.js";
import { readEmail } from "./email.js";
import { fail, printList } from "./output.js";
import { withParts } from "./parts.js";
import { rotateSigningKeys } from "./signing-keys.js";

const REALMS = ["jobs", "gateway", "evidence", "products"] as const;

const verbs = { create, list, revoke, "rotate-signing": rotateSigningKeys };

export const keysCommand: Command = {
  async run(args) {
    const { verb, rest } = readVerb("keys", verbs, args);
    return verb(rest);
  },
};

async function create(args: readonly string[]): Promise<number> {
  const options = readOptions(args, {
    realm: "string",
    email: "string",
    name: "string",
    grant: "list",
    scope: "list",
    tier: "string",
    "expires-in-days": "string",
    json: "boolean",
  });
  const realm = readChoice(options, "realm", REALMS);
  if (realm === undefined) throw new UsageError("keys create needs --realm");
  const show = ({ text, key }: { text: string; key: Key }, email: string | undefined) => {
    const asJson = { ...shown(key, email), key: text };
    print(options.flag("json") ? JSON.stringify(asJson) : text);
    return 0;
  };
  if (realm === "jobs") {
    for (const name of ["grant", "scope", "tier", "expires-in-days"]) {
      if (options.has(name)) throw new UsageError(`--${name} is not for keys of jobs`);
    }
    const email = readEmail(options);
    const wanted = { agentName: options.text("name"), email };
    return withParts(async (parts) =>
      show(await makeAgent({ ...parts, clock: systemClock }, wanted), email),
    );
  }
  const wanted = await readAccountKey(realm, options);
  return withParts(async (parts) => show(await makeAccountKey(parts, wanted), wanted.email));
}

async function list(args: readonly string[]): Promise<number> {
  const options = readOptions(args, { realm: "string", email: "string", json: "boolean" });
  const realm = readChoice(options, "realm", REALMS);
  const email = readEmail(options);
  return withParts(async ({ keys, accounts, store }) => {
    const owners = new Map((await accounts.list()).map((one) => [one.id, one.email]));
    const addresses = await listKeyAddresses(store);
    const emailOf = (key: Key) => owners.get(key.ownerId) ?? addresses.get(key.counterId);
    const found = (await keys.list({ realm })).map((key) => shown(key, emailOf(key)));
    const wanted = found.filter((key) => email === undefined || key.email === email);
    printList("keys", wanted, options.flag("json"));
    return 0;
  });
}

async function revoke(args: readonly string[]): Promise<number> {
  const expected = { words: 1, otherwise: "keys revoke takes one id" };
  const [id = ""] = readOptions(args, {}, expected).words;
  return withParts(async ({ keys }) => {
    if (!(await keys.revoke(id))) return fail(`there is no live key ${id}`);
    print(`revoked ${id}`);
    return 0;
  });
}

function shown(key: Key, email: string | undefined) {
  return {
    id: key.id,
    hint: key.hint,
    realm: key.realm,
    name: key.name,
    owner_id: key.ownerId,
    email: email ?? null,
    scopes: key.scopes,
    tier: key.tier,
    created_at: isoTime(key.createdAt),
    last_used: isoTime(key.lastUsedAt),
    expires_at: isoTime(key.expiresAt),
    revoked_at: isoTime(key.revokedAt),
  };
}
