import { childrenOf, classOf, type DomElement, isElement, isText } from "../document/dom.js";
import { codeBlock } from "./escape-text.js";

const LANGUAGE =
  /(?:^|\s)(?:language|lang|highlight-source|highlight|sourceCode|brush:)[-\s]?([a-z0-9+#.-]{1,30})(?=\s|;|$)/iu;
const LINE_NUMBERS =
  /(?:^|\s)(?:lineno|linenos|line-?numbers?(?:-rows)?|gutter|hljs-ln-numbers)(?:\s|$)/iu;
const NO_LANGUAGE = new Set(["text", "plaintext", "none", "highlight"]);

/** A fenced block with the language that its classes name. */
export function codeFence(pre: DomElement): string {
  const parts: string[] = [];
  collect(pre, parts);
  const code = parts.join("").replace(/\r\n?/gu, "\n").replace(/^\n+/u, "").trimEnd();
  if (code === "") return "";
  return codeBlock(code, languageOf(pre));
}

function collect(parent: DomElement, parts: string[]): void {
  for (const child of childrenOf(parent)) {
    if (isText(child)) parts.push(child.data);
    else if (isElement(child)) {
      if (child.localName === "br") parts.push("\n");
      else if (!LINE_NUMBERS.test(classOf(child))) collect(child, parts);
    }
  }
}

function languageOf(pre: DomElement): string {
  const around = [
    pre.querySelector("code"),
    pre,
    pre.parentNode,
    pre.parentNode?.parentNode ?? null,
  ];
  for (const element of around) {
    if (element === null || element.localName === "body") continue;
    const stated = element.getAttribute("data-lang") ?? element.getAttribute("data-language");
    const named = stated ?? LANGUAGE.exec(classOf(element))?.[1] ?? "";
    const language = named.toLowerCase();
    if (/^[a-z0-9+#.-]{1,30}$/u.test(language)) return NO_LANGUAGE.has(language) ? "" : language;
  }
  return "";
}
