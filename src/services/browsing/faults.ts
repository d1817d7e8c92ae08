import { BrowserFault, type FaultCode } from "../../platform/browser/actions.js";
import { causesOf } from "../../platform/outbound/error-causes.js";
import { PageNotRead, TooManyFetches } from "../../platform/outbound/page-failures.js";
import { AddressRefused } from "../../platform/outbound/target-rules.js";
import {
  TaskOutOfMemory,
  TaskTimedOut,
  WorkersBusy,
} from "../../platform/threads/thread-errors.js";

/** Why a page was not fetched or read, in words for whoever asked; what nobody can act on stays as it is. */
export function toFault(error: unknown): unknown {
  if (error instanceof PageNotRead) return new BrowserFault(codeOf(error), error.message);
  if (error instanceof WorkersBusy || error instanceof TooManyFetches) {
    return new BrowserFault("busy", `${error.message}: try again in a few seconds`);
  }
  if (error instanceof TaskTimedOut) {
    const message = "the page takes too long to be read: use browser_extract, or another page";
    return new BrowserFault("timeout", message);
  }
  if (error instanceof TaskOutOfMemory) {
    return new BrowserFault("failed", "the page needs more memory than there is for one");
  }
  return error;
}

function codeOf(error: PageNotRead): FaultCode {
  if (error.fault === "timeout") return "timeout";
  return causesOf(error).some((one) => one instanceof AddressRefused) ? "refused" : "failed";
}
