import type { DriverTab } from "../driver-session.js";
import { evaluateInOwnWorld, frameIdsOf } from "../snapshot/own-world.js";
import { within } from "../time-limit.js";

const ASKING_MS = 1_000;
const MESSAGE_LENGTH_MAX = 300;
/** Only after somebody tried to send it: Chromium sends no such form, and puts the focus there. */
const MESSAGE = `(() => {
  const field = document.activeElement;
  if (!field?.matches(":user-invalid")) return "";
  return (field.validationMessage ?? "").slice(0, ${MESSAGE_LENGTH_MAX});
})()`;

/** What Chromium shows a reader beside a field that it does not send; undefined where there is none. */
export async function invalidField({ protocol }: DriverTab): Promise<string | undefined> {
  const asking = frameIdsOf(protocol).then(([frameId = ""]) =>
    evaluateInOwnWorld(protocol, frameId, MESSAGE),
  );
  // It is a hint; a page that is busy or gone has none.
  const message = await within(ASKING_MS, asking, "no hint").catch(() => undefined);
  if (typeof message !== "string" || message === "") return undefined;
  return `The form is not sent while the field in focus is not valid: ${JSON.stringify(message)}`;
}
