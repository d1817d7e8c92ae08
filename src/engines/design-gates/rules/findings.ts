import type { Finding } from "../gate.js";
import type { PageElement } from "../page/element.js";

/** What a finding says beside its status. */
export interface FindingFacts {
  readonly rules: readonly string[];
  readonly measured: string | number | null;
  readonly required: string | number | null;
  readonly message: string;
  readonly repair?: string;
}

const SHOWN_MAX = 200;

/** A finding at an element, or of the page as a whole; what it measured is cut to 200 characters. */
export function finding(
  status: Finding["status"],
  element: PageElement | undefined,
  { rules, measured, required, message, repair }: FindingFacts,
): Finding {
  return {
    status,
    ...(element === undefined ? {} : { element }),
    actRules: rules,
    measured: typeof measured === "string" ? shortened(measured) : measured,
    required,
    message,
    ...(repair === undefined || status !== "fail" ? {} : { repair }),
  };
}

/** A text for a message, cut to 200 characters. */
export function shortened(text: string): string {
  return text.length <= SHOWN_MAX ? text : `${text.slice(0, SHOWN_MAX - 1)}…`;
}
