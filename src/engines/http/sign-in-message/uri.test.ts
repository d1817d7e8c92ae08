import { describe, expect, it } from "vitest";
import { isDnsAuthority, isPathCharacters, isScheme, isUri } from "./uri.js";

const uris = [
  "https://service.org/login",
  "https://service.org",
  "http://localhost:8080",
  "http://user:secret@host:80/a;b=1/c?d=e/f?g#h/i?j",
  "http://h:/",
  "http://[2001:db8::7]/c=GB?objectClass?one",
  "http://[::]/",
  "http://[::ffff:192.0.2.1]:443",
  "http://[1:2:3:4:5:6:7:8]",
  "http://[1:2:3:4:5:6:1.2.3.4]",
  "http://[1:2:3:4:5:6:7::]",
  "http://[::2:3:4:5:6:7:8]",
  "http://[v1.fe80::a+en1]",
  "http://a%20b/",
  "http://under_score/",
  "file:///etc/hosts",
  "ftp://ftp.is.co.za/rfc/rfc1808.txt",
  "mailto:John.Doe@example.com",
  "news:comp.infosystems.www.servers.unix",
  "tel:+1-816-555-1212",
  "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
  "did:key:z6Mk#z6Mk",
  "ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu",
  "a:",
  "a+b-c.d:/x//y",
  "x:%41%5a",
];

const notUris = [
  "",
  "https",
  "//service.org/login",
  "/login",
  "_not_a_uri_",
  "1http://service.org",
  "ht_tp://service.org",
  "://service.org",
  "https://service.org/a b",
  "https://service.org/ ",
  " https://service.org/",
  "https://service.org/\n",
  "https://service.org/\r",
  "https://service.org/é",
  "https://bücher.example/",
  'https://service.org/"',
  "https://service.org/<a>",
  "https://service.org/a|b",
  "https://service.org/a^b",
  "https://service.org/`",
  "https://service.org/{a}",
  "https://service.org/a\\b",
  "https://service.org/[a]",
  "https://service.org/%",
  "https://service.org/%4",
  "https://service.org/%4g",
  "https://service.org/?a[0]=1",
  "https://service.org/#a#b",
  "https://service.org/#a\u2028",
  "https://a@b@c/",
  "https://service.org:80a/",
  "https://service.org:80:90/",
  "http://[::1/",
  "http://::1/",
  "http://[::1]a/",
  "http://[]/",
  "http://[1:2:3:4:5:6:7]",
  "http://[1:2:3:4:5:6:7:8:9]",
  "http://[1:2:3:4:5:6:7:8::]",
  "http://[1::2::3]",
  "http://[:::]",
  "http://[12345::]",
  "http://[::g]",
  "http://[1.2.3.4::]",
  "http://[::1.2.3.256]",
  "http://[::1.2.3]",
  "http://[::1.2.3.4.]",
  "http://[::01.2.3.4]",
  "http://[v.a]",
  "http://[v1.]",
  "http://[fe80::1%25en0]",
];

describe("isUri", () => {
  it.each(uris)("takes %j", (text) => expect(isUri(text)).toBe(true));
  it.each(notUris)("refuses %j", (text) => expect(isUri(text)).toBe(false));

  it("takes linear time", () => {
    const long = "a".repeat(100_000);
    expect(isUri(`x:${long}`)).toBe(true);
    expect(isUri(`x:${long}"`)).toBe(false);
    expect(isUri(`x://${"%41".repeat(100_000)}:`)).toBe(true);
    expect(isUri(`x://[${":".repeat(100_000)}]`)).toBe(false);
  });
});

describe("isDnsAuthority", () => {
  it.each([
    "service.org",
    "service.org.",
    "localhost",
    "localhost:8080",
    "127.0.0.1",
    "test@127.0.0.1:8080",
    "[::1]:8080",
    "a-b.c1.example",
    "xn--bcher-kva.example",
    `${"a".repeat(63)}.example`,
  ])("takes %j", (text) => expect(isDnsAuthority(text)).toBe(true));

  it.each([
    "",
    ":80",
    "@",
    ".",
    "not_dns",
    "-a.example",
    "a-.example",
    "a..example",
    ".example",
    "a b",
    "service.org/",
    "service.org?",
    "#1",
    "bücher.example",
    "a%41.example",
    "[::1",
    `${"a".repeat(64)}.example`,
    `${"a.".repeat(126)}example`,
  ])("refuses %j", (text) => expect(isDnsAuthority(text)).toBe(false));
});

describe("isScheme", () => {
  it.each(["https", "a", "a+b-c.d1"])("takes %j", (text) => expect(isScheme(text)).toBe(true));
  it.each(["", "1a", "+a", "a_b", "a:", "é"])("refuses %j", (text) =>
    expect(isScheme(text)).toBe(false),
  );
});

describe("isPathCharacters", () => {
  it.each(["", "some_id", "a:b@c", "%20", "!$&'()*+,;=-._~"])("takes %j", (text) =>
    expect(isPathCharacters(text)).toBe(true),
  );
  it.each(["a/b", "a?b", "a#b", "a b", "%2", "é", "[", '"'])("refuses %j", (text) =>
    expect(isPathCharacters(text)).toBe(false),
  );
});
