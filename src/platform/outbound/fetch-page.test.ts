import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type PageServer,
  startPageServer,
  startRawServer,
} from "../../../test/helpers/servers/page-server.js";
import { type AddressGuard, createAddressGuard } from "./address-guard.js";
import { readNetworks } from "./address-guard-hosts.js";
import { type FetchedPage, fetchPage } from "./fetch-page.js";
import { PageNotRead } from "./page-failures.js";
import type { ResolveName } from "./target-rules.js";

const MEBIBYTE = 1_048_576;
const HTML = "<p>Grüße</p>";
const REFUSED = "the host has an address that is not on the public internet";
const vouchedFor = readNetworks(["127.0.0.0/8"]);
const never = new AbortController().signal;

let server: PageServer;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  server = await startPageServer();
});
beforeEach(() => {
  server.pages.clear();
  server.asked.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) await close();
});
afterAll(() => server.close());

function guardWith(resolve: ResolveName = async () => [], networks = vouchedFor): AddressGuard {
  const guard = createAddressGuard({
    allowLoopback: false,
    allowHttp: true,
    vouchedFor: networks,
    resolve,
  });
  closing.push(guard.close);
  return guard;
}

const get = (url: string, { guard = guardWith(), signal = never } = {}): Promise<FetchedPage> =>
  fetchPage(guard, { url, signal });

async function failureOf(call: Promise<unknown>): Promise<PageNotRead> {
  const error = await call.then(
    () => "answered",
    (thrown: unknown) => thrown,
  );
  if (error instanceof PageNotRead) return error;
  throw error;
}

/** Has the server answer a path with bytes and headers. */
function serve(body: Buffer | string, headers: Record<string, string> = {}, path = "/"): string {
  server.pages.set(path, (_request, reply) => {
    reply.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers }).end(body);
  });
  return `${server.url}${path}`;
}

function redirect(path: string, location: string, status = 302): string {
  server.pages.set(path, (_request, reply) => void reply.writeHead(status, { location }).end("…"));
  return `${server.url}${path}`;
}

describe("a page", () => {
  it("comes with its address, its kind, its charset and its bytes", async () => {
    const page = await get(serve(HTML, { "content-type": 'Text/HTML; Charset="UTF-8"' }, "/a?b=c"));
    expect(page).toEqual({
      url: `${server.url}/a?b=c`,
      mediaType: "text/html",
      charset: "UTF-8",
      bytes: Buffer.from(HTML),
    });
  });

  it("is asked for without cookie, referrer or proxy, by a name of its own", async () => {
    vi.stubEnv("http_proxy", "http://127.0.0.1:9");
    const first = serve("", { "set-cookie": "a=b" }, "/first");
    await get(first);
    await get(redirect("/again", "/first")).finally(() => vi.unstubAllEnvs());
    for (const { method, headers } of server.asked) {
      expect(method).toBe("GET");
      expect(Object.keys(headers).sort()).toEqual([
        "accept",
        "accept-encoding",
        "connection",
        "host",
        "user-agent",
      ]);
      expect(headers["user-agent"]).toContain("Gatehouse");
      expect(headers["accept-encoding"]).toBe("gzip, deflate, br");
    }
    expect(server.asked).toHaveLength(3);
  });

  it.each(["application/xhtml+xml", "text/plain", "text/markdown;charset=latin1"])(
    "may be %s",
    async (type) => {
      const page = await get(serve("a", { "content-type": type }));
      expect(page.mediaType).toBe(type.split(";")[0]);
    },
  );

  it("may not say what it is, and may be empty", async () => {
    server.pages.set("/", (_request, reply) => void reply.writeHead(200).end("a"));
    expect(await get(server.url)).toMatchObject({ mediaType: undefined, charset: undefined });
    server.pages.set("/none", (_request, reply) => {
      reply.writeHead(204, { "content-encoding": "gzip" }).end();
    });
    expect((await get(`${server.url}/none`)).bytes).toHaveLength(0);
  });

  it.each([
    ["gzip", gzipSync],
    ["X-GZIP", gzipSync],
    ["br", brotliCompressSync],
    ["deflate", deflateSync],
    ["deflate", deflateRawSync],
    ["identity", Buffer.from],
    ["identity, gzip", gzipSync],
  ])("is decoded from %s", async (encoding, encode: (text: string) => Buffer) => {
    const page = await get(serve(encode(HTML), { "content-encoding": encoding }));
    expect(page.bytes.toString()).toBe(HTML);
  });

  it.each([
    ["as it comes", "", (bytes: Buffer) => bytes],
    ["after decompression", "gzip", (bytes: Buffer) => gzipSync(bytes)],
    ["after decompression", "br", (bytes: Buffer) => brotliCompressSync(bytes)],
  ])("has at most 5 MiB %s", async (_when, encoding, encode) => {
    const headers = { "content-encoding": encoding };
    const most = Buffer.alloc(5 * MEBIBYTE, "a");
    expect((await get(serve(encode(most), headers))).bytes).toHaveLength(5 * MEBIBYTE);
    const more = encode(Buffer.alloc(5 * MEBIBYTE + 1, "a"));
    const error = await failureOf(get(serve(more, headers)));
    expect([error.fault, error.message]).toEqual([
      "unsuitable",
      "url leads to an answer of more than 5 MiB",
    ]);
  });
});

it("asks for the signature of each request, by its own address", async () => {
  serve(HTML, {}, "/sub/end?x=1");
  const start = redirect("/one", "sub/end?x=1");
  const sign = async (url: string) => ({ signature: url });
  await fetchPage(guardWith(), { url: start, signal: never, sign });
  expect(server.asked.map(({ headers }) => headers.signature)).toEqual([
    start,
    `${server.url}/sub/end?x=1`,
  ]);
  expect(server.asked.at(-1)?.headers["user-agent"]).toContain("Gatehouse");
});

describe("redirects", () => {
  it.each([301, 302, 303, 307, 308])("by %s are followed", async (status) => {
    serve(HTML, {}, "/sub/end");
    redirect("/two", "sub/end", status);
    expect((await get(redirect("/one", "two", status))).url).toBe(`${server.url}/sub/end`);
  });

  it("are followed five times", async () => {
    serve(HTML, {}, "/0");
    for (const step of [1, 2, 3, 4, 5, 6]) redirect(`/${step}`, `/${step - 1}`);
    expect((await get(`${server.url}/5`)).url).toBe(`${server.url}/0`);
    const error = await failureOf(get(`${server.url}/6`));
    expect([error.fault, error.message]).toEqual([
      "unsuitable",
      "url is redirected more than 5 times",
    ]);
  });

  it("in a loop end", async () => {
    redirect("/b", "/a");
    expect((await failureOf(get(redirect("/a", "/b")))).fault).toBe("unsuitable");
    expect(server.asked).toHaveLength(6);
  });

  it.each([
    ["http://10.0.0.7/", "the address must have a host on the public internet"],
    ["//169.254.169.254/latest/", "the address must have a host on the public internet"],
    ["http://[::ffff:127.0.0.1]/", "the address must have a host on the public internet"],
    ["http://[::1]:8080/", "the address must not lead to a loopback address"],
    ["https:\\\\localhost\\", "the address must not lead to a loopback address"],
    ["http://2852039166/", "the address must have a host on the public internet"],
    ["file:///etc/passwd", "the address must begin with http:// or https://"],
    ["ftp://example.com/", "the address must begin with http:// or https://"],
    ["javascript:alert(1)", "the address must begin with http:// or https://"],
    ["data:text/html,a", "the address must begin with http:// or https://"],
    ["http://user:secret@127.0.0.1/", "the address must not hold a user name or password"],
    ["http://127.0.0.1:22/", "the address must have port 80, 443 or one from 1024 on"],
    [`/${"a".repeat(2_040)}`, "the address must have at most 2048 characters"],
  ])("to %s are refused", async (location, reason) => {
    const error = await failureOf(get(redirect("/", location)));
    expect(error).toMatchObject({
      fault: "unsuitable",
      message: `url is redirected to where it is refused: ${reason}`,
    });
    expect(server.asked).toHaveLength(1);
  });

  it("to a name are judged by its addresses when they are followed", async () => {
    const guard = guardWith(async (name) => [name.startsWith("in") ? "10.0.0.7" : "127.0.0.1"]);
    const { port } = new URL(server.url);
    serve(HTML, {}, "/end");
    redirect("/good", `http://out.example.com:${port}/end`);
    redirect("/bad", `http://in.example.com:${port}/end`);
    expect((await get(`${server.url}/good`, { guard })).url).toContain("//out.example.com");
    const error = await failureOf(get(`${server.url}/bad`, { guard }));
    expect([error.fault, error.message]).toEqual(["unsuitable", `url is refused: ${REFUSED}`]);
  });

  it("to what is no address are no page, and one without an address is its status", async () => {
    const broken = await failureOf(get(redirect("/a", "http://[")));
    expect(broken.message).toBe("url is redirected to what is no address");
    server.pages.set("/b", (_request, reply) => void reply.writeHead(302).end());
    const lost = await failureOf(get(`${server.url}/b`));
    expect([lost.fault, lost.message]).toEqual(["unsuitable", "url was answered with status 302"]);
  });
});

describe("an address", () => {
  const strict = createAddressGuard({
    allowLoopback: false,
    allowHttp: true,
    resolve: async (name) => {
      throw new Error(`${name} was resolved`);
    },
  });
  closing.push(strict.close);

  it.each([
    "http://example.com/",
    "http://example.com:443/",
    "https://example.com:80/",
    "http://8.8.8.8:8080/",
    "HTTP://EXAMPLE.COM./",
  ])("of a public page is taken unless its name ends in a dot: %s", (url) => {
    const isTaken = !url.endsWith("./");
    const read = () => strict.readUrl(url);
    if (isTaken) expect(read().href).toBe(new URL(url).href);
    else expect(read).toThrow("a host on the public internet");
  });

  it.each([
    ["127.0.0.1", "loopback"],
    ["127.1", "loopback"],
    ["2130706433", "loopback"],
    ["0x7f000001", "loopback"],
    ["0177.0.0.1", "loopback"],
    ["127.0.0.1.", "loopback"],
    ["１２７.０.０.１", "loopback"],
    ["127。0。0。1", "loopback"],
    ["%31%32%37.0.0.1", "loopback"],
    ["[::1]", "loopback"],
    ["localhost", "loopback"],
    ["a.LOCALHOST.", "loopback"],
    ["ⓛⓞⓒⓐⓛⓗⓞⓢⓣ", "loopback"],
    ["0", "public internet"],
    ["0.0.0.0", "public internet"],
    ["[::]", "public internet"],
    ["10.1", "public internet"],
    ["0xa9fea9fe", "public internet"],
    ["0251.0376.0251.0376", "public internet"],
    ["100.100.100.200", "public internet"],
    ["168.63.129.16", "public internet"],
    ["192.168.0.1", "public internet"],
    ["[::ffff:7f00:1]", "public internet"],
    ["[::ffff:8.8.8.8]", "public internet"],
    ["[::7f00:1]", "public internet"],
    ["[64:ff9b::a9fe:a9fe]", "public internet"],
    ["[2002:7f00:1::]", "public internet"],
    ["[2001:0:7f00:1::]", "public internet"],
    ["[fe80::1]", "public internet"],
    ["[fd00:ec2::254]", "public internet"],
    ["metadata.google.internal", "public internet"],
    ["redis:6379", "public internet"],
    ["[fe80::1%25eth0]", "absolute http or https address"],
    ["user@example.com", "user name or password"],
    ["example.com@127.0.0.1", "loopback"],
    ["127.0.0.1#@example.com", "loopback"],
    ["example.com\\@127.0.0.1", "backslashes"],
    ["example.com:22", "port 80, 443"],
    ["example.com:1023", "port 80, 443"],
  ])("is never %s, over either scheme", async (host, reason) => {
    for (const scheme of ["http", "https"]) {
      const error = await failureOf(get(`${scheme}://${host}/`, { guard: strict }));
      expect(error.fault).toBe("unsuitable");
      expect(error.message).toContain(reason);
      expect(error.message).toMatch(/^url is refused: the address must/);
    }
  });

  it.each([
    "",
    "example.com",
    "//example.com",
    "ftp://example.com",
    "file:///etc/passwd",
    "http://",
  ])("is never %j", async (url) => {
    const error = await failureOf(get(url, { guard: strict }));
    expect(error.message).toMatch(
      /^url is refused: the address must be(gin with http:\/\/ or| an)/,
    );
  });

  it.each([
    [["8.8.8.8", "10.0.0.1"], "unsuitable", `url is refused: ${REFUSED}`],
    [["::ffff:127.0.0.1"], "unsuitable", `url is refused: ${REFUSED}`],
    [["127.0.0.1"], "unsuitable", `url is refused: ${REFUSED}`],
    [[], "unsuitable", "url names a host that is not there"],
  ])(
    "whose name has the addresses %j is refused at the connection",
    async (found, fault, message) => {
      const guard = guardWith(async () => found, []);
      const error = await failureOf(
        get(`http://a.example.com:${new URL(server.url).port}`, { guard }),
      );
      expect([error.fault, error.message]).toEqual([fault, message]);
      expect(server.asked).toEqual([]);
    },
  );

  it("whose name changes its address is judged at each connection", async () => {
    const answers = [["127.0.0.1"], ["192.168.0.1"], ["127.0.0.1", "169.254.169.254"]];
    const guard = guardWith(async () => answers.shift() ?? []);
    server.pages.set("/", (_request, reply) => {
      reply.writeHead(200, { "content-type": "text/html", connection: "close" }).end(HTML);
    });
    const url = `http://rebinding.example.com:${new URL(server.url).port}/`;
    expect((await get(url, { guard })).bytes.toString()).toBe(HTML);
    for (let call = 0; call < 2; call += 1) {
      expect((await failureOf(get(url, { guard }))).message).toBe(`url is refused: ${REFUSED}`);
    }
    expect([server.asked.length, answers]).toEqual([1, []]);
  });

  it("of a name that cannot be looked up says nothing of how it was", async () => {
    const failing = (code: string) =>
      guardWith(async (name) => {
        throw Object.assign(new Error(`queryA ${code} ${name} at 10.0.0.53`), { code });
      });
    const outcomes = ["ENOTFOUND", "ESERVFAIL", "ECONNREFUSED", "ETIMEOUT"].map(async (code) => {
      const error = await failureOf(get("http://a.example.com/", { guard: failing(code) }));
      return [error.fault, error.message];
    });
    const unreachable = "url leads to a server that could not be reached or broke off";
    expect(await Promise.all(outcomes)).toEqual([
      ["unsuitable", "url names a host that is not there"],
      ["failed", unreachable],
      ["failed", unreachable],
      ["timeout", "url leads to a server that did not answer"],
    ]);
  });
});

describe("an answer that is no page", () => {
  it.each([
    [400, "unsuitable"],
    [401, "unsuitable"],
    [404, "unsuitable"],
    [410, "unsuitable"],
    [304, "unsuitable"],
    [408, "failed"],
    [429, "failed"],
    [500, "failed"],
    [503, "failed"],
    [999, "failed"],
  ])("with status %s is %s", async (status, fault) => {
    server.pages.set("/", (_request, reply) => void reply.writeHead(status).end("secret"));
    const error = await failureOf(get(server.url));
    expect([error.fault, error.message]).toEqual([fault, `url was answered with status ${status}`]);
  });

  it.each(["application/pdf", "image/png", "application/json", "text/css", "text/xml"])(
    "is %s",
    async (type) => {
      const error = await failureOf(get(serve("%PDF", { "content-type": `${type}; a=b` })));
      expect([error.fault, error.message]).toEqual([
        "unsuitable",
        `url leads to ${type}, and only HTML, XHTML and plain text are read`,
      ]);
    },
  );

  it.each(["gzip, gzip", "gzip,br", "gzip, identity, deflate"])(
    "is encoded more than once: %s",
    async (encoding) => {
      const bytes = gzipSync(gzipSync(HTML));
      const error = await failureOf(get(serve(bytes, { "content-encoding": encoding })));
      expect([error.fault, error.message]).toEqual([
        "unsuitable",
        "url leads to an answer that is encoded more than once",
      ]);
    },
  );

  it("is in an encoding that was not asked for", async () => {
    const error = await failureOf(get(serve(HTML, { "content-encoding": "zstd" })));
    expect(error).toMatchObject({
      fault: "unsuitable",
      message: "url leads to an answer in an encoding other than gzip, deflate, br",
    });
  });

  it.each([
    ["not gzip", "gzip", Buffer.from("plain text")],
    ["cut gzip", "gzip", gzipSync(HTML.repeat(99)).subarray(0, 30)],
    ["not brotli", "br", Buffer.from("garbage garbage")],
    ["cut brotli", "br", brotliCompressSync(HTML.repeat(99)).subarray(0, 12)],
    ["cut deflate", "deflate", deflateSync(HTML.repeat(99)).subarray(0, 12)],
  ])("is damaged: %s", async (_what, encoding, bytes) => {
    const error = await failureOf(get(serve(bytes, { "content-encoding": encoding })));
    expect([error.fault, error.message]).toEqual([
      "failed",
      "url was answered with damaged content",
    ]);
  });

  it("is a bomb, which is left when it has become too large", async () => {
    // The same megabyte of gzip once and again: what it decodes to is not held to write it.
    const member = gzipSync(Buffer.alloc(64 * MEBIBYTE));
    const bomb = Buffer.concat(Array(16).fill(member));
    const url = serve(bomb, { "content-encoding": "gzip" });
    const [before, startedAt] = [process.memoryUsage().rss, performance.now()];
    const error = await failureOf(get(url));
    expect(error.message).toBe("url leads to an answer of more than 5 MiB");
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * MEBIBYTE);
  });

  it("never ends, and is left after 5 MiB", async () => {
    const piece = Buffer.alloc(65_536, "a");
    server.pages.set("/", (_request, reply) => {
      reply.writeHead(200, { "content-type": "text/html" });
      const more = () => {
        while (!reply.destroyed && reply.write(piece));
        reply.once("drain", more);
      };
      more();
    });
    const error = await failureOf(get(server.url));
    expect(error.message).toBe("url leads to an answer of more than 5 MiB");
    await server.idle();
  });

  it("says that it is larger than it may be, and is not read", async () => {
    server.pages.set("/", (_request, reply) => {
      reply.writeHead(200, { "content-length": String(5 * MEBIBYTE + 1) }).write("a");
    });
    const error = await failureOf(get(server.url));
    expect(error.message).toBe("url leads to an answer of more than 5 MiB");
    await server.idle();
  });

  it.each([
    ["no HTTP", "220 mail.example.com ESMTP\r\n"],
    ["nothing", ""],
    ["headers of 64 KiB", `HTTP/1.1 200 OK\r\n${"a: b\r\n".repeat(11_000)}\r\n`],
    ["one header of 64 KiB", `HTTP/1.1 200 OK\r\nset-cookie: ${"a".repeat(65_536)}\r\n\r\n`],
    ["less than it says", "HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n<p>"],
    ["a broken chunk", "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n"],
    ["two lengths", "HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab"],
    ["another protocol", "HTTP/1.1 101 Switching\r\nupgrade: websocket\r\n\r\n"],
  ])("is %s", async (_what, bytes) => {
    const raw = await startRawServer((socket) => void socket.end(bytes));
    closing.push(raw.close);
    const error = await failureOf(get(raw.url));
    expect([error.fault, error.message]).toEqual([
      "failed",
      "url leads to a server that could not be reached or broke off",
    ]);
  });

  it("comes from nobody, or over no TLS", async () => {
    const gone = await startRawServer(() => {});
    await gone.close();
    expect((await failureOf(get(gone.url))).fault).toBe("failed");
    const plain = await failureOf(get(server.url.replace("http:", "https:")));
    expect([plain.fault, plain.message]).toEqual([
      "failed",
      "url leads to a server that could not be trusted: TLS failed",
    ]);
  });
});

describe("the time", () => {
  /** Lets the fake clock pass once the server was asked. */
  async function pass(ms: number): Promise<void> {
    while (server.asked.length === 0) await new Promise((done) => setImmediate(done));
    vi.advanceTimersByTime(ms);
  }
  const OVER = { fault: "timeout", message: "url was not answered within 10 s" };

  it("of a server that is silent is 10 seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    server.pages.set("/", () => {});
    const failing = failureOf(get(server.url));
    await pass(9_999);
    const waiting = new Promise((done) => setImmediate(done, "waits"));
    expect(await Promise.race([failing, waiting])).toBe("waits");
    await pass(1);
    expect(await failing).toMatchObject(OVER);
  });

  it("of a page that drips is 10 seconds in all", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    server.pages.set("/", (_request, reply) => {
      reply.writeHead(200, { "content-type": "text/html" });
      reply.write("<");
    });
    const failing = failureOf(get(server.url));
    await pass(10_000);
    expect(await failing).toMatchObject(OVER);
  });

  it("ends for a caller who is gone, and with it the call", async () => {
    const caller = new AbortController();
    server.pages.set("/", () => caller.abort());
    await expect(get(server.url, { signal: caller.signal })).rejects.toThrow("aborted");
    await server.idle();
    await expect(get(server.url, { signal: caller.signal })).rejects.toThrow("aborted");
    expect(server.asked).toHaveLength(1);
  });
});
