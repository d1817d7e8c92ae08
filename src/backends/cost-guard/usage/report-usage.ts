import { modelPrices, priceSource } from "../../../content/model-prices/model-prices.js";
import type { UsageReply } from "../schemas.js";
import type { DayRow } from "./store.js";

const TOKENS_PER_PRICE = 1_000_000;
/** Dollars are shown to the millionth. */
const MICRO = 1_000_000;

type Totals = UsageReply["periods"][keyof UsageReply["periods"]];
type ModelTotals = UsageReply["models"][number];

/** What calls came to over all days that are kept, over periods that end today, and by model. */
export function reportUsage(days: readonly DayRow[], today: number): Omit<UsageReply, "cache"> {
  const since = (first: number) => totalOf(days.filter(({ day }) => day >= first));
  const names = [...new Set(days.map(({ model }) => model))].sort();
  return {
    ...totalOf(days),
    periods: {
      today: since(today),
      last_7_days: since(today - 6),
      last_30_days: since(today - 29),
    },
    models: names.map((model): ModelTotals => {
      const total = totalOf(days.filter((row) => row.model === model));
      const price = priceOf(model);
      return {
        model,
        ...total,
        ...(price ? { price: { input_usd: price[0], output_usd: price[1] } } : {}),
      };
    }),
    prices: { source: priceSource.name, url: priceSource.url, as_of: priceSource.asOf },
  };
}

function totalOf(rows: readonly DayRow[]): Totals {
  const sum = (count: (row: DayRow) => number) => rows.reduce((all, row) => all + count(row), 0);
  const isPriced = (row: DayRow) => priceOf(row.model) !== undefined;
  const priced = rows.filter(isPriced);
  const dollars = (input: (row: DayRow) => number, output: (row: DayRow) => number) =>
    Math.round(priced.reduce((all, row) => all + costOf(row, input(row), output(row)), 0) * MICRO) /
    MICRO;
  return {
    hits: sum(({ hits }) => hits),
    misses: sum(({ misses }) => misses),
    bypasses: sum(({ bypasses }) => bypasses),
    failures: sum(({ failures }) => failures),
    tokens_used: sum((row) => row.input_tokens + row.output_tokens),
    input_tokens: sum((row) => row.input_tokens),
    output_tokens: sum((row) => row.output_tokens),
    tokens_saved: sum((row) => row.saved_input_tokens + row.saved_output_tokens),
    saved_input_tokens: sum((row) => row.saved_input_tokens),
    saved_output_tokens: sum((row) => row.saved_output_tokens),
    spent_usd: dollars(
      (row) => row.input_tokens,
      (row) => row.output_tokens,
    ),
    saved_usd: dollars(
      (row) => row.saved_input_tokens,
      (row) => row.saved_output_tokens,
    ),
    price_unknown: rows.some((row) => !isPriced(row)),
  };
}

function costOf({ model }: DayRow, inputTokens: number, outputTokens: number): number {
  const [input, output] = priceOf(model) ?? [0, 0];
  return (inputTokens * input + outputTokens * output) / TOKENS_PER_PRICE;
}

/**
 * The list price of a model; undefined where it is not known. A name may have its maker in front and a
 * date behind. Builtins cost nothing.
 */
export function priceOf(model: string): readonly [input: number, output: number] | undefined {
  if (model.startsWith("builtin/")) return [0, 0];
  const name = model.slice(model.lastIndexOf("/") + 1).toLowerCase();
  const undated = name.replace(/-(\d{8}|\d{4}-\d{2}-\d{2})$/, "");
  for (const known of [name, undated]) {
    if (Object.hasOwn(modelPrices, known)) return modelPrices[known];
  }
  return undefined;
}
