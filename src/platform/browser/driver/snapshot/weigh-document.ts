/** What is needed of the DOM, which this code meets in the page. */
interface DomNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
  readonly shadowRoot?: DomNode | null;
  readonly textContent: string | null;
  readonly value?: unknown;
  getAttribute(name: string): string | null;
}

interface DomDocument {
  readonly documentElement: DomNode | null;
  getElementById(id: string): DomNode | null;
}

export interface PageWeight {
  readonly elements: number;
  /** Of text as often as a snapshot may say it: it is part of the names of what is around it, too. */
  readonly characters: number;
}

/**
 * Weighs what a snapshot of a document would hold. Runs in the page: it names nothing outside of itself, and
 * declares no function, which some compilers would wrap in a helper of theirs.
 */
export function weighDocument(document: DomDocument): PageWeight {
  const element = 1;
  const text = 3;
  const unseen = ["SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT", "HEAD"];
  const said = ["aria-label", "alt", "title", "placeholder", "href", "label", "value"];
  // Their names are made of what they hold; a role may say so of any other.
  const named = /^(A|BUTTON|H[1-6]|LABEL|LEGEND|CAPTION|OPTION|SUMMARY|T[DHR]|FIGCAPTION)$/;
  const labels = new Map<string, number>();
  const stack: { node: DomNode | null; copies: number }[] = [
    { node: document.documentElement, copies: 1 },
  ];
  let elements = 0;
  let characters = 0;
  for (let top = stack.pop(); top; top = stack.pop()) {
    const { node, copies } = top;
    if (!node) continue;
    stack.push({ node: node.nextSibling, copies });
    if (node.nodeType === text) characters += (node.nodeValue ?? "").length * copies;
    if (node.nodeType !== element || unseen.includes(node.nodeName)) continue;
    elements += 1;
    for (const name of said) characters += (node.getAttribute(name) ?? "").length * copies;
    if (typeof node.value === "string") characters += node.value.length * copies;
    for (const id of (node.getAttribute("aria-labelledby") ?? "").split(/\s+/)) {
      const length = labels.get(id) ?? document.getElementById(id)?.textContent?.length ?? 0;
      labels.set(id, length);
      characters += length * copies;
    }
    const isNamed = named.test(node.nodeName) || node.getAttribute("role") !== null;
    const inside = isNamed ? copies + 1 : copies;
    stack.push({ node: node.firstChild, copies: inside });
    if (node.shadowRoot) stack.push({ node: node.shadowRoot.firstChild, copies: inside });
  }
  return { elements, characters };
}
