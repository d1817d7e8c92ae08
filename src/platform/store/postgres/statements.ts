import type pg from "pg";
import { type RowsStatement, toStatements } from "../row-insert.js";
import type { Query, RowInsert } from "../sql.js";

interface Prepared {
  readonly name: string;
  readonly text: string;
  readonly isRead: boolean;
}

const preparedBySite = new WeakMap<readonly string[], Prepared>();
const namesByText = new Map<string, string>();
let siteCount = 0;

/** One name per call site of the process; each connection prepares it when it first meets it. */
export function toPrepared({ strings, values }: Query): pg.QueryConfig {
  const { name, text } = preparedOf(strings);
  return { name, text, values: [...values] };
}

/** The statements of an insertion, which has few texts whatever the number of its rows. */
export function toPreparedInserts(insert: RowInsert): pg.QueryConfig[] {
  return toStatements(insert).map(({ text, values }: RowsStatement) => {
    let name = namesByText.get(text);
    if (name === undefined) {
      name = newName();
      namesByText.set(text, name);
    }
    return { name, text, values };
  });
}

/** Whether a statement is known to write nothing. */
export function isRead({ strings }: Query): boolean {
  return preparedOf(strings).isRead;
}

function preparedOf(strings: readonly string[]): Prepared {
  let prepared = preparedBySite.get(strings);
  if (!prepared) {
    const text = strings.reduce((before, part, index) => `${before}$${index}${part}`);
    prepared = { name: newName(), text, isRead: /^\s*SELECT\b/i.test(text) };
    preparedBySite.set(strings, prepared);
  }
  return prepared;
}

function newName(): string {
  siteCount += 1;
  return `site_${siteCount}`;
}
