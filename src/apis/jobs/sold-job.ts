import type { Reader } from "../../platform/store/sql.js";
import type { SoldItem } from "../../services/payments/ledger.js";
import { findSold } from "./store.js";

/** What the receipt of a job says of it: never its brief and never its script. */
export async function describeSoldJob(reader: Reader, id: string): Promise<SoldItem | undefined> {
  const job = await findSold(reader, id);
  return (
    job && {
      noun: "Job",
      item: { name: job.type, seconds: job.seconds },
      state: { name: "Job status", value: job.status },
      note: {
        text: "The script itself is not on this page. The agent that bought it downloads it with its own key; [the guide] shows how.",
        href: "/docs/jobs#download",
      },
    }
  );
}
