import { open } from "node:fs/promises";
import type { Clock } from "../../platform/clock/clock.js";
import type { TransactionalWriter } from "../../platform/store/sql.js";
import { storePrices } from "./price-store.js";
import { readPriceTable, type TableFault } from "./price-table.js";

/** What an import stored, or why it stored nothing. */
export interface ImportReport {
  readonly assets: number;
  readonly prices: number;
  readonly firstDate: string;
  readonly lastDate: string;
}

/** Nothing was imported; the faults are for the operator, the first 20 of them. */
export class ImportRefused extends Error {
  constructor(readonly faults: readonly (TableFault | { readonly message: string })[]) {
    super(faults[0]?.message ?? "the table cannot be read");
    this.name = "ImportRefused";
  }
}

const FILE_BYTES_MAX = 64 * 2 ** 20;
const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Imports the prices of a CSV file of at most 64 MiB: all of them or, when anything in it is wrong,
 * none. Rejects with ImportRefused, and with the error of the system when the file cannot be read.
 */
export async function importPrices(
  store: TransactionalWriter,
  order: {
    readonly file: string;
    readonly source: string;
    readonly isReplacing: boolean;
    readonly clock: Clock;
  },
): Promise<ImportReport> {
  const { columns, faults } = await readPriceTable(await readText(order.file));
  if (faults.length > 0) throw new ImportRefused(faults);
  const { source, isReplacing, clock } = order;
  await storePrices(store, columns, { source, isReplacing, now: clock() });
  const dates = columns.flatMap((column) => [column.dates[0] ?? "", column.dates.at(-1) ?? ""]);
  dates.sort();
  return {
    assets: columns.length,
    prices: columns.reduce((sum, column) => sum + column.prices.length, 0),
    firstDate: dates[0] ?? "",
    lastDate: dates.at(-1) ?? "",
  };
}

async function readText(path: string): Promise<string> {
  const file = await open(path);
  try {
    // A pipe has no size, and a file may grow: the bound is that of what is read.
    const buffers: Buffer[] = [];
    let length = 0;
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      length += chunk.length;
      if (length > FILE_BYTES_MAX) {
        throw new ImportRefused([{ message: `the file is larger than ${FILE_BYTES_MAX} bytes` }]);
      }
      buffers.push(chunk);
    }
    return decode(Buffer.concat(buffers));
  } finally {
    await file.close();
  }
}

function decode(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new ImportRefused([{ message: "the file is not UTF-8" }]);
  }
}
