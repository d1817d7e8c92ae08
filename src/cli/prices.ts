import { systemClock } from "../platform/clock/clock.js";
import { isoTime } from "../platform/clock/iso-time.js";
import { ImportRefused, importPrices } from "../services/prices/import-prices.js";
import { listAssets, removeAsset } from "../services/prices/price-store.js";
import { type Command, print, readOptions, readVerb, UsageError } from "./command.js";
import { fail, printList } from "./output.js";
import { withParts } from "./parts.js";

const SOURCE_LENGTH_MAX = 100;
const ASSETS_PER_READ = 1_000;

const verbs = { import: importFile, list, remove };

/** The prices that the optimizer computes with; a running server sees changes at once. */
export const pricesCommand: Command = {
  async run(args) {
    const { verb, rest } = readVerb("prices", verbs, args);
    return verb(rest);
  },
};

async function importFile(args: readonly string[]): Promise<number> {
  const types = { source: "string", replace: "boolean", json: "boolean" } as const;
  const expected = { words: 1, otherwise: "prices import takes one file" };
  const options = readOptions(args, types, expected);
  const [file = ""] = options.words;
  const source = readSource(options.text("source"));
  return withParts(async ({ store }) => {
    const isReplacing = options.flag("replace");
    try {
      const order = { file, source, isReplacing, clock: systemClock };
      const { assets, prices, firstDate, lastDate } = await importPrices(store.durable, order);
      const report = { assets, prices, first_date: firstDate, last_date: lastDate, source };
      const text = `imported ${prices} prices of ${assets} assets from ${firstDate} to ${lastDate}`;
      print(options.flag("json") ? JSON.stringify(report) : text);
      return 0;
    } catch (error) {
      return explain(error, file);
    }
  });
}

function readSource(text = "imported"): string {
  const source = text.trim();
  if (source === "" || source.length > SOURCE_LENGTH_MAX || /\p{Cc}/u.test(source)) {
    throw new UsageError(`--source must be 1 to ${SOURCE_LENGTH_MAX} characters on one line`);
  }
  return source;
}

function explain(error: unknown, file: string): number {
  if (error instanceof ImportRefused) {
    for (const fault of error.faults) {
      fail(
        "line" in fault
          ? `line ${fault.line}, column ${fault.column}: ${fault.message}`
          : fault.message,
      );
    }
    return fail("nothing was imported");
  }
  if (error instanceof Error && "syscall" in error) {
    return fail(`${file} cannot be read: ${error.message}`);
  }
  throw error;
}

async function list(args: readonly string[]): Promise<number> {
  const asJson = readOptions(args, { json: "boolean" }).flag("json");
  return withParts(async ({ store }) => {
    const assets: object[] = [];
    for (let after: string | undefined = ""; after !== undefined; ) {
      const page = await listAssets(store, { after, limit: ASSETS_PER_READ });
      for (const { asset, source, firstDate, lastDate, observations, importedAt } of page) {
        assets.push({
          asset,
          source,
          first_date: firstDate,
          last_date: lastDate,
          observations,
          imported_at: isoTime(importedAt),
        });
      }
      after = page.length === ASSETS_PER_READ ? page.at(-1)?.asset : undefined;
    }
    printList("assets", assets, asJson);
    return 0;
  });
}

async function remove(args: readonly string[]): Promise<number> {
  const expected = { words: 1, otherwise: "prices remove takes one asset" };
  const [asset = ""] = readOptions(args, {}, expected).words;
  return withParts(async ({ store }) => {
    if (!(await removeAsset(store.durable, asset)))
      return fail(`there is no imported asset ${asset}`);
    print(`removed ${asset}`);
    return 0;
  });
}
