import type { FreeJson } from "../../engines/json/free-json/free-json.js";
import { type ApiError, errors } from "../../http/api-error.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import type { Transaction } from "../../platform/store/sql.js";
import { whenLive } from "./entry.js";
import { VALUE_BYTES_MAX, type Written } from "./schemas.js";
import { deleteEntry, type EntryRow, findEntry, type Tally, upsertValue } from "./store.js";

/** A keyspace that one transaction writes to. */
export interface OpenKeyspace {
  readonly tx: Transaction;
  readonly id: number;
  readonly now: number;
  /** What the writes so far have changed; it is stored with them. */
  readonly tally: Tally;
}

export interface KeyWrite {
  readonly key: string;
  readonly ifVersion: number | undefined;
  /** Where the request has the fields of this write: empty, or such as `operations.3.`. */
  readonly at: string;
}

export interface NewValue extends KeyWrite {
  readonly value: FreeJson;
  readonly ttlSeconds: number | undefined;
}

/** Writes the value of a key; 409 when its version is another than asked for, 413 when too long. */
export async function putValue(open: OpenKeyspace, wanted: NewValue): Promise<Written> {
  const { tx, id, now, tally } = open;
  const { text, bytes } = toText(wanted);
  const key = Buffer.from(wanted.key);
  const stored = await findEntry(tx, id, key);
  const live = whenLive(stored, now);
  checkVersion(wanted, live);
  const version = (stored?.version ?? tally.versionFloor) + 1;
  const expiresAt = wanted.ttlSeconds === undefined ? null : now + wanted.ttlSeconds * 1000;
  await upsertValue(tx, id, {
    key,
    version,
    bytes,
    updated_at: now,
    expires_at: expiresAt,
    long_id: stored?.long_id ?? null,
    value: text,
  });
  tally.keys += stored ? 0 : 1;
  tally.bytes += bytes - (stored?.bytes ?? 0);
  return { key: wanted.key, version, created: !live, expires_at: isoTime(expiresAt) };
}

/** Removes a key; false when there is none, 409 when its version is another than asked for. */
export async function deleteKey(open: OpenKeyspace, wanted: KeyWrite): Promise<boolean> {
  const { tx, id, now, tally } = open;
  const live = whenLive(await findEntry(tx, id, Buffer.from(wanted.key)), now);
  checkVersion(wanted, live);
  if (!live) return false;
  await deleteEntry(tx, id, live);
  tally.keys -= 1;
  tally.bytes -= live.bytes;
  tally.versionFloor = Math.max(tally.versionFloor, live.version);
  return true;
}

function toText({ value, at }: NewValue): { text: string; bytes: number } {
  const { text, bytes } = value;
  if (bytes > VALUE_BYTES_MAX) {
    throw errors.payloadTooLarge(
      `${at}value has ${bytes} bytes as JSON text; at most ${VALUE_BYTES_MAX} are kept`,
    );
  }
  return { text, bytes };
}

function checkVersion({ ifVersion, at }: KeyWrite, live: EntryRow | undefined): void {
  if (ifVersion === undefined || ifVersion === (live?.version ?? 0)) return;
  throw otherVersion(`${at}if_version is ${ifVersion}`, live?.version);
}

/** The refusal of a write that is for another version of a key, or for one that is not there. */
export function otherVersion(asked: string, version: number | undefined): ApiError {
  const found = version === undefined ? "there is no such key" : `the key has version ${version}`;
  return errors.conflict(`${asked}, but ${found}`);
}
