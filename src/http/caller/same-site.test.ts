import { describe, expect, it } from "vitest";
import { isCrossSite } from "./same-site.js";

const SITE = "https://gatehouse.example";
const LOCAL = "http://localhost:8080";

describe("isCrossSite", () => {
  it.each([
    ["no Origin", SITE, {}],
    ["the public origin", SITE, { origin: "https://gatehouse.example" }],
    ["the public origin with its port", SITE, { origin: "https://gatehouse.example:443" }],
    ["the host that was asked", SITE, { origin: "http://10.0.0.5:8080", host: "10.0.0.5:8080" }],
    ["that host with the port of https", SITE, { origin: "https://a.test", host: "a.test:443" }],
    ["a browser at the site itself", SITE, { "sec-fetch-site": "same-origin" }],
    ["an address that a person typed", SITE, { "sec-fetch-site": "none" }],
    ["another port of the loopback", LOCAL, { origin: "http://localhost:3000" }],
    ["another name of the loopback", LOCAL, { origin: "https://127.0.0.1:3000" }],
    ["the loopback of IPv6", LOCAL, { origin: "http://[::1]:8080" }],
    ["a name below localhost", LOCAL, { origin: "http://app.localhost" }],
    [
      "names of the loopback, which browsers take for two sites",
      LOCAL,
      { origin: "http://127.0.0.1:8080", "sec-fetch-site": "cross-site" },
    ],
  ])("takes %s for the same site", (_name, publicUrl, headers) => {
    expect(isCrossSite(headers, publicUrl)).toBe(false);
  });

  it.each([
    ["another host", SITE, { origin: "https://evil.test" }],
    ["another host than the one asked", SITE, { origin: "https://evil.test", host: "a.test" }],
    ["another scheme", SITE, { origin: "http://gatehouse.example", host: "10.0.0.5" }],
    ["another port", SITE, { origin: "https://gatehouse.example:8443" }],
    ["a host that begins alike", SITE, { origin: "https://gatehouse.example.evil.test" }],
    ["a subdomain", SITE, { origin: "https://evil.gatehouse.example" }],
    ["an opaque origin", SITE, { origin: "null" }],
    ["an empty origin", SITE, { origin: "" }],
    ["an origin that is none", SITE, { origin: "https://a.test, https://b.test" }],
    ["an opaque scheme", SITE, { origin: "data:text/html,x" }],
    ["a file", SITE, { origin: "file://" }],
    ["the loopback while the site is elsewhere", SITE, { origin: "http://localhost:8080" }],
    ["a name that only begins with localhost", LOCAL, { origin: "http://localhost.evil.test" }],
    ["a name that only ends with localhost", LOCAL, { origin: "http://evil-localhost" }],
    ["a browser at another site", SITE, { "sec-fetch-site": "cross-site" }],
    [
      "a browser at another site that names this one",
      SITE,
      { origin: "https://gatehouse.example", "sec-fetch-site": "cross-site" },
    ],
  ])("takes %s for another site", (_name, publicUrl, headers) => {
    expect(isCrossSite({ host: "gatehouse.example", ...headers }, publicUrl)).toBe(true);
  });
});
