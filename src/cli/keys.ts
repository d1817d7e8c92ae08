import { makeAgent } from "../apis/jobs/make-agent.js";
import { openMigratedStore } from "../app.js";
import { loadConfig } from "../config.js";
import { systemClock } from "../platform/clock/clock.js";
import type { Key } from "../platform/keys/key.js";
import type { Realm } from "../platform/keys/key-format.js";
import { createKeys, type Keys } from "../platform/keys/keys.js";
import type { Store } from "../platform/store/sql.js";
import { type Command, print, readOptions, UsageError } from "./command.js";

const REALMS: readonly Realm[] = ["jobs"];

export const keysCommand: Command = {
  name: "keys",
  usage: [
    "keys create --realm jobs [--name N] [--email E] [--json]",
    "                                        make an account with a key, which is shown this once",
    "keys list [--realm jobs] [--json]       list the keys, newest first",
    "keys revoke ID                          revoke a key",
  ],
  async run([verb, ...rest]) {
    const action = actions[verb ?? ""];
    if (!action) throw new UsageError("keys takes create, list or revoke");
    const options = readOptions(rest, OPTIONS);
    const store = await openMigratedStore(loadConfig());
    const keys = createKeys(store, systemClock);
    try {
      return await action({ store, keys, options });
    } finally {
      await keys.close();
      await store.close();
    }
  },
};

const OPTIONS = { realm: "string", name: "string", email: "string", json: "boolean" } as const;

interface Call {
  readonly store: Store;
  readonly keys: Keys;
  readonly options: ReturnType<typeof readOptions>;
}

const actions: Readonly<Record<string, (call: Call) => Promise<number>>> = {
  async create({ store, keys, options }) {
    const realm = readRealm(options.text("realm"));
    if (realm === undefined) throw new UsageError("keys create needs --realm");
    const wanted = { agentName: options.text("name"), email: options.text("email") };
    const made = await makeAgent({ store, keys, clock: systemClock }, wanted);
    print(
      options.flag("json") ? JSON.stringify({ ...shown(made.key), key: made.text }) : made.text,
    );
    return 0;
  },
  async list({ keys, options }) {
    const found = (await keys.list(readRealm(options.text("realm")))).map(shown);
    if (options.flag("json")) print(JSON.stringify({ keys: found }));
    else for (const key of found) print(Object.values(key).map(String).join("\t"));
    return 0;
  },
  async revoke({ keys, options }) {
    const [id, ...others] = options.words;
    if (id === undefined || others.length > 0) throw new UsageError("keys revoke takes one id");
    if (!(await keys.revoke(id))) {
      process.stderr.write(`gatehouse: there is no live key ${id}\n`);
      return 1;
    }
    print(`revoked ${id}`);
    return 0;
  },
};

function readRealm(text: string | undefined): Realm | undefined {
  if (text === undefined) return undefined;
  const realm = REALMS.find((candidate) => candidate === text);
  if (!realm) throw new UsageError(`--realm must be one of ${REALMS.join(", ")}`);
  return realm;
}

function shown(key: Key) {
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  return {
    id: key.id,
    hint: key.hint,
    realm: key.realm,
    name: key.name,
    owner_id: key.ownerId,
    tier: key.tier,
    created_at: iso(key.createdAt),
    last_used: iso(key.lastUsedAt),
    expires_at: iso(key.expiresAt),
    revoked_at: iso(key.revokedAt),
  };
}
