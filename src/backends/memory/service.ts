import { errors, type Refusal } from "../../http/api-error.js";
import { partsOfCursor, toCursor } from "../../http/input/cursor.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import { commitOnce, type Once } from "../../platform/idempotency/once.js";
import { newId } from "../../platform/ids/ids.js";
import type { Needed } from "../../platform/parts/part.js";
import { totalsByOwner } from "../../platform/storage-quota/amounts.js";
import { BY_STATEMENT, type Reader, type Transaction } from "../../platform/store/sql.js";
import { requireWords, scopeOf, wrong } from "./read-fields.js";
import type {
  Correction,
  CorrectionPage,
  CorrectionsQuery,
  StoreCorrectionBody,
} from "./schemas.js";
import * as store from "./store.js";
import { storedCorrections } from "./stored.js";

const PER_PAGE_DEFAULT = 50;
/** What one takes the place of over several steps; of a longer history the newest. */
const ANCESTORS_MAX = 30;
const POSITION = /^(\d{1,16}) (cor_[0-9a-f]{24})$/;
const NEWEST: store.Position = { seq: Number.MAX_SAFE_INTEGER, id: "" };

/** The corrections of accounts. */
export function createCorrections({
  store: database,
  clock,
  storageQuota,
}: Needed<"store" | "clock" | "storageQuota">) {
  const quota = storageQuota.of(storedCorrections);

  return {
    /** Stores a correction, on disk; 422 when it supersedes one that is not there. */
    async add(
      accountId: string,
      body: StoreCorrectionBody,
      once?: Once<Correction>,
    ): Promise<Correction> {
      requireWords("when", body.when);
      requireWords("correction", body.correction);
      const scope = scopeOf(body.scope);
      const supersedes = [...new Set([body.supersedes ?? []].flat())];
      const row = {
        id: newId("cor"),
        scope,
        precedence: body.precedence ?? 0,
        condition: body.when,
        correction: body.correction,
        supersedes: JSON.stringify(supersedes),
        bytes: Buffer.byteLength(body.when + body.correction + scope),
        createdAt: clock(),
      };
      const insert = async (tx: Transaction) => {
        const superseded = await findSuperseded(tx, accountId, supersedes);
        await store.insertCorrection(tx, accountId, row);
        await store.insertSupersessions(tx, accountId, row.id, superseded);
        await quota.add(tx, accountId, { items: 1, bytes: row.bytes });
        return toCorrection({ ...row, created_at: row.createdAt, is_superseded: 0 });
      };
      return commitOnce(database.durable, once, insert, BY_STATEMENT);
    },

    async get(accountId: string, id: string): Promise<Correction> {
      const row = await store.findCorrection(database, accountId, id);
      if (!row) throw noCorrection();
      return toCorrection(row);
    },

    async list(
      accountId: string,
      { cursor, limit = PER_PAGE_DEFAULT }: CorrectionsQuery,
    ): Promise<CorrectionPage> {
      const before = cursor === undefined ? NEWEST : readCursor(cursor);
      const rows = await store.listCorrections(database, accountId, before, limit + 1);
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        corrections: rows.slice(0, limit).map(toCorrection),
        next_cursor: last ? toCursor(`${last.seq} ${last.id}`) : null,
      };
    },

    /** Deletes a correction; what it superseded counts again, unless another one supersedes it, too. */
    async delete(accountId: string, id: string): Promise<void> {
      await database.durable.tx(async (tx) => {
        const deleted = await store.deleteCorrection(tx, accountId, id);
        if (deleted.length === 0) throw noCorrection();
        await quota.giveBack(tx, totalsByOwner(deleted));
      }, BY_STATEMENT);
    },
  };
}

/** The refusal of an id that names nothing of the caller's. */
export const noCorrection: Refusal = () => errors.notFound("this correction");

/** The refusal of a correction that supersedes what is not there. */
export const noSuperseded: Refusal = () =>
  wrong("supersedes", "supersedes names a correction that is not stored");

/** The given corrections, which must be there, and what they have superseded themselves. */
async function findSuperseded(
  reader: Reader,
  accountId: string,
  ids: readonly string[],
): Promise<string[]> {
  const found = new Set<string>(ids);
  for (const id of ids) {
    if (!(await store.hasCorrection(reader, accountId, id))) throw noSuperseded();
    const older = await store.listSuperseded(reader, accountId, id, ANCESTORS_MAX);
    for (const one of older) if (found.size < ids.length + ANCESTORS_MAX) found.add(one);
  }
  return [...found];
}

function readCursor(cursor: string): store.Position {
  const [seq, id = ""] = partsOfCursor(cursor, POSITION);
  return { seq: Number(seq), id };
}

function toCorrection(row: Omit<store.ListedRow, "seq">): Correction {
  return {
    id: row.id,
    when: row.condition,
    correction: row.correction,
    scope: row.scope || null,
    precedence: row.precedence,
    // Written by this service.
    supersedes: JSON.parse(row.supersedes) as string[],
    superseded: row.is_superseded === 1,
    created_at: isoTime(row.created_at),
  };
}
