import type { FileChange } from "./read-diff.js";

/** The names that a file's definitions gained and lost. */
export interface ChangedNames {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Functions within which something changed, by the heads of the hunks. */
  readonly within: readonly string[];
}

const DEFINITION =
  /^\s*(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:public\s+|private\s+|protected\s+|internal\s+|static\s+|final\s+|override\s+|open\s+)*(?:pub(?:\([^)]*\))?\s+)?(?:async\s+)?(?:function\*?|def|fn|func(?:\s*\([^)]*\))?|class|interface|type|struct|enum|trait|const|let|var|val|object|record|module|macro_rules!)\s+([A-Za-z_$][\w$]*)/;
const PLAIN_VALUE =
  /^\s*(?:const|let|var|val)\s+\w+\s*=\s*(?!(?:async\s*)?(?:\(|function|\w+\s*=>))/;

/** The names that definitions among lines give; local values aside. */
export function namesDefined(lines: readonly string[]): string[] {
  const names = lines.flatMap((line) => {
    const name = DEFINITION.exec(line)?.[1];
    return name === undefined || PLAIN_VALUE.test(line) ? [] : [name];
  });
  return [...new Set(names)];
}

/** What a change does to the names of a file. */
export function changedNames({ added, removed, around }: FileChange): ChangedNames {
  const [now, before] = [namesDefined(added), namesDefined(removed)];
  return {
    added: now.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !now.includes(name)),
    within: [...new Set(around.flatMap((head) => functionIn(head) ?? []))],
  };
}

function functionIn(head: string): string | undefined {
  const called = /([A-Za-z_$][\w$]*)\s*(?:=\s*(?:async\s*)?)?\(/.exec(head)?.[1];
  const name = DEFINITION.exec(head)?.[1] ?? called;
  return name === undefined || /^(?:if|for|while|switch|return|describe|it|test)$/.test(name)
    ? undefined
    : name;
}
