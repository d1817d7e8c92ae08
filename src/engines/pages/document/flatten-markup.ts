/** Elements within elements that a document has at most, as in browsers. */
export const NESTING_MAX = 512;
/** Lower than the bound, because a parser adds elements of its own, such as an empty <p> for a lone </p>. */
const KEPT_NESTING_MAX = NESTING_MAX - 12;

const VOID = new Set(
  "area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr".split(
    " ",
  ),
);
const RAW_TEXT = new Set(["script", "style", "textarea", "title", "xmp", "iframe", "noembed"]);
const TAG = /<(?:!--|(\/?)([a-zA-Z][^\s/>]*)|[!?/])/gu;

/**
 * The same markup with each element closed where it ends and the tags of elements nested beyond the bound
 * left out, so that a parser's stack stays short. For markup that is nested too deeply; one pass, linear.
 */
export function flattenMarkup(html: string): string {
  const out: string[] = [];
  const open: string[] = [];
  const counts = new Map<string, number>();
  /** Open elements whose tags were left out: their end tags are left out too. */
  const dropped = new Map<string, number>();
  let at = 0;
  TAG.lastIndex = 0;
  for (let found = TAG.exec(html); found !== null; found = TAG.exec(html)) {
    out.push(html.slice(at, found.index));
    const [start, slash, written] = found;
    if (written === undefined) {
      at = endOfDeclaration(html, found.index, start);
      TAG.lastIndex = at;
      continue;
    }
    const name = written.toLowerCase();
    at = endOfTag(html, found.index + start.length);
    if (slash === "/") close(name);
    else if (VOID.has(name)) out.push(html.slice(found.index, at));
    else if (open.length >= KEPT_NESTING_MAX) drop(name);
    else {
      out.push(html.slice(found.index, at));
      if (RAW_TEXT.has(name)) at = copyRawText(html, at, name, out);
      else push(name);
    }
    TAG.lastIndex = at;
  }
  out.push(html.slice(at));
  return out.join("");

  function push(name: string): void {
    open.push(name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  function drop(name: string): void {
    if (RAW_TEXT.has(name)) at = copyRawText(html, at, name, []);
    else dropped.set(name, (dropped.get(name) ?? 0) + 1);
  }

  function close(name: string): void {
    const left = dropped.get(name) ?? 0;
    if (left > 0) {
      dropped.set(name, left - 1);
      return;
    }
    if ((counts.get(name) ?? 0) === 0) return;
    for (let popped = open.pop(); popped !== undefined; popped = open.pop()) {
      out.push(`</${popped}>`);
      counts.set(popped, (counts.get(popped) ?? 1) - 1);
      if (popped === name) break;
    }
  }
}

/** Comments and declarations are left out, so that no parser can read them differently: `<!-->` is one. */
function endOfDeclaration(html: string, start: number, opening: string): number {
  const ending = opening === "<!--" ? "-->" : ">";
  const end = html.indexOf(ending, start + 2);
  return end === -1 ? html.length : end + ending.length;
}

/** The index after the tag's ">", past quoted values. */
function endOfTag(html: string, from: number): number {
  let quote = "";
  for (let at = from; at < html.length; at += 1) {
    const char = html.charAt(at);
    if (quote !== "") {
      if (char === quote) quote = "";
    } else if (char === ">") return at + 1;
    else if ((char === '"' || char === "'") && html.charAt(at - 1) === "=") quote = char;
  }
  return html.length;
}

function copyRawText(html: string, from: number, name: string, out: string[]): number {
  const ending = new RegExp(`</${name}[\\s/>]`, "giu");
  ending.lastIndex = from;
  const found = ending.exec(html);
  const end = found === null ? html.length : endOfTag(html, found.index + name.length + 2);
  out.push(html.slice(from, end));
  return end;
}
