const PLAIN_IPV4 = /^(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})(?::\d*)?$/u;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/u;
/** RFC 6890: this host, private, shared, loopback, link-local, and the metadata services on it. */
const PRIVATE = [
  /^0\./u,
  /^10\./u,
  /^127\./u,
  /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./u,
  /^169\.254\./u,
  /^172\.(?:1[6-9]|2\d|3[01])\./u,
  /^192\.168\./u,
];

/**
 * What is wrong with a host that is the address of a machine: `ip_host`, and `disguised_ip_host` where it
 * is written as one number, in hexadecimal or octal digits, or with parts left out; `private_host` where
 * only a network's own machines reach it. The parsed host is as the URL standard normalises it.
 */
export function ipIssues(parsed: string, written: string): readonly string[] {
  if (/^(?:localhost|.*\.(?:localhost|local|internal|lan))$/u.test(parsed)) return ["private_host"];
  if (parsed.startsWith("[")) {
    const inside = parsed.slice(1, -1);
    const mapped = ipv4Within(inside);
    const isPrivate =
      /^(?:::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)$/u.test(inside) ||
      (mapped !== undefined && isPrivateIpv4(mapped));
    return [
      "ip_host",
      ...(mapped ? ["disguised_ip_host"] : []),
      ...(isPrivate ? ["private_host"] : []),
    ];
  }
  if (!IPV4.test(parsed)) return [];
  const isDisguised = !PLAIN_IPV4.test(written);
  return [
    "ip_host",
    ...(isDisguised ? ["disguised_ip_host"] : []),
    ...(isPrivateIpv4(parsed) ? ["private_host"] : []),
  ];
}

function isPrivateIpv4(address: string): boolean {
  return PRIVATE.some((range) => range.test(address));
}

/** The IPv4 address that `::ffff:7f00:1` and `64:ff9b::7f00:1` hold. */
function ipv4Within(address: string): string | undefined {
  const [, high, low] =
    /^(?:::ffff:|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/u.exec(address) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join(".");
}
