import { maskSecrets } from "../platform/config/masking.js";
import { print } from "./command.js";

/** Says on standard error what went wrong; answers the exit status. */
export function fail(message: string): number {
  warn(message);
  return 1;
}

/** Writes to standard error, without the secrets of addresses. */
export function warn(message: string): void {
  for (const line of maskSecrets(message).split("\n")) process.stderr.write(`gatehouse: ${line}\n`);
}

/** A list as the JSON `{name: [...]}`, or as lines of cells with tabs between. */
export function printList(name: string, rows: readonly object[], asJson: boolean): void {
  if (asJson) print(JSON.stringify({ [name]: rows }));
  else for (const row of rows) print(Object.values(row).map(cell).join("\t"));
}

/** What others wrote could hold line breaks and sequences that steer a terminal. */
function cell(value: unknown): string {
  return String(value ?? "").replace(/\p{Cc}+/gu, " ");
}
