import { errors } from "../../http/api-error.js";
import { partsOfCursor, toCursor } from "../../http/input/cursor.js";
import type { Reader } from "../../platform/store/sql.js";
import { inTurn } from "../../platform/threads/in-turn.js";
import { toListedRun } from "./run-view.js";
import type { RunsQuery, RunsReply } from "./schemas.js";
import {
  findRun,
  hasKind,
  type ListedRunRow,
  listRuns,
  listRunsNamed,
  type RunPosition,
} from "./store.js";

const LIMIT_DEFAULT = 50;
const CHUNK_ROWS = 200;
/** A rare kind can be far away: the answer then ends early, with a cursor to go on from. */
const SCANNED_ROWS_MAX = 5_000;
const POSITION = /^(\d{1,16}) (run_[0-9a-f]{24})$/;
const TIME_MAX = 8_640_000_000_000_000;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

interface Filter {
  readonly name: string | undefined;
  readonly kind: string | undefined;
  readonly from: number;
  readonly before: RunPosition;
  readonly limit: number;
}

/** The runs of an account that fit a query, newest first. */
export async function findRuns(
  reader: Reader,
  accountId: string,
  query: RunsQuery,
): Promise<RunsReply> {
  const filter = readFilter(query);
  if (query.run_id !== undefined) return findOne(reader, accountId, query.run_id, filter);

  const found: ListedRunRow[] = [];
  let { before } = filter;
  for (let scanned = 0; scanned < SCANNED_ROWS_MAX; scanned += CHUNK_ROWS) {
    const chunk = { ...filter, before };
    const rows = await inTurn(accountId, () => readChunk(reader, accountId, chunk));
    for (const row of rows) {
      if (filter.kind !== undefined && row.has_kind === 0) continue;
      if (found.length === filter.limit) return page(found, found.at(-1));
      found.push(row);
    }
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK_ROWS) return page(found, undefined);
    before = { createdAt: last.created_at, id: last.id };
  }
  return { ...page(found, undefined), next_cursor: writeCursor(before) };
}

function page(found: readonly ListedRunRow[], last: ListedRunRow | undefined): RunsReply {
  return {
    runs: found.map(toListedRun),
    next_cursor: last ? writeCursor({ createdAt: last.created_at, id: last.id }) : null,
  };
}

function readChunk(reader: Reader, accountId: string, filter: Filter) {
  const { name, kind = "", from, before } = filter;
  const range = { accountId, from, before, kind, limit: CHUNK_ROWS };
  return name === undefined ? listRuns(reader, range) : listRunsNamed(reader, name, range);
}

async function findOne(
  reader: Reader,
  accountId: string,
  id: string,
  { name, kind, from, before }: Filter,
): Promise<RunsReply> {
  const run = await findRun(reader, accountId, id);
  const fits =
    run !== undefined &&
    (name === undefined || run.name === name) &&
    run.created_at >= from &&
    run.created_at < before.createdAt &&
    (kind === undefined || (await hasKind(reader, id, kind)));
  return page(fits ? [run] : [], undefined);
}

function readFilter({ name, kind, from, to, cursor, limit = LIMIT_DEFAULT }: RunsQuery): Filter {
  const start = from === undefined ? 0 : readTime("from", from);
  const end = to === undefined ? TIME_MAX : readTime("to", to);
  const before = cursor === undefined ? { createdAt: end, id: "" } : readCursor(cursor);
  return { name, kind, from: start, before, limit };
}

function readTime(field: "from" | "to", text: string): number {
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) {
    const message = `${field} must be a time in ISO 8601, such as 2026-01-31T09:00:00.000Z`;
    throw errors.validation(message, { details: [{ path: `/${field}`, message }] });
  }
  return time;
}

function writeCursor({ createdAt, id }: RunPosition): string {
  return toCursor(`${createdAt} ${id}`);
}

function readCursor(cursor: string): RunPosition {
  const [createdAt, id = ""] = partsOfCursor(cursor, POSITION);
  return { createdAt: Number(createdAt), id };
}
