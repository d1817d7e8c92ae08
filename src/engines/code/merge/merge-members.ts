import { higherVersion } from "./versions.js";

interface Member {
  readonly key: string;
  readonly line: string;
}

interface Sides {
  readonly ours: readonly string[];
  readonly base: readonly string[];
  readonly theirs: readonly string[];
}

/** A member on a line of its own: of a JSON object, of TOML, of YAML, or a requirement. */
const MEMBER =
  /^\s*(?:"(?<json>(?:[^"\\]|\\.)+)"\s*:|(?<plain>[\w.@/-]+)\s*(?:=(?!=)|:(?=\s)|(?:[=~<>!]=|===)))\s*(?<value>[^\s{[(|>].*?),?\s*$/;
const IMPORT =
  /^\s*(?:import\b.*|from\s+\S+\s+import\b.*|(?:const|let|var)\s+.*=\s*require\(.*|use\s+[\w:{}*, ]+;|#include\b.*|using\s+[\w.]+;|export\s+(?:\*|\{[^}]*\})\s+from\b.*|(?:pub )?mod \w+;|"[\w./-]+")\s*$/;

/** Members of both sides beyond which they are not put in order, which takes the square of their number. */
const MEMBERS_MAX = 4_000;

/** Whether every line brings in a module, and there is one. */
export function areImports(lines: readonly string[]): boolean {
  const told = lines.filter((line) => line.trim() !== "");
  return told.length > 0 && told.every((line) => IMPORT.test(line));
}

/** Merges lines that are members by their keys: each side's additions, removals and changes. */
export function mergeMembers({ ours, base, theirs }: Sides): string[] | undefined {
  const [own, from, their] = [membersOf(ours), membersOf(base), membersOf(theirs)];
  if (own === undefined || from === undefined || their === undefined) return undefined;
  if (own.length + their.length === 0) return undefined;
  const merged = mergeKeyed(
    { ours: own, base: from, theirs: their },
    ({ line: one }, { line: other }) => {
      const higher = higherVersion(one, other);
      return higher === undefined ? undefined : { key: keyOf(higher), line: higher };
    },
  );
  return (
    merged &&
    withCommas(
      merged.map(({ line }) => line),
      [ours, theirs],
    )
  );
}

/** Merges imports as a set, names of one module together. */
export function mergeImports({ ours, base, theirs }: Sides): string[] | undefined {
  if (![ours, theirs].every((side) => side.length === 0 || areImports(side))) return undefined;
  if (ours.length + theirs.length === 0 || (base.length > 0 && !areImports(base))) return undefined;
  const keyed = (lines: readonly string[]) =>
    lines.filter((line) => line.trim() !== "").map((line) => ({ key: sourceOf(line), line }));
  const from = keyed(base);
  const baseNames = new Map(from.map(({ key, line }) => [key, namesOf(line)]));
  const merged = mergeKeyed(
    { ours: keyed(ours), base: from, theirs: keyed(theirs) },
    (one, other) => joinNames(one, other, baseNames.get(one.key) ?? []),
  );
  return merged?.map(({ line }) => line);
}

function membersOf(lines: readonly string[]): Member[] | undefined {
  const members: Member[] = [];
  for (const line of lines) {
    if (line.trim() === "") continue;
    const key = keyOf(line);
    if (key === "") return undefined;
    members.push({ key, line });
  }
  return members;
}

function keyOf(line: string): string {
  const { json, plain } = MEMBER.exec(line)?.groups ?? {};
  return json ?? plain ?? "";
}

/** What an import is of: its module where that is told, otherwise all of it. */
function sourceOf(line: string): string {
  const [, module] = /(?:from\s+|import\s+|require\(\s*)(["'][^"']+["'])/.exec(line) ?? [];
  const python = /^\s*from\s+(\S+)\s+import\b/.exec(line)?.[1];
  const isType = /^\s*import type\b/.test(line) ? "type " : "";
  const key = module?.slice(1, -1) ?? python;
  return key === undefined ? line.trim() : `${isType}${key}`;
}

const NAMES =
  /^(?<head>[^{]*\{\s*|\s*from\s+\S+\s+import\s+)(?<names>[^{}()]*?)(?<tail>,?\s*\}.*|)$/;

function namesOf(line: string): string[] {
  const names = NAMES.exec(line)?.groups?.names ?? "";
  return names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

function joinNames(one: Member, other: Member, base: readonly string[]): Member | undefined {
  const parts = NAMES.exec(one.line)?.groups;
  const others = NAMES.exec(other.line)?.groups;
  if (!parts || !others || parts.head?.trim() !== others.head?.trim()) return undefined;
  const [own, their] = [namesOf(one.line), namesOf(other.line)];
  const isKept = (name: string) =>
    base.includes(name) ? own.includes(name) && their.includes(name) : true;
  const names = [...own, ...their.filter((name) => !own.includes(name))].filter(isKept);
  const isSorted = [own, their].every((list) => areSorted(list));
  const ordered = isSorted ? names.toSorted(byText) : names;
  return { key: one.key, line: `${parts.head}${ordered.join(", ")}${parts.tail}` };
}

interface KeyedSides {
  readonly ours: readonly Member[];
  readonly base: readonly Member[];
  readonly theirs: readonly Member[];
}

/** Merges by key; undefined where a key occurs twice, or both changed it and `join` does not know how. */
function mergeKeyed(
  { ours, base, theirs }: KeyedSides,
  join: (one: Member, other: Member) => Member | undefined,
): Member[] | undefined {
  const maps = [ours, base, theirs].map(
    (side) => new Map(side.map((member) => [member.key, member])),
  );
  const [own, from, their] = maps;
  if (!own || !from || !their || ours.length + theirs.length > MEMBERS_MAX) return undefined;
  if (own.size < ours.length || from.size < base.length || their.size < theirs.length)
    return undefined;
  const merged: Member[] = [];
  for (const member of order(ours, theirs)) {
    const [one, old, other] = [own.get(member.key), from.get(member.key), their.get(member.key)];
    if (one === undefined || other === undefined) {
      const left = one ?? other;
      // One side removed it: that stands when the other left it alone.
      if (old !== undefined && left && bare(old) !== bare(left)) return undefined;
      if (old === undefined && left) merged.push(left);
    } else if (bare(one) === bare(other) || (old && bare(old) === bare(other))) merged.push(one);
    else if (old && bare(old) === bare(one)) merged.push(other);
    else {
      const joined = join(one, other);
      if (joined === undefined) return undefined;
      merged.push(joined);
    }
  }
  return merged;
}

/** All members: in the order of their keys if both sides have that, else ours with theirs after their neighbours. */
function order(ours: readonly Member[], theirs: readonly Member[]): Member[] {
  const known = new Set(ours.map(({ key }) => key));
  const all = [...ours];
  const areOrdered = [ours, theirs].every((side) => areSorted(side.map(({ key }) => key)));
  let after = ours.findIndex(({ key }) => key === theirs[0]?.key);
  if (after < 0) after = all.length - 1;
  for (const member of theirs) {
    if (known.has(member.key)) after = all.findIndex(({ key }) => key === member.key);
    else {
      after += 1;
      all.splice(after, 0, member);
    }
  }
  return areOrdered ? all.toSorted((a, b) => byText(a.key, b.key)) : all;
}

const bare = ({ line }: Member) => line.trim().replace(/,$/, "");
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const areSorted = (texts: readonly string[]) =>
  texts.every((text, place) => place === 0 || byText(texts[place - 1] ?? "", text) <= 0);

/** Commas between members of JSON; after the last one as both sides have it. */
function withCommas(lines: readonly string[], sides: readonly (readonly string[])[]): string[] {
  if (!lines.some((line) => /^\s*"(?:[^"\\]|\\.)+"\s*:/.test(line))) return [...lines];
  const endsWithComma = sides.some((side) => /,\s*$/.test(side.at(-1) ?? ""));
  return lines.map((line, place) => {
    const text = line.replace(/,?\s*$/, "");
    return place < lines.length - 1 || endsWithComma ? `${text},` : text;
  });
}
