import { errors } from "../../http/api-error.js";
import { partsOfCursor, toCursor } from "../../http/input/cursor.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import { commitOnce, type Once } from "../../platform/idempotency/once.js";
import type { Needed } from "../../platform/parts/part.js";
import { isKeyspaceName, type Keyspace, PAGE_LENGTH_DEFAULT } from "./schemas.js";
import type { KeyspaceName } from "./store.js";
import * as store from "./store.js";

const KEYSPACE_ID = /^(\d{1,15})$/;

export type Keyspaces = ReturnType<typeof createKeyspaces>;

/** The keyspaces of every account, without HTTP. */
export function createKeyspaces({ store: database, clock }: Needed<"store" | "clock">) {
  return {
    create: (where: KeyspaceName, once?: Once<Keyspace>): Promise<Keyspace> =>
      commitOnce(database.durable, once, async (tx) => {
        const row = await store.insertKeyspace(tx, where, clock());
        if (!row) throw errors.conflict(`you have a keyspace with the name ${where.name}`);
        return toKeyspace(row);
      }),

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
      if (!(await store.retireKeyspace(database, where))) throw noKeyspace();
    },
  };
}

/** 404 for a name that no keyspace can have; not every database can even be asked for it. */
export function checkName(name: string): void {
  if (!isKeyspaceName(name)) throw noKeyspace();
}

export function noKeyspace() {
  return errors.notFound("this keyspace");
}

function idOf(cursor: string): number {
  return Number(partsOfCursor(cursor, KEYSPACE_ID)[0]);
}

function toKeyspace({ name, keys, bytes, created_at }: store.KeyspaceRow): Keyspace {
  return { name, keys, bytes, created_at: isoTime(created_at) };
}
