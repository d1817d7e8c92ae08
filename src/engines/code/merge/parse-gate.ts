import { parse } from "acorn";
import type { FileKind } from "./file-kind.js";

/** Whether a text reads as what its file is; undefined where nothing here can tell. */
export type Parses = (text: string) => boolean | undefined;

const TEXT_CHARS_MAX = 2_000_000;

/** How texts of a kind are tried: JSON and JavaScript are parsed, other code has its brackets counted. */
export function parserOf(kind: FileKind, path: string | undefined): Parses {
  const isJson =
    kind === "json" || (path === undefined ? kind === "manifest" : /\.json$/.test(path));
  if (isJson) return bounded(parsesAsJson);
  if (kind === "javascript") return bounded(parsesAsJavaScript);
  if (kind === "typescript" || kind === "code") return bounded(hasPairedBrackets);
  return () => undefined;
}

function bounded(parses: (text: string) => boolean): Parses {
  return (text) => (text.length > TEXT_CHARS_MAX ? undefined : parses(text));
}

function parsesAsJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function parsesAsJavaScript(text: string): boolean {
  const options = {
    ecmaVersion: "latest",
    allowHashBang: true,
    allowReturnOutsideFunction: true,
  } as const;
  for (const sourceType of ["module", "script"] as const) {
    try {
      parse(text, { ...options, sourceType });
      return true;
    } catch {
      // The other kind of source may take it.
    }
  }
  return false;
}

const PAIRS: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Brackets outside of strings and comments, as far as these can be told in any language. */
function hasPairedBrackets(text: string): boolean {
  const open: string[] = [];
  const bare = text.replace(
    /\/\*[\s\S]{0,20000}?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g,
    " ",
  );
  for (const [sign] of bare.matchAll(/[()[\]{}]/g)) {
    const opener = PAIRS[sign];
    if (opener === undefined) open.push(sign);
    else if (open.pop() !== opener) return false;
  }
  return open.length === 0;
}
