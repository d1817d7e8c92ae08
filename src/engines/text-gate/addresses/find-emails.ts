import { hostEndings } from "../../../content/web-hosts/host-endings.js";
import { hostIssues } from "../links/host-issues.js";
import { asciiHost } from "../links/hosts.js";
import type { FoundAddress } from "./checked-address.js";

const LOCAL = /(?:"[^"\n\\]{1,62}"|[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]{1,80})$/u;
/** With what may be mistyped in it: a dot or hyphen before it, two dots, an underscore. */
const DOMAIN =
  /^[.-]?[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]|_(?=[\p{L}\p{N}])|\.{1,2}(?=[\p{L}\p{N}\p{M}-])){1,253}/u;
const LOCAL_MAX = 64;
const ADDRESS_MAX = 254;
const LABEL_MAX = 63;
const HOSTS_REMEMBERED = 10_000;
/** Letters of another script in place of those that they look like are nobody's address. */
const POSING = new Set(["mixed_script_host", "punycode_lookalike", "mixed_script_local_part"]);
const OPENING = /^[.'`*_|{~/=!#-]+(?=[\p{L}\p{N}])/u;

/**
 * Mail addresses (RFC 5321 and 6531: no dots in a row or at an end, labels and lengths within bounds), with
 * issues of their hosts as links have them, and `mixed_script_local_part` before the `@`. One whose letters
 * pose as others is not valid. Linear.
 */
export function* findEmails(text: string, sourceHost: string | undefined): Generator<FoundAddress> {
  let last = 0;
  const issuesOf = rememberIssues(sourceHost);
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    const found = LOCAL.exec(text.slice(Math.max(last, at - 81), at))?.[0] ?? "";
    const local = found.startsWith('"') ? found : found.replace(OPENING, "");
    const domain = domainOf(DOMAIN.exec(text.slice(at + 1, at + 256))?.[0] ?? "");
    if (local === "" || !domain.includes(".") || !isNamed(domain)) continue;
    const start = at - local.length;
    if (isOfUrl(text, start)) continue;
    const end = at + 1 + domain.length;
    last = end;
    const isWell = isWellFormed(local, domain);
    const issues = [
      ...(isWell ? [] : ["malformed"]),
      ...(mixesScripts(local) ? ["mixed_script_local_part"] : []),
      ...issuesOf(domain),
    ];
    const valid = isWell && !issues.some((issue) => POSING.has(issue));
    yield { value: text.slice(start, end), kind: "email", valid, issues, start, end };
  }
}

/** A host ends before two dots where it may end; a mistyped one has an ending that is common. */
function domainOf(written: string): string {
  const dots = written.indexOf("..");
  const before = written.slice(0, Math.max(0, dots));
  const ending = (host: string) => host.slice(host.lastIndexOf(".") + 1).toLowerCase();
  const isWhole = before.includes(".", 1) && hostEndings.has(ending(before));
  const domain = isWhole ? before : written;
  const isMistyped = /^[.-]|\.\.|_/u.test(domain);
  return isMistyped && !hostEndings.has(ending(domain)) ? "" : domain;
}

/** Hosts of mail stand in a text many times. */
function rememberIssues(sourceHost: string | undefined): (domain: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (domain) => {
    const issues = known.get(domain) ?? hostIssues(asciiHost(domain), [sourceHost]);
    if (known.size < HOSTS_REMEMBERED) known.set(domain, issues);
    return issues;
  };
}

/** The last label has letters: `package@1.2.3` is no address. */
function isNamed(domain: string): boolean {
  return /\.(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)$/u.test(domain);
}

/** `https://user:secret@host` is an address of another kind. */
function isOfUrl(text: string, start: number): boolean {
  return /[a-z]:\/\/[^\s/]{0,80}$/iu.test(text.slice(Math.max(0, start - 90), start));
}

function isWellFormed(local: string, domain: string): boolean {
  const isLocal = local.startsWith('"') || !/^\.|\.\.|\.$/u.test(local);
  const isDomain = domain
    .split(".")
    .every((label) => label.length <= LABEL_MAX && /^[^-_](?:[^_]*[^-_])?$/u.test(label));
  const length = local.length + 1 + domain.length;
  return isLocal && isDomain && local.length <= LOCAL_MAX && length <= ADDRESS_MAX;
}

function mixesScripts(local: string): boolean {
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
  return scripts.filter((script) => script.test(local)).length > 1;
}
