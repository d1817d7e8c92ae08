import { baitWords, wellKnownHosts } from "../../../content/web-hosts/well-known-hosts.js";
import { asciiHost, looseSkeletonOf, registeredHost, shownHost, skeletonOf } from "./hosts.js";

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
];
const TYPING_LETTERS_MIN = 6;
const HOST_CHARACTERS_MAX = 253;

/**
 * Whether a host looks like one that its reader knows: a well-known site, the host that the text shows,
 * or the one that it came from. `punycode_lookalike` by letters beyond ASCII, `lookalike_host` by
 * typing, by digits for letters, or by a known name in front of another one; `mixed_script_host` where
 * one label has letters of several scripts. Cost: O(length of the host).
 */
export function hostIssues(
  host: string,
  known: readonly (string | undefined)[],
): readonly string[] {
  if (host.length > HOST_CHARACTERS_MAX) return ["malformed_url"];
  const issues = new Set<string>();
  const shown = shownHost(host);
  const isForeign = /[^\0-\x7f]/u.test(shown);
  const registered = registeredHost(host);
  const others = known
    .filter((one) => one !== undefined)
    .map((one) => registeredHost(asciiHost(one)));
  const isKnown = (name: string) => wellKnownHosts.has(name) || others.includes(name);
  if (isKnown(registered)) return [];
  if (isForeign) {
    if (shown.split(".").some(mixesScripts)) issues.add("mixed_script_host");
    const skeleton = skeletonOf(host);
    const isPlainAgain = /^[\0-\x7f]+$/.test(skeleton) && hasForeignScript(shown);
    if (isPlainAgain || isKnown(registeredHost(skeleton)) || isAlike(host, others)) {
      issues.add("punycode_lookalike");
    }
  } else if (isAlike(host, others)) issues.add("lookalike_host");
  return [...issues];
}

function mixesScripts(label: string): boolean {
  return SCRIPTS.filter((script) => script.test(label)).length > 1;
}

function hasForeignScript(shown: string): boolean {
  return /[^\P{L}\p{Script=Latin}]/u.test(shown);
}

function isAlike(host: string, others: readonly string[]): boolean {
  const registered = registeredHost(skeletonOf(host));
  const loose = looseSkeletonOf(registered);
  return (
    looseWellKnown().has(loose) ||
    isMistyped(registered) ||
    standsBefore(host, others) ||
    hasBait(registered, others) ||
    others.some((other) => loose === looseSkeletonOf(other) || isOneAway(registered, other))
  );
}

/** `paypal.com.evil.example` begins with a name that people know. */
function standsBefore(host: string, others: readonly string[]): boolean {
  const labels = host.toLowerCase().split(".");
  if (labels.length < 4) return false;
  for (let at = 0; at + 3 < labels.length && at < 8; at += 1) {
    for (const count of [2, 3]) {
      const name = labels.slice(at, at + count).join(".");
      if (wellKnownHosts.has(name) || others.includes(name)) return true;
    }
  }
  return others.some((other) => host.startsWith(`${other}.`));
}

/** `paypal-login.example`: a known name beside a word such as `login`. */
function hasBait(registered: string, others: readonly string[]): boolean {
  const words = nameOf(registered).split("-");
  if (words.length < 2 || !words.some((word) => baitWords.has(word))) return false;
  return words.some(
    (word) => word.length > 2 && (wellKnownNames().has(word) || others.map(nameOf).includes(word)),
  );
}

function nameOf(registered: string): string {
  return registered.slice(0, Math.max(0, registered.indexOf(".")));
}

let names: ReadonlySet<string> | undefined;
let looseNames: ReadonlySet<string> | undefined;
let shortened: ReadonlyMap<string, readonly string[]> | undefined;

function wellKnownNames(): ReadonlySet<string> {
  names ??= new Set([...wellKnownHosts].map(nameOf));
  return names;
}

function looseWellKnown(): ReadonlySet<string> {
  looseNames ??= new Set([...wellKnownHosts].map(looseSkeletonOf));
  return looseNames;
}

/** Known hosts by what is left of them without one letter: two names one letter apart share such a rest. */
function wellKnownShortened(): ReadonlyMap<string, readonly string[]> {
  if (shortened) return shortened;
  const rests = new Map<string, string[]>();
  for (const host of wellKnownHosts) {
    if (nameOf(host).length < TYPING_LETTERS_MIN) continue;
    for (const rest of restsOf(host)) rests.set(rest, [...(rests.get(rest) ?? []), host]);
  }
  shortened = rests;
  return rests;
}

function restsOf(host: string): readonly string[] {
  const rests = [host];
  for (let at = 0; at < nameOf(host).length; at += 1) {
    rests.push(host.slice(0, at) + host.slice(at + 1));
  }
  return rests;
}

function isMistyped(registered: string): boolean {
  if (registered.length > 40) return false;
  const table = wellKnownShortened();
  return restsOf(registered).some((rest) =>
    (table.get(rest) ?? []).some((known) => isOneAway(registered, known)),
  );
}

/** One letter is missing, added, another one, or two neighbours are swapped; the first letter is the same. */
function isOneAway(one: string, other: string): boolean {
  if (one === other || nameOf(other).length < TYPING_LETTERS_MIN || one[0] !== other[0])
    return false;
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length) - start;
  while (end < shorter && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const [left, right] = [
    one.slice(start, one.length - end),
    other.slice(start, other.length - end),
  ];
  if (left.length <= 1 && right.length <= 1) return !/[.]/u.test(left + right);
  return left.length === 2 && right === `${left[1]}${left[0]}` && !left.includes(".");
}
