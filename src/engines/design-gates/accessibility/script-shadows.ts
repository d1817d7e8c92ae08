import { isElement, type PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { readMarkup } from "../page/read-markup.js";
import { isHtml } from "./tree-walk.js";

/** A shadow tree whose markup stands as one literal in a script. */
export interface ScriptShadow {
  readonly host: PageElement;
  readonly script: PageElement;
  readonly tree: Page;
}

const SCRIPT_MAX = 100_000;
const SHADOWS_MAX = 50;
const HOST =
  /([\w$]{1,50})\s*=\s*document\.(?:getElementById\(\s*["'`]([\w-]{1,100})|querySelector\(\s*["'`]#([\w-]{1,100}))["'`]\s*\)/gu;
const ROOT = /([\w$]{1,50})\s*=\s*([\w$]{1,50})\.attachShadow\(/gu;
const MARKUP =
  /([\w$]{1,50})(\.shadowRoot|\.attachShadow\([^)]{0,200}\))?\.innerHTML\s*=\s*(?:'([^'\\]*)'|"([^"\\]*)"|`([^`\\$]*)`)/gu;

/**
 * The shadow trees that scripts of a page attach to an element found by its id, and fill with one literal without
 * slots. Scripts are not run: what depends on anything else is left out.
 */
export function scriptShadowsOf(page: Page): readonly ScriptShadow[] {
  const shadows: ScriptShadow[] = [];
  for (const script of page.elements) {
    if (!isHtml(script, "script")) continue;
    const text = script.children.map((node) => (isElement(node) ? "" : node.text)).join("");
    if (text.length > SCRIPT_MAX || !text.includes("attachShadow")) continue;
    for (const { id, markup } of literalsIn(text)) {
      const host = page.byId(id)[0];
      if (host === undefined || shadows.length >= SHADOWS_MAX) continue;
      if (!/<slot\b/iu.test(markup)) shadows.push({ host, script, tree: readMarkup(markup) });
    }
  }
  return shadows;
}

function literalsIn(script: string): { readonly id: string; readonly markup: string }[] {
  const ids = new Map<string, string>();
  for (const [, name = "", id, selected] of script.matchAll(HOST)) {
    ids.set(name, id ?? selected ?? "");
  }
  const roots = new Map<string, string>();
  for (const [, root = "", host = ""] of script.matchAll(ROOT)) roots.set(root, host);
  const found: { id: string; markup: string }[] = [];
  for (const [, name = "", access, single, double, template] of script.matchAll(MARKUP)) {
    const host = access === undefined ? roots.get(name) : name;
    const id = host === undefined ? undefined : ids.get(host);
    if (id !== undefined) found.push({ id, markup: single ?? double ?? template ?? "" });
  }
  return found;
}
