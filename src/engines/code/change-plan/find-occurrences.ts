import type { RepositoryFile } from "./change-plan.js";
import { type FileRole, roleOf } from "./file-role.js";

export interface Occurrence {
  readonly path: string;
  readonly role: FileRole;
  /** From 1. */
  readonly line: number;
  /** The line, cut to what is shown. */
  readonly text: string;
  readonly kind: "definition" | "import" | "use";
}

const OCCURRENCES_MAX = 2_000;
const LINE_MAX = 400;
const TEXT_MAX = 120;
const WORD = /[\w$]/;
const IMPORT =
  /^\s*(?:import\b|from\s+\S+\s+import\b|use\s|#include|require|@import|export\s+(?:\*|\{).*\bfrom\b|(?:const|let|var)\b.*=\s*(?:await\s+import|require)\()/;
const KEYWORDS =
  "function|class|interface|type|enum|const|let|var|def|fn|func|struct|trait|record|object|val|module|namespace|protocol|extension|macro|CREATE TABLE(?: IF NOT EXISTS)?|create table";

/**
 * Where a name stands in files, whole words only, and whether it is defined there; a definition is
 * told by the keyword before it or by the body after it, in the manner of most languages. A line
 * is told once. Linear in the text; at most 2,000 are told.
 */
export function findOccurrences(
  name: string,
  files: readonly RepositoryFile[],
): readonly Occurrence[] {
  const found: Occurrence[] = [];
  const own = name.split(/\.|::|#/).at(-1) ?? name;
  if (own === "") return found;
  const defined = definitionOf(own);
  for (const { path, content } of files) {
    const role = roleOf(path);
    if (role === "lock" || role === "generated") continue;
    let line = 1;
    let begin = 0;
    let at = content.indexOf(own);
    while (at !== -1) {
      if (!isWhole(content, at, own)) {
        at = content.indexOf(own, at + own.length);
        continue;
      }
      for (let end = content.indexOf("\n", begin); end !== -1 && end < at; ) {
        line += 1;
        begin = end + 1;
        end = content.indexOf("\n", begin);
      }
      const next = content.indexOf("\n", at);
      const end = next === -1 ? content.length : next;
      const whole = content.slice(begin, Math.min(end, begin + LINE_MAX));
      found.push({ path, role, line, text: shown(whole), kind: kindOf(whole, defined, role) });
      if (found.length === OCCURRENCES_MAX) return found;
      at = content.indexOf(own, end);
    }
  }
  return found;
}

function isWhole(content: string, at: number, name: string): boolean {
  const [before = "", after = ""] = [content[at - 1], content[at + name.length]];
  const isOpen = WORD.test(name[0] ?? "") && WORD.test(before);
  return !isOpen && !(WORD.test(name.at(-1) ?? "") && WORD.test(after));
}

function definitionOf(name: string): RegExp {
  const literal = name.replace(/[^\w]/g, "\\$&");
  return new RegExp(
    `(?:\\b(?:${KEYWORDS})\\s+(?:\\([^)]{0,80}\\)\\s*)?[*&]?${literal}(?![\\w$])` +
      `|^\\s*(?:(?:public|private|protected|static|async|override|abstract|final|readonly|export)\\s+)*(?:[\\w<>\\[\\]?.]+\\s+)?${literal}\\s*\\([^)]{0,200}\\)\\s*(?::[^=;]{1,80})?(?:\\{|=>|throws\\b)` +
      `|^${literal}\\s*[:=](?!=))`,
  );
}

function kindOf(line: string, defined: RegExp, role: FileRole): Occurrence["kind"] {
  if (role === "docs" || role === "changelog") return "use";
  if (IMPORT.test(line)) return "import";
  return !/^\s*(?:\/\/|#|\*|\/\*|--)/.test(line) && defined.test(line) ? "definition" : "use";
}

const shown = (line: string) => {
  const text = line.trim();
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text;
};

/** Whether a definition is seen by other packages: exported, public, or in an entry file. */
export function isPublic({ path, text }: Occurrence): boolean {
  return (
    /^\s*(?:export\b|pub(?:\(|\s)|public\b|module\.exports|__all__|open class)/.test(text) ||
    (path.endsWith(".go") && /^(?:func|type|var|const)\s+(?:\([^)]*\)\s*)?[A-Z]/.test(text)) ||
    (path.endsWith(".py") && /^(?:def|class)\s+[A-Za-z]/.test(text)) ||
    /(?:^|\/)(?:index\.\w+|__init__\.py|lib\.rs|mod\.rs)$/.test(path)
  );
}

/** Occurrences by their file, in order. */
export function byPath(found: readonly Occurrence[]): ReadonlyMap<string, readonly Occurrence[]> {
  const files = new Map<string, Occurrence[]>();
  for (const one of found) {
    const places = files.get(one.path);
    if (places) places.push(one);
    else files.set(one.path, [one]);
  }
  return files;
}
