import { errors } from "playwright-core";
import { BrowserFault, type FaultCode } from "../../actions.js";
import { hasMovedOn, MOVED_ON } from "../snapshot/moved-on.js";

const COVERING_LENGTH_MAX = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one.
const COLOURS = /\u001b\[[0-9;]*m/g;
const COVERED = /(?:^|\n)[\s-]*(<[^\n]*>)(?: from [^\n]* subtree)? intercepts pointer events/;
const UNKNOWN = "the browser could not do it: take a new snapshot, and try again";

/** The last of what playwright waited for, where it gave up. */
const UNREADY: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/option being selected is not enabled/, "the option is disabled"],
  [/did not find some options/, "the list has no such option: give its value or its label"],
  [/element is not visible/, "the element cannot be seen"],
  [/element is not enabled/, "the element is disabled"],
  [/element is not editable/, "the element is read-only"],
  [/element is not stable/, "the element does not stand still"],
  [/outside of the viewport/, "the element lies where no window shows it"],
];

/** What playwright and the protocol say, and what it means. */
const MEANINGS: readonly (readonly [pattern: RegExp, code: FaultCode, message: string])[] = [
  [/input\[type=number\]/, "invalid", "the field takes a number, such as 12.5"],
  [/Malformed value/, "invalid", "the field does not take such a value"],
  [/type "file" cannot be filled/, "invalid", "the field takes a file, and none can be given"],
  [/ cannot be filled/, "invalid", "the field takes no text: click it"],
  [/not an <input>/, "invalid", "the element is no field that takes text"],
  [/not a <select>/, "invalid", "the element is no list of options: click it"],
  [/Not a checkbox or radio/, "invalid", "the element is neither a checkbox nor a radio button"],
  [/Cannot uncheck radio/, "invalid", "a radio button stays on until another one of its group is"],
  [/did not change its state/, "invalid", "the page keeps the field as it is"],
  [/strict mode violation/, "invalid", "target fits more than one element: use a ref"],
  [/not attached|detached/i, "invalid", "the element went away: take a new snapshot"],
  [/No dialog is showing/, "invalid", "the dialog is gone"],
  [/capture screenshot/i, "failed", "no picture can be taken of it"],
  [/closed|crashed/i, "failed", "the page was closed meanwhile"],
];

/**
 * Says what went wrong in words for whoever asked; faults stay as they are. What playwright says otherwise never
 * passes: it speaks of its own code, and may hold what the page wrote.
 */
export function toFault(error: unknown): BrowserFault {
  if (error instanceof BrowserFault) return error;
  const message = (error instanceof Error ? error.message : String(error)).replace(COLOURS, "");
  if (error instanceof errors.TimeoutError) return new BrowserFault("timeout", whyUnready(message));
  if (hasMovedOn(error)) return new BrowserFault("failed", MOVED_ON);
  const [head = ""] = message.split("\n");
  const meaning = MEANINGS.find(([pattern]) => pattern.test(head));
  return meaning ? new BrowserFault(meaning[1], meaning[2]) : new BrowserFault("failed", UNKNOWN);
}

function whyUnready(message: string): string {
  const covering = COVERED.exec(message)?.[1];
  if (covering !== undefined) {
    return `another element covers it, and has to go first: ${covering.slice(0, COVERING_LENGTH_MAX)}`;
  }
  const reason = UNREADY.find(([pattern]) => pattern.test(message))?.[1];
  return reason ?? "the page was not ready for it in time";
}
