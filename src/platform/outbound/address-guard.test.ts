import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import ipaddr from "ipaddr.js";
import { request } from "undici";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createAddressGuard } from "./address-guard.js";
import { kindOfAddress, readNetworks } from "./address-guard-hosts.js";
import { guardedLookup } from "./guarded-agent.js";
import { AddressRefused, type ResolveName } from "./target-rules.js";

const loopbackSetting = "WEBHOOK_ALLOW_LOOPBACK=1";
const unused: ResolveName = async (name) => {
  throw new Error(`${name} was resolved`);
};
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function guardWith(options: { allowLoopback?: boolean; resolve?: ResolveName } = {}) {
  const guard = createAddressGuard({
    allowLoopback: false,
    loopbackSetting,
    resolve: unused,
    ...options,
  });
  closing.push(guard.close);
  return guard;
}

async function listen(handler: RequestListener): Promise<{ port: number; server: Server }> {
  const server = createServer(handler);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return { port: (server.address() as AddressInfo).port, server };
}

const publicAddresses = [
  "https://example.com",
  "https://example.com/hooks?tenant=1#top",
  "HTTPS://EXAMPLE.COM/A",
  "https://hooks.example.co.uk:8443/",
  "https://xn--bcher-kva.example/",
  "https://bücher.example/",
  "https://8.8.8.8/",
  "https://1.1/",
  "https://[2606:4700::6810:84e5]/",
  "https://[2001:4860:4860::8888]:443/",
  "https://_dmarc.example.com/",
  "https://localhost.example.com/",
  "https://notlocalhost.com/",
  "https://example.com:1024/",
  "https://example.com:65535/",
];

const disguisesOfLoopback = [
  "https://localhost",
  "http://localhost:8080/",
  "https://LOCALHOST/",
  "https://localhost./",
  "https://a.localhost/",
  "https://a.b.LocalHost./",
  "https://ｌｏｃａｌｈｏｓｔ/",
  "https://loc%61lhost/",
  "https://lo\u00adcal\u200bhost/",
  "https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/",
  "https://127.0.0.1/",
  "https://127.0.0.1./",
  "https://127.1/",
  "https://127.0.1/",
  "https://127.255.255.254/",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0x7f.1/",
  "https://0X7F.0.0.0x1/",
  "https://017700000001/",
  "https://0177.0.0.1/",
  "https://0177.0x0.0.1/",
  "https://00000177.1/",
  "https://１２７.０.０.１/",
  "https://127。0。0。1/",
  "https://①②⑦.⓪.⓪.①/",
  "https://%31%32%37.0.0.1/",
  "https://[::1]/",
  "https://[0:0:0:0:0:0:0:1]/",
  "https://[0000:0000:0000:0000:0000:0000:0000:0001]:8443/",
  "https://[::0.0.0.1]/",
  "http:127.0.0.1/",
];

const disguisesOfOthers = [
  "https://0.0.0.0/",
  "https://0/",
  "https://0x0/",
  "https://[::]/",
  "https://10.0.0.1/",
  "https://10.1/",
  "https://167772161/",
  "https://012.0.0.1/",
  "https://172.16.0.1/",
  "https://172.31.255.255/",
  "https://192.168.0.1/",
  "https://0xc0a80001/",
  "https://100.64.0.1/",
  "https://100.100.100.200/",
  "https://168.63.129.16/",
  "https://169.254.169.254/latest/meta-data/",
  "https://2852039166/",
  "https://0xa9fea9fe/",
  "https://0251.0376.0251.0376/",
  "https://169.254.43518/",
  "https://192.0.0.192/",
  "https://192.0.2.1/",
  "https://192.88.99.1/",
  "https://198.18.0.1/",
  "https://198.51.100.1/",
  "https://203.0.113.1/",
  "https://224.0.0.1/",
  "https://240.0.0.1/",
  "https://255.255.255.255/",
  "https://4294967295/",
  "https://[::ffff:127.0.0.1]/",
  "https://[::ffff:7f00:1]/",
  "https://[::ffff:8.8.8.8]/",
  "https://[::ffff:0:7f00:1]/",
  "https://[::127.0.0.1]/",
  "https://[::7f00:1]/",
  "https://[64:ff9b::7f00:1]/",
  "https://[64:ff9b::169.254.169.254]/",
  "https://[64:ff9b:1::7f00:1]/",
  "https://[64:ff9b:1:ffff::10.0.0.1]/",
  "https://[2002:7f00:1::]/",
  "https://[2002:a9fe:a9fe::1]/",
  "https://[2001:0:7f00:1::]/",
  "https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/",
  "https://[2606:4700::5efe:10.0.0.1]/",
  "https://[2606:4700::200:5efe:7f00:1]/",
  "https://[fe80::1]/",
  "https://[fe80::5efe:7f00:1]/",
  "https://[febf::1]/",
  "https://[fec0::1]/",
  "https://[fc00::1]/",
  "https://[fd00::1]/",
  "https://[fd00:ec2::254]/",
  "https://[ff02::1]/",
  "https://[100::1]/",
  "https://[2001:2::1]/",
  "https://[2001:db8::1]/",
  "https://[2001:10::1]/",
  "https://[2001:20::1]/",
  "https://[3fff::1]/",
  "https://[5f00::1]/",
  "https://[4000::1]/",
  "https://[8000::1]/",
  "https://intranet/",
  "https://redis:6379/",
  "https://metadata.google.internal/",
  "https://printer.local/",
  "https://PRINTER.LOCAL/",
  "https://router.home.arpa/",
  "https://router.lan/",
  "https://example.com./",
  "https://example..com/",
  "https://.example.com/",
  "https://printer.local./",
  "https://ex*mple.com/",
  "https://-a.example.com/",
  `https://${"a".repeat(64)}.com/`,
  `https://${"a.".repeat(130)}com/`,
];

const notAddresses = [
  "",
  "example.com",
  "//example.com/",
  "/hooks",
  "https://",
  "https://[fe80::1%25eth0]/",
  "https://[::1%lo]/",
  "https://[::ffff:127.0.0.1/",
  "https://256.0.0.1/",
  "https://1.2.3.4.5/",
  "https://127.0.0.0x/x y",
  "https://example.com:65536/",
  " https://example.com/",
  "https://example.com/\n",
  "https://exam\tple.com/",
  "https://example.com\\@127.0.0.1/",
  "https:\\\\127.0.0.1\\",
  "https://exa\u0000mple.com/",
  "https://user@example.com/",
  "https://user:secret@example.com/",
  "https://:secret@example.com/",
  "https://example.com@127.0.0.1/",
  "http://example.com/",
  "http://8.8.8.8/",
  "ftp://example.com/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "data:text/plain,a",
  "ws://example.com/",
  "wss://example.com/",
  "gopher://127.0.0.1:6379/_",
  "unix:///var/run/docker.sock",
  "https://example.com:22/",
  "https://example.com:25/",
  "https://example.com:80/",
  "https://example.com:0/",
  "https://example.com:1023/",
  `https://example.com/${"a".repeat(2_029)}`,
  `https://example.com/${"ä".repeat(1_000)}`,
];

describe("readUrl", () => {
  it.each(publicAddresses)("takes %s", (text) => {
    expect(guardWith().readUrl(text).href).toBe(new URL(text).href);
  });

  it("takes an address of 2,048 characters", () => {
    const text = `https://example.com/${"a".repeat(2_028)}`;
    expect(guardWith().readUrl(text).href).toHaveLength(2_048);
  });

  it.each(disguisesOfLoopback)("refuses %s and names the setting that allows it", (text) => {
    expect(() => guardWith().readUrl(text)).toThrow(AddressRefused);
    expect(() => guardWith().readUrl(text)).toThrow(/loopback.*WEBHOOK_ALLOW_LOOPBACK=1/);
  });

  it.each(disguisesOfLoopback)("takes %s where loopback is allowed", (text) => {
    expect(guardWith({ allowLoopback: true }).readUrl(text).href).toBe(new URL(text).href);
  });

  it.each([...disguisesOfOthers, ...notAddresses])("refuses %s in any case", (text) => {
    for (const allowLoopback of [false, true]) {
      expect(() => guardWith({ allowLoopback }).readUrl(text)).toThrow(AddressRefused);
    }
  });

  it("names no setting where there is none", () => {
    const guard = createAddressGuard({ allowLoopback: false });
    closing.push(guard.close);
    expect(() => guard.readUrl("https://127.0.0.1")).toThrow(/loopback address$/);
    expect(() => guard.readUrl("http://example.com")).toThrow(/loopback alone$/);
  });

  it("takes no IPv4 address that is not unicast, however it is written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (number) => {
        const octets = [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);
        const isPublic = kindOfAddress(octets.join(".")) === "public";
        if (isPublic) expect(new ipaddr.IPv4(octets).range()).toBe("unicast");
        for (const host of notationsOf(octets, number)) {
          expect([host, isTaken(`https://${host}/`)]).toEqual([host, isPublic]);
        }
      }),
      { examples: [[0x7f000001], [0xa9fea9fe], [0x08080808], [0], [0xffffffff]] },
    );
  });

  it("takes no IPv6 address that is not unicast, however it is written", () => {
    const part = fc.oneof(
      fc.integer({ min: 0, max: 0xffff }),
      fc.constantFrom(0, 1, 0x64, 0xff9b, 0x2001, 0x2002, 0xfe80, 0xfd00, 0xffff, 0x5efe, 0x7f00),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 8, maxLength: 8 }), (parts) => {
        const address = new ipaddr.IPv6(parts);
        const isPublic = kindOfAddress(address.toString()) === "public";
        if (isPublic) expect(address.range()).toBe("unicast");
        const last = [6, 7].flatMap((at) => [(parts[at] ?? 0) >> 8, (parts[at] ?? 0) & 255]);
        const notations = [
          parts.map((value) => value.toString(16)).join(":"),
          parts.map((value) => value.toString(16).padStart(4, "0").toUpperCase()).join(":"),
          address.toString(),
          `${parts
            .slice(0, 6)
            .map((value) => value.toString(16))
            .join(":")}:${last.join(".")}`,
        ];
        for (const host of notations) {
          expect([host, isTaken(`https://[${host}]/`)]).toEqual([host, isPublic]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("takes nothing whose host does not stand for itself once more", () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ["https", "http", "ftp"] }), (text) => {
        if (!isTaken(text)) return;
        const { protocol, hostname, href } = new URL(text);
        expect([protocol, isTaken(href)]).toEqual(["https:", true]);
        expect(hostname).not.toMatch(/localhost\.?$|^\[|\.$/);
      }),
    );
  });
});

const strict = createAddressGuard({ allowLoopback: false, resolve: unused });

function isTaken(text: string): boolean {
  try {
    strict.readUrl(text);
    return true;
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    return false;
  }
}

function notationsOf(octets: readonly number[], number: number): readonly string[] {
  const [a = 0, b = 0, c = 0, d = 0] = octets;
  return [
    octets.join("."),
    `${octets.join(".")}.`,
    String(number),
    `0x${number.toString(16)}`,
    `0${number.toString(8)}`,
    `${a}.${number % 2 ** 24}`,
    `${a}.${b}.${number % 2 ** 16}`,
    octets.map((octet) => `0x${octet.toString(16)}`).join("."),
    octets.map((octet) => `0${octet.toString(8)}`).join("."),
    `0${a.toString(8)}.0x${b.toString(16)}.${c}.${d}`,
    octets
      .join(".")
      .replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
      .replaceAll(".", "。"),
  ];
}

describe("the dispatcher", () => {
  const PUBLIC = "8.8.8.8";
  const REFUSED = "the host has an address that is not on the public internet";

  async function failureOf(url: string, resolve: ResolveName = unused): Promise<unknown> {
    const dispatcher = await guardWith({ resolve }).dispatcher();
    return request(url, { dispatcher, signal: AbortSignal.timeout(60_000) }).then(
      () => "answered",
      (error: unknown) => error,
    );
  }

  it.each([
    ["loopback", ["127.0.0.1"]],
    ["private", ["10.0.0.7"]],
    ["metadata", ["169.254.169.254"]],
    ["IPv6 loopback", ["::1"]],
    ["unique local", ["fd00:ec2::254"]],
    ["mapped", ["::ffff:127.0.0.1"]],
    ["translated", ["64:ff9b::7f00:1"]],
    ["scoped", ["fe80::1%eth0"]],
    ["public and private", [PUBLIC, "192.168.1.1"]],
    ["private and public", ["::1", PUBLIC]],
    ["no address at all", ["hooks.example.com"]],
  ])("refuses a name that resolves to %s", async (_kind, addresses) => {
    const failure = await failureOf("https://hooks.example.com/", async () => addresses);
    expect(failure).toBeInstanceOf(AddressRefused);
    expect(failure).toHaveProperty("message", REFUSED);
  });

  it("fails without a refusal when the name has no address or cannot be resolved", async () => {
    const none = await failureOf("https://hooks.example.com/", async () => []);
    expect(none).toHaveProperty("message", "the host has no address");
    const lost = await failureOf("https://hooks.example.com/", async () => {
      throw Object.assign(new Error("queryA ENOTFOUND hooks.example.com"), { code: "ENOTFOUND" });
    });
    expect(lost).toHaveProperty("code", "ENOTFOUND");
    expect([none, lost].some((error) => error instanceof AddressRefused)).toBe(false);
  });

  it.each([...disguisesOfLoopback, ...disguisesOfOthers, "http://example.com/"])(
    "refuses %s even when the address was never read",
    async (text) => {
      const { href } = new URL(text);
      expect(await failureOf(href, async () => [PUBLIC])).toBeInstanceOf(AddressRefused);
    },
  );

  it("never reaches a server on this machine under a public name, and asks anew each time", async () => {
    let calls = 0;
    const { port } = await listen((_request, reply) => {
      calls += 1;
      reply.end();
    });
    const answers = [["192.0.2.1"], ["127.0.0.1"], ["::1", PUBLIC]];
    const dispatcher = await guardWith({
      allowLoopback: true,
      resolve: async () => answers.shift() ?? [],
    }).dispatcher();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const call = request(`https://hooks.example.com:${port}/`, { dispatcher });
      await expect(call).rejects.toBeInstanceOf(AddressRefused);
    }
    expect([calls, answers]).toEqual([0, []]);
  });

  it("judges each answer of a name anew, and connects to what it judged", async () => {
    const answers = [[PUBLIC, "2606:4700::6810:84e5"], ["127.0.0.1"]];
    const lookup = guardedLookup(async () => answers.shift() ?? []);
    const lookUp = () =>
      new Promise((done) => {
        lookup("rebinding.example.com", { all: true }, (error, addresses) =>
          done(error ?? addresses),
        );
      });
    expect(await lookUp()).toEqual([
      { address: PUBLIC, family: 4 },
      { address: "2606:4700::6810:84e5", family: 6 },
    ]);
    expect(await lookUp()).toBeInstanceOf(AddressRefused);
  });

  it.each(["127.0.0.1", "localhost", "a.localhost", "2130706433", "127.1"])(
    "reaches http://%s where loopback is allowed, and only there",
    async (host) => {
      const { port } = await listen((incoming, reply) => reply.end(`at ${incoming.url}`));
      const address = `http://${host}:${port}/hook`;
      const guard = guardWith({ allowLoopback: true });
      const dispatcher = await guard.dispatcher();
      const answer = await request(guard.readUrl(address), { dispatcher });
      expect([answer.statusCode, await answer.body.text()]).toEqual([200, "at /hook"]);
      expect(await failureOf(new URL(address).href)).toBeInstanceOf(AddressRefused);
    },
  );

  it("does not follow a redirect", async () => {
    let calls = 0;
    const { port } = await listen((_incoming, reply) => {
      calls += 1;
      reply.writeHead(302, { location: "/elsewhere" }).end();
    });
    const dispatcher = await guardWith({ allowLoopback: true }).dispatcher();
    const answer = await request(`http://127.0.0.1:${port}/`, { dispatcher });
    await answer.body.dump();
    expect([answer.statusCode, calls]).toEqual([302, 1]);
  });

  it("uses no proxy of the environment", async () => {
    const { port } = await listen((_incoming, reply) => reply.end("direct"));
    vi.stubEnv("http_proxy", "http://127.0.0.1:9");
    vi.stubEnv("HTTP_PROXY", "http://127.0.0.1:9");
    try {
      const dispatcher = await guardWith({ allowLoopback: true }).dispatcher();
      const answer = await request(`http://127.0.0.1:${port}/`, { dispatcher });
      expect(await answer.body.text()).toBe("direct");
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it("makes no calls after it was closed", async () => {
    const { port } = await listen((_incoming, reply) => reply.end());
    const guard = guardWith({ allowLoopback: true });
    await guard.close();
    await expect(
      request(`http://127.0.0.1:${port}/`, { dispatcher: await guard.dispatcher() }),
    ).rejects.toThrow("destroyed");
  });
});

describe("networks that are vouched for", () => {
  const vouchedFor = readNetworks(["10.1.0.0/16", "fd12::/32"]);
  const resolveTo =
    (...addresses: string[]): ResolveName =>
    async () =>
      addresses;
  const lookUp = (resolve: ResolveName) =>
    new Promise((done) =>
      guardedLookup(resolve, vouchedFor)("hooks.internal", {}, (error, found) =>
        done(error ?? found),
      ),
    );

  it.each([
    "https://10.1.2.3/",
    "https://10.1.2.3:8443/",
    "https://[fd12::1]/",
    "https://a.internal/",
  ])("let %s through", (text) => {
    const guard = createAddressGuard({ allowLoopback: false, vouchedFor });
    closing.push(guard.close);
    expect(guard.readUrl(text).href).toBe(text);
  });

  it.each([
    "https://10.2.0.1/",
    "https://[fd13::1]/",
    "https://[::ffff:10.1.2.3]/",
    "https://127.0.0.1/",
    "https://intranet/",
    "http://10.1.2.3/",
  ])("do not open %s", (text) => {
    const guard = createAddressGuard({ allowLoopback: false, vouchedFor });
    closing.push(guard.close);
    expect(() => guard.readUrl(text)).toThrow(AddressRefused);
  });

  it("count for what a name resolves to, all of it", async () => {
    expect(await lookUp(resolveTo("10.1.0.9", "8.8.8.8"))).toEqual([
      { address: "10.1.0.9", family: 4 },
      { address: "8.8.8.8", family: 4 },
    ]);
    expect(await lookUp(resolveTo("10.1.0.9", "10.2.0.9"))).toBeInstanceOf(AddressRefused);
  });

  it.each(["10.1.0.0", "10.1.0.0/33", "300.1.0.0/8", "a/8"])("are not %s", (text) => {
    expect(() => readNetworks([text])).toThrow(`${text} is not a network`);
  });
});

describe("addressesOf", () => {
  const target = (hostname: string, port = "") => ({ protocol: "https:", hostname, port });
  const resolve: ResolveName = async (name) => {
    if (name === "public.example") return ["8.8.8.8", "2606:4700::1"];
    if (name === "both.example") return ["8.8.8.8", "10.0.0.1"];
    return [];
  };

  it("answers all addresses of a public name", async () => {
    const guard = guardWith({ resolve });
    expect(await guard.addressesOf(target("public.example"))).toEqual(["8.8.8.8", "2606:4700::1"]);
  });

  it("answers a public address as it stands, without its brackets, and looks nothing up", async () => {
    const guard = guardWith();
    expect(await guard.addressesOf(target("8.8.8.8", "8443"))).toEqual(["8.8.8.8"]);
    expect(await guard.addressesOf(target("[2606:4700::1]"))).toEqual(["2606:4700::1"]);
  });

  it.each([
    [target("127.0.0.1"), "loopback"],
    [target("localhost"), "loopback"],
    [target("[::1]"), "loopback"],
    [target("10.0.0.1"), "public internet"],
    [target("router"), "public internet"],
    [target("both.example"), "not on the public internet"],
    [target("public.example", "22"), "port 443"],
    [{ ...target("public.example"), protocol: "http:" }, "https://"],
  ])("refuses %j", async (refused, reason) => {
    const guard = guardWith({ resolve });
    const answer = guard.addressesOf(refused);
    await expect(answer).rejects.toThrow(AddressRefused);
    await expect(answer).rejects.toThrow(reason);
  });

  it("rejects with the look-up's error when the host has no address", async () => {
    const guard = guardWith({ resolve });
    const answer = guard.addressesOf(target("empty.example"));
    await expect(answer).rejects.toMatchObject({ code: "ENODATA" });
  });

  it("answers this machine's addresses where loopback is allowed", async () => {
    const guard = guardWith({ allowLoopback: true });
    expect(await guard.addressesOf(target("localhost", "3000"))).toEqual(["127.0.0.1", "::1"]);
  });
});
