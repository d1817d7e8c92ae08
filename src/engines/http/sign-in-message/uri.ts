const UNRESERVED = "A-Za-z0-9\\-._~";
const SUB_DELIMITERS = "!$&'()*+,;=";
const ESCAPE = "%[0-9A-Fa-f]{2}";
const PATH_CHARACTER = `[${UNRESERVED}${SUB_DELIMITERS}:@]|${ESCAPE}`;
const SCHEME = /^[A-Za-z][A-Za-z0-9+\-.]*$/;
const PATH_CHARACTERS = new RegExp(`^(?:${PATH_CHARACTER})*$`);
const PATH = new RegExp(`^(?:/|${PATH_CHARACTER})*$`);
const QUERY = new RegExp(`^(?:[/?]|${PATH_CHARACTER})*$`);
const USER = new RegExp(`^(?:[${UNRESERVED}${SUB_DELIMITERS}:]|${ESCAPE})*$`);
const REGISTERED_NAME = new RegExp(`^(?:[${UNRESERVED}${SUB_DELIMITERS}]|${ESCAPE})*$`);
const FUTURE_ADDRESS = new RegExp(`^[vV][0-9A-Fa-f]+\\.[${UNRESERVED}${SUB_DELIMITERS}:]+$`);
/** Appendix B of RFC 3986, with the scheme required. */
const PARTS =
  /^(?<scheme>[^:/?#]+):(?:\/\/(?<authority>[^/?#]*))?(?<path>[^?#]*)(?:\?(?<query>[^#]*))?(?:#(?<fragment>.*))?$/;
const AUTHORITY =
  /^(?:(?<user>[^@]*)@)?(?<host>\[(?<literal>[^\]]*)\]|[^:@[\]]*)(?::(?<port>[0-9]*))?$/;
const DNS_NAME_LENGTH_MAX = 253;
const DNS_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const HEX_GROUP = /^[0-9A-Fa-f]{1,4}$/;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const IPV6_GROUPS = 8;

/** Whether a text is a URI by the grammar of RFC 3986: absolute, with every character allowed where it stands. */
export function isUri(text: string): boolean {
  const parts = PARTS.exec(text)?.groups;
  if (!parts) return false;
  const { scheme = "", authority, path = "", query = "", fragment = "" } = parts;
  return (
    isScheme(scheme) &&
    (authority === undefined || isAuthority(authority)) &&
    PATH.test(path) &&
    QUERY.test(query) &&
    QUERY.test(fragment)
  );
}

/** Whether a text is a scheme by RFC 3986, such as `https`. */
export function isScheme(text: string): boolean {
  return SCHEME.test(text);
}

/** Whether a text holds nothing but `pchar` of RFC 3986; an empty one does. */
export function isPathCharacters(text: string): boolean {
  return PATH_CHARACTERS.test(text);
}

/** Whether a text is an authority of RFC 3986 whose host is an IP address or a name that DNS can hold. */
export function isDnsAuthority(text: string): boolean {
  const host = AUTHORITY.exec(text)?.groups?.host;
  return host !== undefined && isAuthority(text) && (host.startsWith("[") || isDnsName(host));
}

function isAuthority(text: string): boolean {
  const parts = AUTHORITY.exec(text)?.groups;
  if (!parts) return false;
  const { user = "", host = "", literal } = parts;
  if (!USER.test(user)) return false;
  return literal === undefined
    ? REGISTERED_NAME.test(host)
    : isIpv6(literal) || FUTURE_ADDRESS.test(literal);
}

function isDnsName(text: string): boolean {
  const name = text.endsWith(".") ? text.slice(0, -1) : text;
  return (
    name.length <= DNS_NAME_LENGTH_MAX && name.split(".").every((label) => DNS_LABEL.test(label))
  );
}

function isIpv6(text: string): boolean {
  const [head = "", tail, ...more] = text.split("::");
  if (more.length > 0) return false;
  // Only the last group of the whole address may be written as an IPv4 address.
  const before = countGroups(head, tail === undefined);
  if (tail === undefined) return before === IPV6_GROUPS;
  return before + countGroups(tail, true) < IPV6_GROUPS;
}

/** Groups of 16 bits in one side of an IPv6 address; NaN when one is malformed. */
function countGroups(text: string, mayEndInIpv4: boolean): number {
  if (text === "") return 0;
  const groups = text.split(":");
  const last = groups.pop() ?? "";
  if (!groups.every((group) => HEX_GROUP.test(group))) return Number.NaN;
  if (HEX_GROUP.test(last)) return groups.length + 1;
  return mayEndInIpv4 && IPV4.test(last) ? groups.length + 2 : Number.NaN;
}
