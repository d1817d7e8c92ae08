import { FreeJson } from "../../engines/json/free-json/free-json.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import type { Entry } from "./schemas.js";
import type { EntryRow, ValueRow } from "./store.js";

/** A stored key as its account sees it. */
export function toEntry(row: ValueRow): Entry {
  return {
    key: row.key.toString(),
    value: FreeJson.ofText(row.value),
    version: row.version,
    updated_at: isoTime(row.updated_at),
    expires_at: isoTime(row.expires_at),
  };
}

/** The row, unless it has expired and only waits for its removal. */
export function whenLive<Row extends Pick<EntryRow, "expires_at">>(
  row: Row | undefined,
  now: number,
): Row | undefined {
  return row && (row.expires_at === null || row.expires_at > now) ? row : undefined;
}
