import { type Reader, sql, type Writer } from "../../platform/store/sql.js";
import type { Payment, PaymentMethod } from "./payments.js";

/** A payment that was settled, whatever was bought. */
export interface Sale {
  /** What was bought; no two sales share one. */
  readonly orderId: string;
  readonly method: PaymentMethod;
  readonly amountCents: number;
  readonly currency: Payment["currency"];
  readonly paymentAddress: string | null;
  readonly sandbox: boolean;
  /** Epoch milliseconds. */
  readonly settledAt: number;
}

/** What a seller says of one of its orders to whoever has the receipt: nothing of the work itself. */
export interface SoldItem {
  /** What an order is called, such as "Job". */
  readonly noun: string;
  /** What was bought, and how long it is where it has a length. */
  readonly item: { readonly name: string; readonly seconds?: number };
  /** What holds now; a number is a time in epoch milliseconds. */
  readonly state: { readonly name: string; readonly value: string | number };
  /** Where the buyer gets what was bought; the words in brackets lead to the page. */
  readonly note: { readonly text: string; readonly href: string };
}

export interface Receipt extends Sale, SoldItem {}

/** Describes an order; undefined for one that is not there. */
export type DescribeOrder = (orderId: string) => Promise<SoldItem | undefined>;

/** Everything that was sold on this installation, by anyone: one row and one kind of receipt. */
export interface Ledger {
  /** Writes a sale down, inside the transaction that hands over what was bought. */
  record(writer: Writer, sale: Sale): Promise<void>;
  /** Has orders whose ids begin with a prefix described by who sold them. */
  describeOrders(prefix: string, describe: DescribeOrder): void;
  /** The receipt of a settled order; undefined without one. */
  receipt(orderId: string): Promise<Receipt | undefined>;
}

interface SaleRow {
  readonly order_id: string;
  readonly method: PaymentMethod;
  readonly amount_cents: number;
  readonly currency: Payment["currency"];
  readonly address: string | null;
  readonly sandbox: number;
  readonly settled_at: number;
}

const ORDER_ID = /^([a-z]+)_[0-9a-f]{24}$/;

/** The ledger of a store. */
export function createLedger(store: Reader): Ledger {
  const sellers = new Map<string, DescribeOrder>();
  return {
    record: insertSale,
    describeOrders: (prefix, describe) => void sellers.set(prefix, describe),
    async receipt(orderId) {
      const describe = sellers.get(ORDER_ID.exec(orderId)?.[1] ?? "");
      const sale = describe && (await findSale(store, orderId));
      const sold = sale && (await describe(orderId));
      return sold && { ...sale, ...sold };
    },
  };
}

async function insertSale(writer: Writer, sale: Sale): Promise<void> {
  await writer.run(sql`
    INSERT INTO sales (order_id, method, amount_cents, currency, address, sandbox, settled_at)
    VALUES (${sale.orderId}, ${sale.method}, ${sale.amountCents}, ${sale.currency},
            ${sale.paymentAddress}, ${sale.sandbox ? 1 : 0}, ${sale.settledAt})`);
}

async function findSale(reader: Reader, orderId: string): Promise<Sale | undefined> {
  const row = await reader.get<SaleRow>(sql`
    SELECT order_id, method, amount_cents, currency, address, sandbox, settled_at
      FROM sales WHERE order_id = ${orderId}`);
  return (
    row && {
      orderId: row.order_id,
      method: row.method,
      amountCents: row.amount_cents,
      currency: row.currency,
      paymentAddress: row.address,
      sandbox: row.sandbox === 1,
      settledAt: row.settled_at,
    }
  );
}
