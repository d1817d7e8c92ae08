import type { Dialog } from "playwright-core";
import type { DriverTab } from "../driver-session.js";

const MESSAGE_LENGTH_MAX = 1_000;

/**
 * Does something on a page, and stops waiting for it when the page asks something of its reader: until the
 * answer, the page stands still, and so would the work.
 */
export async function untilDialog(tab: DriverTab, work: () => Promise<void>): Promise<void> {
  const { page } = tab;
  let stop: (() => void) | undefined;
  const asked = new Promise<void>((resolve) => {
    stop = resolve;
  });
  // Whoever keeps the tab has heard of it first, and has closed what asks nothing.
  const note = () => {
    if (tab.dialog) stop?.();
  };
  page.on("dialog", note);
  try {
    const done = work();
    // After the answer the work ends somehow, and nobody waits for it any more.
    done.catch(() => undefined);
    await Promise.race([done, asked]);
  } finally {
    page.off("dialog", note);
  }
}

/** What a dialog says, as far as it is worth telling. */
export function messageOf(dialog: Dialog): string {
  return dialog.message().slice(0, MESSAGE_LENGTH_MAX);
}
