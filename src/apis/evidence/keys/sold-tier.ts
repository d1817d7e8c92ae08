import type { Reader } from "../../../platform/store/sql.js";
import type { SoldItem } from "../../../services/payments/ledger.js";
import { findExtension } from "./upgrade-store.js";

/** What the receipt of a tier says of it: never the key. */
export async function describeSoldTier(reader: Reader, id: string): Promise<SoldItem | undefined> {
  const paidUntil = await findExtension(reader, id);
  if (paidUntil === undefined) return undefined;
  return {
    noun: "Purchase",
    item: { name: "The tier pro of an evidence key" },
    state: { name: "Paid until", value: paidUntil },
    note: {
      text: "The key itself is not on this page. Its holder sees the tier with `GET /api/v1/key`; [the guide] shows what it holds.",
      href: "/api/v1/docs#calls",
    },
  };
}
