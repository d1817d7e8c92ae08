import { BrowserFault } from "../../../platform/browser/actions.js";
import type { Needed } from "../../../platform/parts/part.js";
import type { RunOptions } from "../../../platform/threads/run-options.js";
import { tasks } from "../tasks.js";
import type { PageBytes, PageView, ShownView } from "./show-page.js";

export interface ViewOrder {
  readonly page: PageBytes;
  readonly view: PageView;
  readonly owner: string;
  readonly signal: AbortSignal;
}

const QUICK_MS = 250;
/** Bytes that a quick task has the time for. */
const QUICK_BYTES_MAX = 50_000;
const READ_MS = 20_000;
/** Longer than one page takes: whoever comes next has a thread before it is over. */
const WAIT_MS = 25_000;

/** Tells one thing of a page, read on a thread. Rejects with BrowserFault, and as threads do. */
export async function viewPage(
  threads: Needed<"threads">["threads"],
  { page, view, owner, signal }: ViewOrder,
): Promise<ShownView> {
  const { bytes, mediaType, charset, url } = page;
  const shared = { owner, signal, waitMs: WAIT_MS };
  const options: RunOptions =
    bytes.length <= QUICK_BYTES_MAX
      ? { ...shared, lane: "quick", timeoutMs: QUICK_MS, overrunMs: READ_MS }
      : { ...shared, timeoutMs: READ_MS };
  const input = { page: { bytes, mediaType, charset, url }, view };
  const shown = await threads.run(tasks["show-page"], input, options);
  if ("fault" in shown) throw new BrowserFault(shown.fault.code, shown.fault.message);
  return shown;
}
