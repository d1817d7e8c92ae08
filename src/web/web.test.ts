import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  buildPagesApp,
  cryptoReceipt,
  defectId,
  outageId,
  stripeReceipt,
} from "../../test/helpers/apps/pages-app.js";

const ORIGIN = "https://gate.example";
const POLICY =
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;connect-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'";
const JAVASCRIPT_INLINE = /<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|javascript:/i;

const stripePath = `/checkout/${stripeReceipt.jobId}`;
const cryptoPath = `/checkout/${cryptoReceipt.jobId}`;
const PATHS = ["/", "/docs", "/docs/jobs", "/docs/mcp", stripePath, cryptoPath];

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildPagesApp(ORIGIN);
});
afterAll(() => app.close());

/** Asks as a browser does. */
const visit = (url: string, method: "GET" | "HEAD" | "POST" = "GET") =>
  app.inject({ method, url, headers: { accept: "text/html,*/*;q=0.8" } });

describe("every page", () => {
  it.each(PATHS)("%s answers in HTML under the policy of pages", async (path) => {
    const { statusCode, headers } = await visit(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
      "strict-transport-security": "max-age=15552000",
    });
  });

  it.each(PATHS)("%s answers HEAD with the headers of GET and no body", async (path) => {
    const [head, get] = await Promise.all([visit(path, "HEAD"), visit(path)]);
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe("");
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    expect(head.headers["content-type"]).toBe(get.headers["content-type"]);
  });

  it.each(PATHS)("%s holds no inline script or style and one main heading", async (path) => {
    const { body } = await visit(path);
    expect(body).not.toMatch(JAVASCRIPT_INLINE);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).toMatch(/^<!doctype html>\n<html lang="en">/);
    const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(PATHS)("%s leads only to places that exist", async (path) => {
    const { body } = await visit(path);
    const places = [...body.matchAll(/href="([^"]+)"/g)].map(([, place]) => place ?? "");
    for (const place of places.filter(
      (one) => !/^\/(api|openapi|health|llms|v1|mcp|\.well-known)/.test(one),
    )) {
      const { pathname, hash } = new URL(place, `${ORIGIN}${path}`);
      const target = await visit(pathname);
      expect(target.statusCode, place).toBe(200);
      if (hash) expect(target.body, place).toContain(` id="${hash.slice(1)}"`);
    }
  });

  it("asks browsers to stay on https only where https is served", async () => {
    const plain = await buildPagesApp("http://localhost:8080");
    const { headers } = await plain.inject("/");
    await plain.close();
    expect(headers).not.toHaveProperty("strict-transport-security");
  });

  it("refuses other methods", async () => {
    const { statusCode, headers } = await visit("/docs", "POST");
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  });
});

describe("the landing page", () => {
  it("fills the quickstart with the public address", async () => {
    const { body } = await visit("/");
    expect(body).toContain(`base=&#39;${ORIGIN}&#39;`);
    expect(body).not.toContain("localhost");
  });

  it("shows prices as they are billed", async () => {
    const { body } = await visit("/");
    expect(body).toContain('<dt>1 minute</dt><dd class="price">$2.00</dd><dd>8 credits</dd>');
  });
});

describe("the guide", () => {
  it.each([
    "invalid_request",
    "unauthorized",
    "payment_required",
    "not_found",
    "method_not_allowed",
    "payload_too_large",
    "internal_error",
    "unavailable",
    "already_paid",
    "job_not_ready",
    "payment_method_unavailable",
  ])("explains the code %s", async (code) => {
    expect((await visit("/docs/jobs")).body).toContain(`<th scope="row"><code>${code}</code></th>`);
  });

  it("lists the price of every type at every length", async () => {
    const { body } = await visit("/docs/jobs");
    expect(body).toContain(
      '<th scope="row">15 seconds</th><td>$1.00</td><td>$2.75</td><td>$1.00</td><td>$1.00</td>',
    );
    expect(body).toContain(
      '<th scope="row">5 minutes</th><td>$8.00</td><td>$24.00</td><td>$8.00</td><td>$8.00</td>',
    );
  });
});

describe("a receipt", () => {
  it("shows the payment, and says that no money moved", async () => {
    const { body } = await visit(stripePath);
    for (const text of [
      stripeReceipt.jobId,
      "$1.75",
      "Stripe (card)",
      "14 March 2026, 09:05:07 UTC",
      "This is a sandbox. No money moved.",
    ]) {
      expect(body).toContain(text);
    }
    expect(body).not.toContain("Payment address");
  });

  it("shows the address of a crypto payment and warns not to use it", async () => {
    const { body } = await visit(cryptoPath);
    expect(body).toContain("12.75 USDC");
    expect(body).toContain(`<code>${cryptoReceipt.paymentAddress}</code>`);
    expect(body).toContain("Do not send anything to the address below");
  });

  it.each([stripePath, "/checkout/job_000000000000000000000000"])(
    "%s is kept by no cache and by no index",
    async (path) => {
      const { headers, body } = await visit(path);
      expect(headers["cache-control"]).toBe("no-store");
      expect(body).toContain('<meta name="robots" content="noindex">');
    },
  );

  it.each([
    ["an unknown job", "job_000000000000000000000000"],
    ["a word", "anything"],
    ["upper case", stripeReceipt.jobId.toUpperCase()],
    ["markup", encodeURIComponent("<img src=x onerror=alert(1)>")],
    ["an attribute", encodeURIComponent('"><script>alert(1)</script>')],
    ["a path", encodeURIComponent("../../etc/passwd")],
    ["a line break", encodeURIComponent(`${stripeReceipt.jobId}\n`)],
    ["1,000 characters", "a".repeat(1000)],
  ])("is 404 for %s", async (_name, jobId) => {
    const { statusCode, headers, body } = await visit(`/checkout/${jobId}`);
    expect(statusCode).toBe(404);
    expect(headers["content-security-policy"]).toBe(POLICY);
    expect(body).toContain("No such receipt");
    expect(body).not.toMatch(JAVASCRIPT_INLINE);
    expect(body).not.toContain("<img");
  });
});

describe("an error page", () => {
  it.each([
    ["an unknown path", "/nowhere", 404, "Page not found"],
    ["a defect", `/checkout/${defectId}`, 500, "Something broke on our side"],
    ["an outage", `/checkout/${outageId}`, 503, "Closed for a moment"],
    ["an address that cannot be decoded", "/%zz", 404, "Page not found"],
  ])("speaks to a person about %s", async (_name, path, status, title) => {
    const { statusCode, headers, body } = await visit(path);
    expect(statusCode).toBe(status);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(`Error ${status}, request <code>`);
    expect(headers["content-security-policy"]).toBe(POLICY);
    expect(body).not.toContain("a secret of the store");
  });

  it("escapes what the address held", async () => {
    const { body } = await visit("/<script>alert(1)</script>%zz");
    expect(body).not.toContain("<script>");
  });
});

describe("assets", () => {
  it("are served with an etag, and not sent twice", async () => {
    const { body } = await visit("/");
    for (const url of body.match(/\/assets\/[a-z.]+\?v=[0-9a-f]{10}/g) ?? []) {
      const first = await app.inject(url);
      expect(first.statusCode, url).toBe(200);
      expect(first.headers["cache-control"]).toBe("public, max-age=3600");
      const etag = String(first.headers.etag);
      const second = await app.inject({ url, headers: { "if-none-match": etag } });
      expect(second.statusCode).toBe(304);
    }
    expect(body.match(/\/assets\//g)).toHaveLength(3);
  });

  it.each([
    ["/assets/app.css", "text/css; charset=utf-8", 12_288],
    ["/assets/app.js", "application/javascript; charset=utf-8", 1024],
    ["/assets/favicon.svg", "image/svg+xml", 1024],
  ])("%s has its type and stays small", async (url, type, bytesMax) => {
    const { headers, rawPayload } = await app.inject(url);
    expect(headers["content-type"]).toBe(type);
    expect(rawPayload.length).toBeLessThan(bytesMax);
  });

  it.each(["/assets/", "/assets/../index.ts", "/assets/%2e%2e/index.ts", "/assets/nothing.css"])(
    "%s is not there",
    async (url) => {
      expect((await visit(url)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});
