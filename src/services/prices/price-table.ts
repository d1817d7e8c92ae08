import { setImmediate as nextTurn } from "node:timers/promises";
import { dayText, readDay } from "./calendar-day.js";
import { CsvBroken, type CsvRecord, readCsv } from "./csv-reader.js";

/** One place of a table where it is wrong; line and column count from 1. */
export interface TableFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The prices of one asset at days, ascending. */
export interface PriceColumn {
  readonly asset: string;
  readonly dates: readonly string[];
  readonly prices: readonly number[];
}

export interface PriceTable {
  readonly columns: readonly PriceColumn[];
  /** The first 20 of what is wrong; a table with faults is used for nothing. */
  readonly faults: readonly TableFault[];
}

/** What an asset may be called; one of dots alone would be another folder in an address. */
export const ASSET_NAME = /^(?=.*[A-Za-z0-9])[A-Za-z0-9._^=:-]{1,32}$/;

const ASSET_HEADERS = ["asset", "symbol", "ticker"];
/** What takes part first: a price that regards dividends and splits before one that does not. */
const PRICE_HEADERS = ["price", "adj_close", "adjusted_close", "close"];
const PRICE = /^\+?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;
const FAULTS_MAX = 20;
const CELLS_MAX = 20_000_000;
/** Some three milliseconds. */
const CELLS_PER_TURN = 2_000;

/**
 * Reads prices from CSV in one of two forms, told apart by the header: wide, with the column `date`
 * first and then one for each asset, whose cells may be empty; or long, with a date, an asset and a
 * price in each line, in any order of columns. `soleAsset` is the asset of a long table that names
 * none. At most 20 million cells. Lets other work run in between.
 */
export async function readPriceTable(
  text: string,
  { soleAsset }: { readonly soleAsset?: string } = {},
): Promise<PriceTable> {
  const draft = createDraft();
  let addRecord: ((record: CsvRecord) => void) | undefined;
  let cells = 0;
  let turnEnds = CELLS_PER_TURN;
  try {
    for (const record of readCsv(text)) {
      cells += record.fields.length;
      if (cells > CELLS_MAX) {
        throw new CsvBroken(`the table has more than ${CELLS_MAX} cells`, record.line, 1);
      }
      if (addRecord === undefined) addRecord = readHeader(record, draft, soleAsset);
      else addRecord(record);
      if (draft.faults.length >= FAULTS_MAX) break;
      if (cells >= turnEnds) {
        await nextTurn();
        turnEnds = cells + CELLS_PER_TURN;
      }
    }
  } catch (error) {
    if (!(error instanceof CsvBroken)) throw error;
    draft.fault(error);
  }
  if (addRecord === undefined) draft.fault({ line: 1, column: 1, message: "the table is empty" });
  return draft.finish();
}

interface Draft {
  readonly faults: readonly TableFault[];
  fault(fault: TableFault): void;
  /** Adds a price as it is written, at a day as it is written; says what is wrong with them. */
  add(asset: string, cell: { day: number; price: string; line: number; column: number }): void;
  day(text: string, place: { line: number; column: number }): number | undefined;
  finish(): Promise<PriceTable>;
}

/** Prices of one asset in the order of the table. */
interface Entries {
  readonly days: number[];
  readonly prices: number[];
  readonly lines: number[];
}

function createDraft(): Draft {
  const faults: TableFault[] = [];
  const assets = new Map<string, Entries>();
  const fault = ({ line, column, message }: TableFault) => {
    if (faults.length < FAULTS_MAX) faults.push({ line, column, message });
  };
  return {
    faults,
    fault,
    day(text, place) {
      // A time of day is cut off: prices are those of days.
      const day = readDay(text.trim().replace(/[T ].*$/, ""));
      if (day === undefined)
        fault({ ...place, message: `${quote(text)} is no date as 2026-01-31` });
      return day;
    },
    add(asset, { day, price: text, line, column }) {
      const price = PRICE.test(text) ? Number(text) : Number.NaN;
      if (!(price > 0 && price < Number.POSITIVE_INFINITY)) {
        fault({ line, column, message: `${quote(text)} is no price above 0` });
        return;
      }
      const entries = assets.get(asset) ?? { days: [], prices: [], lines: [] };
      assets.set(asset, entries);
      entries.days.push(day);
      entries.prices.push(price);
      entries.lines.push(line);
    },
    async finish() {
      const columns: PriceColumn[] = [];
      for (const [asset, entries] of assets) {
        await nextTurn();
        columns.push(inOrder(asset, entries, fault));
      }
      if (columns.length === 0 && faults.length === 0) {
        fault({ line: 1, column: 1, message: "the table has no prices" });
      }
      return { columns, faults };
    },
  };
}

/** Sorts the prices of an asset by day; a day that stands there twice is a fault. */
function inOrder(
  asset: string,
  { days, prices, lines }: Entries,
  fault: (fault: TableFault) => void,
): PriceColumn {
  const order = days.map((_day, index) => index);
  const dayOf = (index: number | undefined) => days[index ?? -1] ?? Number.NaN;
  if (order.some((index) => dayOf(index) <= dayOf(index - 1))) {
    order.sort((a, b) => dayOf(a) - dayOf(b) || a - b);
  }
  for (const [place, index] of order.entries()) {
    const before = order[place - 1];
    if (dayOf(before) !== dayOf(index)) continue;
    const first = lines[before ?? 0];
    const message = `${asset} has a price of ${dayText(dayOf(index))} in line ${first} already`;
    fault({ line: lines[index] ?? 1, column: 1, message });
  }
  return {
    asset,
    dates: order.map((index) => dayText(dayOf(index))),
    prices: order.map((index) => prices[index] ?? Number.NaN),
  };
}

function readHeader(
  { line, fields }: CsvRecord,
  draft: Draft,
  soleAsset: string | undefined,
): (record: CsvRecord) => void {
  const names = fields.map((field) => field.trim().toLowerCase().replaceAll(" ", "_"));
  const find = (wanted: readonly string[]) =>
    names.indexOf(wanted.find((name) => names.includes(name)) ?? "");
  const place = {
    date: names.indexOf("date"),
    asset: find(ASSET_HEADERS),
    price: find(PRICE_HEADERS),
  };
  const isLong = place.date >= 0 && place.price >= 0;
  if (isLong && (place.asset >= 0 || soleAsset !== undefined)) {
    return longForm(draft, { width: names.length, place, soleAsset });
  }
  if (isLong) {
    const message = `prices in a column ${fields[place.price]} need a column asset, symbol or ticker`;
    draft.fault({ line, column: place.price + 1, message });
  } else if (names[0] !== "date") {
    draft.fault({ line, column: 1, message: "the first column must be named date" });
  }
  return wideForm(draft, { line, assets: fields.map((field) => field.trim()) });
}

function longForm(
  draft: Draft,
  form: {
    readonly width: number;
    readonly place: { readonly date: number; readonly asset: number; readonly price: number };
    readonly soleAsset: string | undefined;
  },
): (record: CsvRecord) => void {
  const { width, place, soleAsset } = form;
  return ({ line, fields }) => {
    if (!isWhole({ line, fields }, width, draft)) return;
    const asset = place.asset < 0 ? (soleAsset ?? "") : (fields[place.asset] ?? "").trim();
    if (!isName(asset, { line, column: place.asset + 1 }, draft)) return;
    const day = draft.day(fields[place.date] ?? "", { line, column: place.date + 1 });
    if (day === undefined) return;
    const price = (fields[place.price] ?? "").trim();
    draft.add(asset, { day, price, line, column: place.price + 1 });
  };
}

function wideForm(
  draft: Draft,
  { line: headerLine, assets }: { readonly line: number; readonly assets: readonly string[] },
): (record: CsvRecord) => void {
  const seen = new Set<string>();
  for (const [index, asset] of assets.entries()) {
    const place = { line: headerLine, column: index + 1 };
    if (index === 0 || !isName(asset, place, draft)) continue;
    if (seen.has(asset)) {
      draft.fault({ ...place, message: `there is a column ${asset} already` });
    }
    seen.add(asset);
  }
  if (assets.length === 1) {
    draft.fault({ line: headerLine, column: 1, message: "there is no column of an asset" });
  }
  return ({ line, fields }) => {
    if (!isWhole({ line, fields }, assets.length, draft)) return;
    const day = draft.day(fields[0] ?? "", { line, column: 1 });
    if (day === undefined) return;
    for (let column = 1; column < assets.length; column += 1) {
      const price = (fields[column] ?? "").trim();
      if (price !== "") draft.add(assets[column] ?? "", { day, price, line, column: column + 1 });
    }
  };
}

function isWhole({ line, fields }: CsvRecord, width: number, draft: Draft): boolean {
  if (fields.length === width) return true;
  const message = `the line has ${fields.length} cells where the header has ${width}`;
  draft.fault({ line, column: Math.min(fields.length, width) + 1, message });
  return false;
}

function isName(asset: string, place: { line: number; column: number }, draft: Draft): boolean {
  if (ASSET_NAME.test(asset)) return true;
  const message = `${quote(asset)} is no name of an asset: 1 to 32 of A-Z a-z 0-9 . _ ^ = : -`;
  draft.fault({ ...place, message });
  return false;
}

/** What the table holds, short and without what could steer a terminal. */
function quote(text: string): string {
  const plain = text.replace(/\p{Cc}+/gu, " ");
  return `"${plain.length > 40 ? `${plain.slice(0, 40)}…` : plain}"`;
}
