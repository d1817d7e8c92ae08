import { rowInsert } from "../../platform/store/row-insert.js";
import {
  type Reader,
  type Store,
  sql,
  type Transaction,
  type Writer,
} from "../../platform/store/sql.js";
import type { EntryName } from "./entry.js";

/** What is counted of one owner. */
export interface OwnerRow {
  readonly bytes: number;
  readonly entries: number;
  readonly evictions: number;
  readonly revision: number;
  readonly last_place: number;
  readonly hand: number;
  readonly version_floor: number;
  /** No entry expires before; null when none ever does. */
  readonly expires_from: number | null;
}

export interface NameRow {
  readonly namespace: string;
  readonly key: string;
  readonly agent_id: string;
}

/** An entry as the bound sees it. */
export interface ResidentRow extends NameRow {
  readonly place: number;
  readonly visited: number;
  readonly bytes: number;
  readonly version: number;
  readonly expires_at: number | null;
}

interface StoredRow extends Pick<NameRow, "agent_id"> {
  readonly version: number;
  readonly stored_at: number;
  readonly expires_at: number | null;
}

export interface SummaryRow extends StoredRow, NameRow {
  readonly bytes: number;
}

/** An entry that was asked for by its namespace and key. */
export interface ValueRow extends StoredRow {
  readonly place: number;
  readonly visited: number;
  readonly value: string;
}

export interface EntryRow extends ValueRow, NameRow {}

/** The row of an owner, which no other transaction can change before this one ends; undefined without one. */
export function lockOwner(
  tx: Transaction,
  dialect: Store["dialect"],
  owner: string,
): Promise<OwnerRow | undefined> {
  // SQLite has one transaction that writes at a time.
  if (dialect === "sqlite") return findOwner(tx, owner);
  return tx.get<OwnerRow>(sql`
    SELECT bytes, entries, evictions, revision, last_place, hand, version_floor, expires_from
      FROM memory_owners WHERE owner_id = ${owner}
       FOR UPDATE`);
}

/** Adds the row of an owner, unless another transaction does so meanwhile, and locks it. */
export async function addOwner(
  tx: Transaction,
  dialect: Store["dialect"],
  owner: string,
): Promise<OwnerRow> {
  // Of two transactions that add the row one waits for the other, and finds what that one wrote.
  await tx.run(sql`
    INSERT INTO memory_owners
      (owner_id, bytes, entries, evictions, revision, last_place, hand, version_floor, expires_from)
    VALUES (${owner}, 0, 0, 0, 0, 0, 0, 0, NULL)
    ON CONFLICT (owner_id) DO NOTHING`);
  const added = await lockOwner(tx, dialect, owner);
  if (!added) throw new Error("the row of an owner that was just added is gone");
  return added;
}

export async function saveOwner(tx: Transaction, owner: string, row: OwnerRow): Promise<void> {
  await tx.run(sql`
    INSERT INTO memory_owners
      (owner_id, bytes, entries, evictions, revision, last_place, hand, version_floor,
       expires_from)
    VALUES (${owner}, ${row.bytes}, ${row.entries}, ${row.evictions}, ${row.revision},
            ${row.last_place}, ${row.hand}, ${row.version_floor}, ${row.expires_from})
    ON CONFLICT (owner_id) DO UPDATE
       SET bytes = excluded.bytes, entries = excluded.entries, evictions = excluded.evictions,
           revision = excluded.revision, last_place = excluded.last_place, hand = excluded.hand,
           version_floor = excluded.version_floor, expires_from = excluded.expires_from`);
}

export function findOwner(reader: Reader, owner: string): Promise<OwnerRow | undefined> {
  return reader.get<OwnerRow>(sql`
    SELECT bytes, entries, evictions, revision, last_place, hand, version_floor, expires_from
      FROM memory_owners WHERE owner_id = ${owner}`);
}

export function findResident(
  reader: Reader,
  owner: string,
  { namespace, key, agentId }: EntryName,
): Promise<ResidentRow | undefined> {
  return reader.get<ResidentRow>(sql`
    SELECT namespace, key, agent_id, place, visited, bytes, version, expires_at
      FROM memory_entries
     WHERE owner_id = ${owner} AND namespace = ${namespace} AND key = ${key}
       AND agent_id = ${agentId}`);
}

/** Entries of one owner in the order the hand meets them. */
export function listFromPlace(
  reader: Reader,
  owner: string,
  { place, limit }: { place: number; limit: number },
): Promise<ResidentRow[]> {
  return reader.all<ResidentRow>(sql`
    SELECT namespace, key, agent_id, place, visited, bytes, version, expires_at
      FROM memory_entries
     WHERE owner_id = ${owner} AND place >= ${place}
     ORDER BY place
     LIMIT ${limit}`);
}

export interface WrittenRow {
  readonly place: number;
  readonly visited: 0 | 1;
  readonly bytes: number;
  readonly version: number;
  readonly revision: number;
  readonly stored_at: number;
  readonly expires_at: number | null;
  readonly value: string;
}

const upsertRows = rowInsert({
  into: "memory_entries",
  columns: [
    "owner_id",
    "namespace",
    "key",
    "agent_id",
    "place",
    "visited",
    "bytes",
    "version",
    "revision",
    "stored_at",
    "expires_at",
    "value",
  ],
  onConflict: { key: ["owner_id", "namespace", "key", "agent_id"] },
});

/** Writes entries of different names, over those that are there. */
export async function upsertEntries(
  tx: Transaction,
  owner: string,
  entries: readonly { readonly name: EntryName; readonly row: WrittenRow }[],
): Promise<void> {
  await tx.run(
    upsertRows(
      entries.map(({ name: { namespace, key, agentId }, row }) => [
        owner,
        namespace,
        key,
        agentId,
        row.place,
        row.visited,
        row.bytes,
        row.version,
        row.revision,
        row.stored_at,
        row.expires_at,
        row.value,
      ]),
    ),
  );
}

/** The places from the first to the last, both included. */
export interface Places {
  readonly first: number;
  readonly last: number;
}

export async function deletePlaces(
  tx: Transaction,
  owner: string,
  { first, last }: Places,
): Promise<void> {
  await tx.run(sql`
    DELETE FROM memory_entries
     WHERE owner_id = ${owner} AND place >= ${first} AND place <= ${last}`);
}

export async function clearVisited(
  tx: Transaction,
  owner: string,
  { first, last }: Places,
): Promise<void> {
  await tx.run(sql`
    UPDATE memory_entries SET visited = 0
     WHERE owner_id = ${owner} AND place >= ${first} AND place <= ${last} AND visited = 1`);
}

export async function setVisited(writer: Writer, owner: string, place: number): Promise<void> {
  await writer.run(sql`
    UPDATE memory_entries SET visited = 1
     WHERE owner_id = ${owner} AND place = ${place} AND visited = 0`);
}

/** The entry of one agent, unless it has expired. */
export function findEntry(
  reader: Reader,
  owner: string,
  { namespace, key, agentId }: EntryName,
  now: number,
): Promise<ValueRow | undefined> {
  return reader.get<ValueRow>(sql`
    SELECT agent_id, version, stored_at, expires_at, place, visited, value
      FROM memory_entries
     WHERE owner_id = ${owner} AND namespace = ${namespace} AND key = ${key}
       AND agent_id = ${agentId} AND (expires_at IS NULL OR expires_at > ${now})`);
}

/** What any agent wrote last under a key. */
export function findNewest(
  reader: Reader,
  owner: string,
  { namespace, key }: Omit<EntryName, "agentId">,
  now: number,
): Promise<ValueRow | undefined> {
  return reader.get<ValueRow>(sql`
    SELECT agent_id, version, stored_at, expires_at, place, visited, value
      FROM memory_entries
     WHERE owner_id = ${owner} AND namespace = ${namespace} AND key = ${key}
       AND (expires_at IS NULL OR expires_at > ${now})
     ORDER BY revision DESC
     LIMIT 1`);
}

/** The entry at a place if it is still the one of that revision. */
export function findWritten(
  reader: Reader,
  owner: string,
  { place, revision }: { place: number; revision: number },
): Promise<EntryRow | undefined> {
  return reader.get<EntryRow>(sql`
    SELECT namespace, key, agent_id, version, stored_at, expires_at, place, visited, value
      FROM memory_entries
     WHERE owner_id = ${owner} AND place = ${place} AND revision = ${revision}`);
}

export interface Selection {
  readonly namespace?: string | undefined;
  readonly agentId?: string | undefined;
  readonly prefix?: string | undefined;
}

/** The entries of a selection that follow a name, in the order of their names' bytes. */
export function listAfter(
  reader: Reader,
  owner: string,
  { namespace, agentId, prefix = "" }: Selection,
  { after, limit, now }: { after: EntryName; limit: number; now: number },
): Promise<SummaryRow[]> {
  return reader.all<SummaryRow>(sql`
    SELECT namespace, key, agent_id, bytes, version, stored_at, expires_at
      FROM memory_entries
     WHERE owner_id = ${owner}
       AND (namespace, key, agent_id) > (${after.namespace}, ${after.key}, ${after.agentId})
       AND (CAST(${namespace ?? null} AS TEXT) IS NULL OR namespace = ${namespace ?? null})
       AND (CAST(${agentId ?? null} AS TEXT) IS NULL OR agent_id = ${agentId ?? null})
       AND substr(key, 1, ${[...prefix].length}) = ${prefix}
       AND (expires_at IS NULL OR expires_at > ${now})
     ORDER BY namespace, key, agent_id
     LIMIT ${limit}`);
}

export interface NamespaceRow {
  readonly namespace: string;
  readonly entries: number;
}

/** How many entries each namespace holds, expired ones included; answered from an index. */
export function countNamespaces(reader: Reader, owner: string): Promise<NamespaceRow[]> {
  return reader.all<NamespaceRow>(sql`
    SELECT namespace, count(*) AS entries
      FROM memory_entries WHERE owner_id = ${owner} GROUP BY namespace ORDER BY namespace`);
}
