import parseDiff from "parse-diff";
import { type PathRole, roleOfPath } from "./path-role.js";

/** What a diff does to one file. */
export interface FileChange {
  /** Where it is now, or was if it is gone. */
  readonly path: string;
  /** Where it was, when that is another place. */
  readonly before: string | undefined;
  readonly role: PathRole;
  readonly isNew: boolean;
  readonly isGone: boolean;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** What the heads of the hunks say: mostly the function around the change. */
  readonly around: readonly string[];
}

/** Lines of one diff beyond which the rest is not looked at. */
const LINES_MAX = 50_000;

/** Reads a unified diff, as git writes it. Answers no file when the text is none. */
export function readDiff(diff: string): FileChange[] {
  let left = LINES_MAX;
  return parseDiff(diff.replaceAll("\r\n", "\n")).flatMap((file) => {
    const [from, to] = [pathOf(file.from), pathOf(file.to)];
    const path = to ?? from;
    if (path === undefined) return [];
    const changes = file.chunks.flatMap(({ changes: lines }) => lines).slice(0, left);
    left -= changes.length;
    const textOf = (kind: "add" | "del") =>
      changes.filter(({ type }) => type === kind).map(({ content }) => content.slice(1));
    return {
      path,
      before: from !== undefined && from !== path ? from : undefined,
      role: roleOfPath(path),
      isNew: file.new === true,
      isGone: file.deleted === true || to === undefined,
      added: textOf("add"),
      removed: textOf("del"),
      around: file.chunks.map(({ content }) => content.replace(/^@@.*?@@ ?/, "")),
    };
  });
}

function pathOf(path: string | undefined): string | undefined {
  const clean = path?.replace(/^"|"$/g, "").trim();
  return clean === undefined || clean === "" || clean === "/dev/null" ? undefined : clean;
}
