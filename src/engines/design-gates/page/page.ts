import type { PageElement } from "./element.js";
import type { Styles } from "./styles/styles.js";

/** A page, read. */
export interface Page {
  readonly source: string;
  /** No doctype, `html`, `head` or `body` is written: a part of a page, which need not have a title or a language. */
  readonly isFragment: boolean;
  /** The source has more elements than are read; what comes after them is missing. */
  readonly isCut: boolean;
  readonly root: PageElement | undefined;
  /** The `body`, or undefined in a page of frames. */
  readonly body: PageElement | undefined;
  /** All elements in document order. */
  readonly elements: readonly PageElement[];
  /** The text of the first `title`, trimmed; undefined without one. */
  readonly title: string | undefined;
  /** The elements with an id, in document order; ids are compared exactly. */
  readonly byId: (id: string) => readonly PageElement[];
  /** How each element looks; computed when it is first asked for. */
  readonly styles: Styles;
}
