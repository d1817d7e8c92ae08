import type { Entity } from "./entity.js";
import { findEntities } from "./find-entities.js";
import { readJsonPairs } from "./read-json-pairs.js";
import { readLogLines } from "./read-log.js";
import { type Pair, readPairs } from "./read-pairs.js";
import { type Row, readTable } from "./read-table.js";

/** What one text states, read once for all the fields that are wanted of it. */
export interface ReadDocument {
  readonly text: string;
  readonly entities: readonly Entity[];
  /** Labelled values, those of JSON and logs first. */
  readonly pairs: readonly Pair[];
  readonly rows: readonly Row[];
}

/**
 * Reads a text in all the ways that extraction knows; of a log the first line counts, or the first
 * that tells of an error. Linear.
 */
export function readDocument(text: string, { ofError = false } = {}): ReadDocument {
  const logLines = readLogLines(text);
  const told = (ofError ? logLines.find(isError) : undefined) ?? logLines[0] ?? [];
  const logRows = logLines.map((pairs) =>
    Object.fromEntries(pairs.map(({ label, value }) => [label, value])),
  );
  return {
    text,
    entities: findEntities(text),
    pairs: [...readJsonPairs(text), ...told, ...readPairs(text)],
    rows: logRows.length > 0 ? logRows : readTable(text),
  };
}

function isError(pairs: readonly Pair[]): boolean {
  return pairs.some(({ label, value }) => label === "level" && /^(?:ERR|FATAL|CRIT)/i.test(value));
}
