import {
  boilerplateNamePairs,
  boilerplateNames,
  commentNames,
} from "../../../content/page-boilerplate/names.js";
import { childrenOf, classOf, type DomElement, isElement } from "../document/dom.js";
import { isHidden } from "../document/visibility.js";
import type { Measures } from "./measure-text.js";

const words = (list: string) => new Set(list.split(" "));
const NAMES = new Set(boilerplateNames);
const COMMENT_NAMES = new Set(commentNames);
const PAIRS = new RegExp(`-(?:${boilerplateNamePairs.join("|")})-`, "u");
const TAGS = words("nav aside footer button form select dialog figcaption menu textarea");
const ROLES = words(
  "navigation banner complementary contentinfo search dialog alert menu menubar toolbar",
);
/** An element with more of the prose than this holds the article, whatever it is called. */
const PROSE_SHARE_MAX = 0.3;
/** Comments may hold more than the article, which is then at least as long. */
const PROSE_BESIDE_COMMENTS_MIN = 200;
const NAME_LENGTH_MAX = 1_000;

/**
 * Takes away what stands around articles, by tag, role and the words of `class` and `id`, and what is
 * hidden; but nothing that holds much of the prose below the root. Each element is looked at once.
 */
export function removeBoilerplate(root: DomElement, measures: Measures): void {
  const proseOf = (element: DomElement) => measures.get(element)?.prose ?? 0;
  const all = proseOf(root);
  const isAround = (element: DomElement): boolean => {
    if (isHidden(element)) return true;
    const prose = proseOf(element);
    const isSmall = prose <= PROSE_SHARE_MAX * all;
    if (isSmall && (TAGS.has(element.localName) || ROLES.has(element.getAttribute("role") ?? ""))) {
      return true;
    }
    const isBesideArticle = prose < all - PROSE_BESIDE_COMMENTS_MIN;
    return namesOf(element).some(
      (name) => (isSmall && isBoilerplateName(name)) || (isBesideArticle && isCommentName(name)),
    );
  };
  const visit = (element: DomElement): void => {
    for (const child of childrenOf(element)) {
      if (!isElement(child)) continue;
      if (isAround(child)) child.remove();
      else visit(child);
    }
  };
  visit(root);
}

/** The words of each class and of the id: `post-shareBar_2` is post, share, bar. */
function namesOf(element: DomElement): readonly (readonly string[])[] {
  const named = `${classOf(element)} ${element.getAttribute("id") ?? ""}`;
  if (named.length === 1 || named.length > NAME_LENGTH_MAX) return [];
  return named.split(/\s+/u).map((name) =>
    name
      .replace(/([a-z])([A-Z])/gu, "$1-$2")
      .toLowerCase()
      .split(/[^a-z]+/u),
  );
}

function isBoilerplateName(name: readonly string[]): boolean {
  return name.some((word) => NAMES.has(word)) || PAIRS.test(`-${name.join("-")}-`);
}

function isCommentName(name: readonly string[]): boolean {
  return name.some((word) => COMMENT_NAMES.has(word));
}
