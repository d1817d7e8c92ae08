import type { PageElement } from "./page/element.js";
import type { Page } from "./page/page.js";

/** What a gate says of a page, or of one element of it. */
export type GateStatus = "pass" | "fail" | "cannot_tell" | "not_applicable";

/** What a gate found at one element, or, without an element, of the page as a whole. */
export interface Finding {
  readonly status: "pass" | "fail" | "cannot_tell";
  readonly element?: PageElement;
  /** A line of the source, counted from 1, where it is not the one the element starts at. */
  readonly line?: number;
  /** The ACT rules that apply here; on a fail, only those that fail. */
  readonly actRules: readonly string[];
  readonly measured: string | number | null;
  readonly required: string | number | null;
  readonly message: string;
  /** The id of the repair that may mend it. */
  readonly repair?: string;
}

/** A question asked of every page, with the criterion and the rules it stands on. */
export interface GateDefinition {
  /** In kebab-case, such as "image-alternative". */
  readonly id: string;
  /** The success criterion of WCAG 2.2, such as "1.1.1". */
  readonly wcag: string | null;
  readonly actRules: readonly string[];
  /** Findings in document order; none where the gate has nothing to judge. */
  readonly check: (page: Page) => Iterable<Finding>;
}
