import { errors, type Refusal } from "../../http/api-error.js";
import { partsOfCursor, toCursor } from "../../http/input/cursor.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import { commitOnce, type Once } from "../../platform/idempotency/once.js";
import type { Needed } from "../../platform/parts/part.js";
import { BY_STATEMENT } from "../../platform/store/sql.js";
import { isKeyspaceName, type Keyspace, PAGE_LENGTH_DEFAULT } from "./schemas.js";
import type { KeyspaceName } from "./store.js";
import * as store from "./store.js";
import { storedKeys, storedKeyspaces } from "./stored.js";

const ONE = { items: 1, bytes: 0 };
const KEYSPACE_ID = /^(\d{1,15})$/;

export type Keyspaces = ReturnType<typeof createKeyspaces>;

/** The keyspaces of every account, without HTTP. */
export function createKeyspaces({
  store: database,
  clock,
  storageQuota,
}: Needed<"store" | "clock" | "storageQuota">) {
  const quotas = { keyspaces: storageQuota.of(storedKeyspaces), keys: storageQuota.of(storedKeys) };

  return {
    create: (where: KeyspaceName, once?: Once<Keyspace>): Promise<Keyspace> =>
      commitOnce(
        database.durable,
        once,
        async (tx) => {
          const row = await store.insertKeyspace(tx, where, clock());
          if (!row) throw errors.conflict(`you have a keyspace with the name ${where.name}`);
          await quotas.keyspaces.add(tx, where.account, ONE);
          return toKeyspace(row);
        },
        BY_STATEMENT,
      ),

    async list(
      account: string,
      { limit = PAGE_LENGTH_DEFAULT, cursor }: { limit?: number; cursor?: string },
    ): Promise<{ keyspaces: Keyspace[]; next_cursor: string | null }> {
      const afterId = cursor === undefined ? 0 : idOf(cursor);
      const rows = await store.listKeyspaces(database, account, { afterId, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        keyspaces: page.map(toKeyspace),
        next_cursor: last ? toCursor(String(last.id)) : null,
      };
    },

    async get(where: KeyspaceName): Promise<Keyspace> {
      checkName(where.name);
      const row = await store.findKeyspace(database, where);
      if (!row) throw noKeyspace();
      return toKeyspace(row);
    },

    async delete(where: KeyspaceName): Promise<void> {
      checkName(where.name);
      const isRetired = await database.durable.tx(async (tx) => {
        const held = await store.retireKeyspace(tx, where);
        if (!held) return false;
        const { keys: items, bytes } = held;
        await quotas.keys.giveBack(tx, new Map([[where.account, { items, bytes }]]));
        await quotas.keyspaces.giveBack(tx, new Map([[where.account, ONE]]));
        return true;
      }, BY_STATEMENT);
      if (!isRetired) throw noKeyspace();
    },
  };
}

/** 404 for a name that no keyspace can have; not every database can even be asked for it. */
export function checkName(name: string): void {
  if (!isKeyspaceName(name)) throw noKeyspace();
}

/** The refusal of a name that no keyspace of the account has. */
export const noKeyspace: Refusal = () => errors.notFound("this keyspace");

/** The refusal of a key that is not in the keyspace. */
export const noKey: Refusal = () => errors.notFound("this key");

function idOf(cursor: string): number {
  return Number(partsOfCursor(cursor, KEYSPACE_ID)[0]);
}

function toKeyspace({ name, keys, bytes, created_at }: store.KeyspaceRow): Keyspace {
  return { name, keys, bytes, created_at: isoTime(created_at) };
}
