import { setTimeout as wait } from "node:timers/promises";
import { unlessAborted } from "../../../threads/deadline.js";
import { BrowserFault } from "../../actions.js";
import type { TabAction } from "./outcome.js";

const TIME_MAX_S = 20;
const TEXT_S = 5;

/** For a time, or until a text is there or gone, whichever comes first. */
export const waitFor: TabAction<"wait_for"> = async (
  tab,
  { time, text, textGone },
  { cancelled },
) => {
  if (time !== undefined && !(time >= 0 && time <= TIME_MAX_S)) {
    throw new BrowserFault("invalid", `time must be from 0 to ${TIME_MAX_S} seconds`);
  }
  const seconds = time ?? TEXT_S;
  const waitUntil = (wanted: string, state: "visible" | "hidden") =>
    tab.page
      .getByText(wanted)
      .first()
      .waitFor({ state, timeout: seconds * 1_000 });
  const waits = [
    ...(text ? [waitUntil(text, "visible")] : []),
    ...(textGone ? [waitUntil(textGone, "hidden")] : []),
  ];
  if (waits.length > 0) {
    await unlessAborted(cancelled, Promise.any(waits)).catch(() => {
      throw new BrowserFault(
        "timeout",
        text
          ? `the text ${JSON.stringify(text)} did not come within ${seconds} s`
          : `the text ${JSON.stringify(textGone)} did not go within ${seconds} s`,
      );
    });
  } else if (time !== undefined) await wait(time * 1_000, undefined, { signal: cancelled });
  else throw new BrowserFault("invalid", "time, text or textGone must be given");
  return { showsPage: true };
};
