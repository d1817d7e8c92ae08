import { landmarkRoles } from "../../../content/aria/roles.js";
import { type Accessibility, accessibilityOf } from "../accessibility/accessibility.js";
import { filledAttribute, isHtml } from "../accessibility/tree-walk.js";
import type { Finding, GateDefinition } from "../gate.js";
import { isElement, type PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { finding } from "./findings.js";

const bypass = ["cf77f2", "b40fd1", "047fe0"];

/** Gates about headings, landmarks and lists. */
export const structureGates: readonly GateDefinition[] = [
  { id: "heading-order", wcag: "1.3.1", actRules: [], check: checkHeadings },
  { id: "bypass-blocks", wcag: "2.4.1", actRules: bypass, check: checkBypass },
  { id: "landmark-unique", wcag: "1.3.1", actRules: [], check: checkLandmarks },
  { id: "list-structure", wcag: "1.3.1", actRules: [], check: checkLists },
];

function levelOf(heading: PageElement): number {
  const level = Number.parseInt(heading.attributes.get("aria-level") ?? "", 10);
  if (level > 0) return level;
  const native = /^h([1-6])$/u.exec(heading.tag)?.[1];
  return native === undefined ? 2 : Number(native);
}

function* checkHeadings(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  let before: number | undefined;
  for (const element of page.elements) {
    if (accessibility.role(element) !== "heading" || !accessibility.isExposed(element)) continue;
    const level = levelOf(element);
    const highest = before === undefined ? level : before + 1;
    const isSkipped = level > highest;
    yield finding(isSkipped ? "fail" : "pass", element, {
      rules: [],
      measured: level,
      required: before === undefined ? "any level" : `${highest} at most`,
      message: isSkipped
        ? `A heading of level ${level} follows one of level ${before}: a level is left out.`
        : "No level is left out before this heading.",
    });
    before = level;
  }
}

/** Whether repeated blocks can be passed by, as far as markup tells; what is repeated, only the other pages show. */
function* checkBypass(page: Page): Iterable<Finding> {
  if (page.isFragment || page.body === undefined) return;
  const accessibility = accessibilityOf(page);
  const way = wayPastBlocks(page, accessibility);
  yield finding(way === undefined ? "cannot_tell" : "pass", undefined, {
    rules: bypass,
    measured: way ?? "none",
    required: "a main landmark, a heading or a link to the content",
    message:
      way === undefined
        ? "Nothing leads past what all pages of a site begin with: where there is such a block, add a main element or a heading."
        : `There is ${way} to go to.`,
  });
}

function wayPastBlocks(page: Page, accessibility: Accessibility): string | undefined {
  for (const element of page.elements) {
    if (!accessibility.isExposed(element)) continue;
    const role = accessibility.role(element);
    if (role === "main") return "a main landmark";
    if (role === "heading") return "a heading";
    const target = isHtml(element, "a") ? element.attributes.get("href") : undefined;
    if (target !== undefined && target.length > 1 && target.startsWith("#")) {
      if (page.byId(target.slice(1)).length > 0) return "a link within the page";
    }
  }
  return undefined;
}

const once = new Set(["banner", "contentinfo", "main"]);

function* checkLandmarks(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  const met = new Set<string>();
  for (const element of page.elements) {
    const role = accessibility.role(element);
    if (role === undefined || !landmarkRoles.has(role)) continue;
    if (!accessibility.isExposed(element)) continue;
    const name = accessibility.name(element).text.toLowerCase();
    const key = once.has(role) ? role : `${role} ${name}`;
    const isRepeated = met.has(key);
    met.add(key);
    yield finding(isRepeated ? "fail" : "pass", element, {
      rules: [],
      measured: name === "" ? role : `${role} "${name}"`,
      required: once.has(role) ? "one on a page" : "a name that no other such landmark has",
      message: isRepeated
        ? `There is another ${role} landmark like this: name each by an aria-label, so that they are told apart.`
        : "The landmark is told apart from others.",
    });
  }
}

const scripts = ["script", "template", "style"];
const allowedInList: Readonly<Record<string, readonly string[]>> = {
  dl: ["dt", "dd", "div", ...scripts],
  menu: ["li", ...scripts],
  ol: ["li", ...scripts],
  ul: ["li", ...scripts],
};
const listOfItem: Readonly<Record<string, readonly string[]>> = {
  dd: ["dl", "div"],
  dt: ["dl", "div"],
  li: ["menu", "ol", "ul"],
};

function* checkLists(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  for (const element of page.elements) {
    if (element.namespace !== "html" || !accessibility.isExposed(element)) continue;
    if (accessibility.explicitRole(element) !== undefined) continue;
    const wrong = Object.hasOwn(allowedInList, element.tag)
      ? wrongChild(element, accessibility)
      : undefined;
    const isList = Object.hasOwn(allowedInList, element.tag);
    const isItem = Object.hasOwn(listOfItem, element.tag);
    if (!isList && !isItem) continue;
    const isLost = isItem && !isInList(element);
    const isWrong = isLost || wrong !== undefined;
    yield finding(isWrong ? "fail" : "pass", element, {
      rules: [],
      measured: isLost ? `${element.tag} in ${element.parent?.tag}` : (wrong ?? element.tag),
      required: isLost ? (listOfItem[element.tag]?.join(", ") ?? "") : "list items alone",
      message: isLost
        ? `A ${element.tag} element is an item only where it stands right in a list.`
        : isWrong
          ? "What is no item breaks the list for assistive technology: put it into an item."
          : "The list is well formed.",
    });
  }
}

function wrongChild(list: PageElement, { isExposed, role }: Accessibility): string | undefined {
  const allowed = allowedInList[list.tag] ?? [];
  for (const child of list.children) {
    if (!isElement(child)) {
      if (child.text.trim() !== "") return "text";
    } else if (!allowed.includes(child.tag) && isExposed(child) && role(child) !== "listitem") {
      return child.tag;
    }
  }
  return undefined;
}

function isInList(item: PageElement): boolean {
  const { parent } = item;
  if (parent === undefined) return false;
  const lists = listOfItem[item.tag] ?? [];
  if (isHtml(parent, "div") && parent.parent !== undefined && lists.includes("div")) {
    return isHtml(parent.parent, "dl");
  }
  return isHtml(parent, ...lists) || filledAttribute(parent, "role")?.toLowerCase() === "list";
}
