import { redirectParameters } from "../../../content/web-hosts/host-endings.js";
import { shorteners } from "../../../content/web-hosts/shorteners.js";
import { withoutInvisible } from "./find-links.js";
import type { FoundLink } from "./found-link.js";
import { hostIssues } from "./host-issues.js";
import { asciiHost, hostNamedIn, mailHostIn, registeredHost } from "./hosts.js";
import { ipIssues } from "./ip-issues.js";

const SCHEME = /^([a-z][a-z0-9+.-]{0,30}):/iu;
const SCHEME_ISSUES: Readonly<Record<string, string>> = {
  data: "data_scheme",
  javascript: "javascript_scheme",
  vbscript: "vbscript_scheme",
  livescript: "javascript_scheme",
  file: "file_scheme",
  blob: "unusual_scheme",
  filesystem: "unusual_scheme",
  jar: "unusual_scheme",
  "view-source": "unusual_scheme",
  "ms-msdt": "unusual_scheme",
  "search-ms": "unusual_scheme",
  intent: "unusual_scheme",
  gopher: "unusual_scheme",
  ldap: "unusual_scheme",
  ldaps: "unusual_scheme",
  dict: "unusual_scheme",
};
const HARMLESS_SCHEMES = new Set([
  "mailto",
  "tel",
  "sms",
  "xmpp",
  "magnet",
  "urn",
  "doi",
  "git",
  "ssh",
]);
const WEB_SCHEMES = new Set(["http:", "https:", "ftp:", "ws:", "wss:"]);
const PLACEHOLDER =
  /\{\{[^{}]{1,80}\}\}|\$\{[^{}]{1,80}\}|\{[a-z_ -]{2,60}\}|\[[A-Za-z_ -]{3,60}\]|<[A-Za-z_ -]{2,60}>|%7B[A-Za-z_-]{2,60}%7D|%5B[A-Za-z_ +-]{3,60}%5D|%3C[A-Za-z_-]{2,60}%3E|\$[A-Z_]{3,40}|__[A-Z_]{3,40}__|(?<=[=/])(?:YOUR|INSERT|SECRET|DATA|PASSWORD|API_?KEY|TOKEN|CONVERSATION)[A-Z_-]{0,40}/u;
const MAY_HOLD = /[{[<$%_]|[A-Z]{4}/;
/** A picture within the text runs nothing and calls nobody. */
const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp)[;,]/iu;
const LONG_QUERY = 200;
const LONG_VALUE = 80;
const SEPARATORS = /[∕⁄／＼﹨․。．｡︒﹒]/u;
const USUAL_PORTS = new Set(["", "80", "443"]);

/**
 * What may be wrong with a link, each by a name that does not change. Known hosts are those that look-alikes
 * are told from, beside well-known ones. Cost: O(length of the link).
 */
export function urlIssues(link: FoundLink, sourceHost: string | undefined): readonly string[] {
  const issues = new Set<string>();
  const { url, hadAny } = withoutInvisible(link.url);
  if (hadAny || /[\0-\x20]/.test(url.trim())) issues.add("invisible_characters");
  const plain = url.replace(/[\0-\x20]/g, "");
  const scheme = SCHEME.exec(plain)?.[1]?.toLowerCase();
  const bySchema = scheme === undefined ? undefined : SCHEME_ISSUES[scheme];
  const isPicture = link.isLoaded && PICTURE.test(plain);
  if (bySchema !== undefined && !isPicture) issues.add(bySchema);
  const shown = shownHostOf(link.shownAs);
  const parsed = parse(plain, scheme);
  const other = shown !== undefined && isMismatch(shown, parsed, plain) ? shown : undefined;
  if (parsed && WEB_SCHEMES.has(parsed.protocol)) {
    addAuthorityIssues(issues, parsed, plain);
    for (const issue of hostIssues(parsed.hostname, [other, sourceHost])) issues.add(issue);
    addTargetIssues(issues, parsed, link);
  } else if (isWeb(scheme, plain)) issues.add("malformed_url");
  if (other !== undefined) issues.add("text_target_mismatch");
  return [...issues];
}

function shownHostOf(shownAs: string | null): string | undefined {
  if (shownAs === null) return undefined;
  const { url } = withoutInvisible(shownAs);
  return hostNamedIn(url) ?? mailHostIn(url);
}

function parse(url: string, scheme: string | undefined): URL | undefined {
  if (scheme !== undefined && HARMLESS_SCHEMES.has(scheme)) return undefined;
  const isBare = /^www\./iu.test(url);
  const isRelative = scheme === undefined && !isBare && !/^[/\\]{2}/u.test(url);
  if (isRelative) return undefined;
  const whole = isBare ? `http://${url}` : /^[/\\]{2}/u.test(url) ? `https:${url}` : url;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}

function isWeb(scheme: string | undefined, url: string): boolean {
  return /^(?:https?|ftp|wss?)$/u.test(scheme ?? "") || /^www\./iu.test(url);
}

function addAuthorityIssues(issues: Set<string>, parsed: URL, written: string): void {
  const authority = /^[a-z+.-]*:?[/\\]{0,3}([^/?#]*)/iu.exec(written)?.[1] ?? "";
  if (parsed.username !== "" || parsed.password !== "") issues.add("credentials_in_url");
  if (SEPARATORS.test(authority) || authority.includes("\\") || /^[a-z]+:\/?\\/iu.test(written)) {
    issues.add("deceptive_separator");
  }
  const host = authority.slice(authority.lastIndexOf("@") + 1);
  if (/%[0-9a-f]{2}/iu.test(host)) issues.add("encoded_host");
  if (!USUAL_PORTS.has(parsed.port)) issues.add("unusual_port");
  for (const issue of ipIssues(parsed.hostname, host)) issues.add(issue);
  const bare = parsed.hostname.replace(/^www\./u, "");
  if (shorteners.has(bare)) issues.add("shortener");
}

function addTargetIssues(issues: Set<string>, parsed: URL, link: FoundLink): void {
  const { search, pathname } = parsed;
  if (MAY_HOLD.test(link.url) && PLACEHOLDER.test(link.url)) issues.add("placeholder_in_url");
  if (link.isLoaded && hasLongData(parsed)) issues.add("data_in_image_url");
  const own = registeredHost(parsed.hostname);
  for (const [name, value] of search === "" ? [] : parsed.searchParams) {
    const isNamed = redirectParameters.has(name.toLowerCase());
    const target = isNamed || name === "q" ? hostOf(value) : undefined;
    if (target !== undefined && registeredHost(target) !== own) issues.add("open_redirect");
  }
  const inPath = /\/(?:https?:|https?%3a)\/{1,2}([^/]+)/iu.exec(pathname)?.[1];
  if (inPath !== undefined && /redirect|\/url|\/out|\/away|\/go\b/iu.test(pathname)) {
    issues.add("open_redirect");
  }
}

function hostOf(value: string): string | undefined {
  const whole = /^[/\\]{2}/u.test(value) ? `https:${value}` : value;
  return /^https?:/iu.test(whole) && URL.canParse(whole) ? new URL(whole).hostname : undefined;
}

/** Much text, or what looks like encoded text, goes out with the request for a picture. */
function hasLongData({ search, searchParams }: URL): boolean {
  if (search.length > LONG_QUERY) return true;
  return [...searchParams.values()].some((value) => value.length > LONG_VALUE);
}

function isMismatch(shown: string, parsed: URL | undefined, written: string): boolean {
  const target = mailHostIn(written.split("?", 1)[0] ?? "") ?? parsed?.hostname;
  if (target === undefined)
    return parsed !== undefined || /^(?:javascript|vbscript|data):/iu.test(written);
  return registeredHost(asciiHost(shown)) !== registeredHost(asciiHost(target.toLowerCase()));
}
