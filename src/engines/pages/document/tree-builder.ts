import type { DomDocument, DomElement } from "./dom.js";

export interface TreeBuilder {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(data: string): void;
  close(): void;
  /** Puts in the last text. */
  end(): void;
  /** Nodes made so far. */
  nodes(): number;
}

const LEFT_OUT = new Set(["style", "template", "svg", "canvas", "object", "embed", "applet"]);
const OF_THE_HEAD = new Set(["title", "meta", "link", "base", "script", "noscript"]);
const FRAME = new Set(["html", "head", "body"]);
/** NUL, and the soft hyphen, which shows where a word may break. */
const UNSEEN = /[\0\u00ad]/gu;
const ATTRIBUTES_MAX = 64;
const FRAME_ATTRIBUTES_MAX = 128;
/** Longer ones hold data, which no reader sees. */
const ATTRIBUTE_LENGTH_MAX = 16_384;

/** What was open when an element began. */
interface Opened {
  readonly parent: DomElement;
  readonly anchor: DomElement | undefined;
}

/**
 * Puts elements and text into a document that has <html>, <head> and <body>: what belongs into the head
 * goes there until something else appears, and the attributes of repeated <html> and <body> tags are
 * joined, and a link within a link stands beside it, as in browsers.
 */
export function createTreeBuilder(document: DomDocument): TreeBuilder {
  const { head, body, documentElement } = document;
  const open: (Opened | undefined)[] = [];
  let at: DomElement = head;
  let anchor: DomElement | undefined;
  let inBody = false;
  let leftOut = 0;
  let made = 0;
  /** Attributes of <html>, <head> and <body> so far, each looked up among the others. */
  let ofFrame = 0;
  let waiting = "";

  const flush = () => {
    if (waiting === "") return;
    const data = waiting.replace(UNSEEN, "");
    waiting = "";
    if (at === head) {
      if (data.trim() === "") return;
      enterBody();
    }
    at.appendChild(document.createTextNode(data));
    made += 1;
  };
  const enterBody = () => {
    inBody = true;
    if (at === head) at = body;
  };
  const openFrame = (name: string, attributes: Readonly<Record<string, string>>) => {
    const element = name === "html" ? documentElement : name === "body" ? body : head;
    if (ofFrame < FRAME_ATTRIBUTES_MAX) ofFrame += copyAttributes(element, attributes, true);
    if (name === "body") enterBody();
    open.push(undefined);
  };

  return {
    open(name, attributes) {
      flush();
      if (leftOut > 0 || isLeftOut(name, attributes)) {
        leftOut += 1;
        return;
      }
      if (FRAME.has(name)) return openFrame(name, attributes);
      if (!inBody && at === head && !OF_THE_HEAD.has(name)) enterBody();
      const element = document.createElement(safeName(name));
      copyAttributes(element, attributes, false);
      const beside = name === "a" ? anchor?.parentNode : undefined;
      (beside ?? at).appendChild(element);
      open.push({ parent: at, anchor });
      if (name === "a") anchor = element;
      at = element;
      made += 1;
    },
    text(data) {
      if (leftOut === 0) waiting += data;
    },
    close() {
      flush();
      if (leftOut > 0) {
        leftOut -= 1;
        return;
      }
      const opened = open.pop();
      if (opened === undefined) return;
      at = inBody && opened.parent === head ? body : opened.parent;
      anchor = opened.anchor;
    },
    end: flush,
    nodes: () => made,
  };
}

function isLeftOut(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (name === "script") return !/ld\+json/iu.test(attributes.type ?? "");
  return LEFT_OUT.has(name);
}

/** linkedom takes any name; only what a browser would take is kept, the rest is a <span>. */
function safeName(name: string): string {
  return /^[a-z][a-z0-9:_-]{0,40}$/u.test(name) ? name : "span";
}

function copyAttributes(
  element: DomElement,
  attributes: Readonly<Record<string, string>>,
  keepsFirst: boolean,
): number {
  let copied = 0;
  for (const [name, value] of Object.entries(attributes)) {
    if (copied === ATTRIBUTES_MAX) break;
    if (value.length > ATTRIBUTE_LENGTH_MAX || !/^[a-z_:][a-z0-9_:.-]*$/u.test(name)) continue;
    if (keepsFirst && element.hasAttribute(name)) continue;
    element.setAttribute(name, value);
    copied += 1;
  }
  return copied;
}
