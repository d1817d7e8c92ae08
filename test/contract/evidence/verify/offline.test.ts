import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../../../helpers/servers/browser.js";
import { tempFolder } from "../../../helpers/temp-folder.js";
import {
  createTestLog,
  ISSUED_AT,
  jcs,
  type ListedKey,
  preAuthEncoding,
  type SealedPacket,
} from "./sealer.js";

const FOLDER = new URL("../../../../docs/verify/", import.meta.url);
const fileOf = (name: string) => fileURLToPath(new URL(name, FOLDER));
const SCRIPT_BYTES_MAX = 8 * 1024;

interface Case {
  readonly name: string;
  readonly packet: object;
  readonly keys: readonly ListedKey[];
}
const content = {
  agent_id: "agent-7",
  decision: 'Refund order 1187 — lost 📦\n\t"quoted" \u0001\u007f</script>',
  capability_scope: ["refunds:write"],
  metadata: {
    "€": 0.1,
    "\ufb33": -1.5e-9,
    "😀": 1e21,
    z: 1e20,
    n: 123456.789,
    tiny: 5e-324,
    zero: -0,
    b: [true, null, {}],
  },
};
const log = createTestLog();
for (let filler = 0; filler < 5; filler += 1) log.seal({ chain: `00000000000000b${filler}` });
const packet = log.seal({ content });
const firstKeys = log.keys.slice();
const rotation = log.rotate("2026-11-21T00:00:00.000Z");
const other = createTestLog("other.test/evidence");
const lone = createTestLog();
const alone = { packet: lone.seal(), keys: lone.keys };

const good: readonly Case[] = [
  { name: "a packet", packet, keys: log.keys },
  { name: "a packet of a tree with one leaf", packet: alone.packet, keys: alone.keys },
  { name: "a rotation", packet: rotation, keys: log.keys },
  {
    name: "a packet after a rotation",
    packet: log.seal({ issuedAt: "2026-11-22T00:00:00.000Z" }),
    keys: log.keys,
  },
  {
    name: "a key revoked later",
    packet,
    keys: changed({ revoked_at: "2027-01-01T00:00:00.000Z" }),
  },
];
const bad: readonly Case[] = [
  ...tampered(packet).map(({ name, packet: broken }) => ({
    name,
    packet: broken,
    keys: firstKeys,
  })),
  { name: "no keys", packet, keys: [] },
  { name: "another log's keys", packet, keys: other.keys },
  { name: "the packet key alone", packet, keys: firstKeys.slice(0, 1) },
  {
    name: "a key not yet in use",
    packet,
    keys: changed({ not_before: "2027-01-01T00:00:00.000Z" }),
  },
  {
    name: "a key that had ended",
    packet,
    keys: changed({ not_after: "2026-01-02T00:00:00.000Z" }),
  },
  { name: "a revoked key", packet, keys: changed({ revoked_at: ISSUED_AT }) },
  {
    name: "a key under a wrong id",
    packet,
    keys: changed({ public_key: other.keys[0]?.public_key }),
  },
  {
    name: "a rotation with one signature",
    packet: { ...rotation, countersignature: undefined },
    keys: log.keys,
  },
  {
    name: "a rotation signed by the old key twice",
    packet: { ...rotation, countersignature: rotation.signature },
    keys: log.keys,
  },
  {
    name: "a packet with two signatures",
    packet: { ...packet, countersignature: packet.signature },
    keys: log.keys,
  },
  { name: "a weak key", ...weak() },
];

describe("verify.js in Node", async () => {
  const { verifyPacket, parsePacket } = await import(fileOf("verify.js"));

  it("is small and asks for nothing else", () => {
    expect(statSync(fileOf("verify.js")).size).toBeLessThan(SCRIPT_BYTES_MAX);
    expect(readFileSync(fileOf("verify.js"), "utf8")).not.toMatch(/^import|fetch\(|require\(/m);
  });

  it.each(good)("accepts $name", async ({ packet: sealed, keys }) => {
    const verdict = await verifyPacket(parsePacket(JSON.stringify(sealed)), { keys });
    expect(verdict).toMatchObject({ valid: true });
    expect(Object.values(verdict.checks)).toEqual(Array(7).fill("ok"));
  });

  it.each(bad)("refuses $name", async ({ packet: sealed, keys }) => {
    const verdict = await verifyPacket(JSON.parse(JSON.stringify(sealed)), keys);
    expect(verdict.valid).toBe(false);
    expect(verdict.reason).toMatch(/^[a-z_]+: ./);
  });

  it.each([null, undefined, 1, [], {}])("refuses %j", async (sealed) => {
    expect((await verifyPacket(sealed, log.keys)).valid).toBe(false);
  });

  it("tells unknown from failed", async () => {
    const { checks } = await verifyPacket(packet, []);
    expect(checks).toMatchObject({
      hash: "ok",
      signature: "unknown",
      key_status: "unknown",
      inclusion: "ok",
    });
  });

  it("verifies at every place of trees of up to 20 leaves", async () => {
    const wide = createTestLog();
    for (let made = 0; made < 20; made += 1) {
      const sealed = wide.seal({ chain: made.toString(16).padStart(16, "0") });
      expect((await verifyPacket(sealed, wide.keys)).valid).toBe(true);
    }
  });

  it("takes no byte of a packet flipped", async () => {
    const text = Buffer.from(JSON.stringify(alone.packet));
    for (let at = 0; at < text.length; at += 1) {
      const broken = Buffer.from(text);
      broken[at] = (broken[at] ?? 0) ^ 1;
      const verdict = await judgeText(broken.toString());
      expect(verdict, `byte ${at}`).toBe(false);
    }
  });

  it.each([
    ['"hash":', '"hash":"","hash":'],
    ['"decision":', String.raw`"d\u0065cision":"","decision":`],
  ])("refuses a text in which %s comes twice", (text, replacement) => {
    expect(() => parsePacket(JSON.stringify(packet).replace(text, replacement))).toThrow("twice");
  });

  async function judgeText(text: string): Promise<boolean> {
    try {
      return (await verifyPacket(parsePacket(text), alone.keys)).valid;
    } catch {
      return false;
    }
  }
});

describe("verify.html", () => {
  let browser: Browser | undefined;
  let page: Page;
  const requests: string[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
    if (!browser) return;
    page = await browser.newPage();
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(new URL("verify.html", FOLDER).href);
  });
  afterAll(() => browser?.close());

  const judge = async (sealed: object, keys: readonly ListedKey[]) => {
    await page.fill("#keys", JSON.stringify({ keys }));
    await page.fill("#packet", "");
    await page.locator("#verdict strong").waitFor({ state: "detached" });
    await page.fill("#packet", JSON.stringify(sealed));
    await page.locator("#verdict strong").waitFor();
    return page.textContent("#verdict strong");
  };

  it("holds verify.js as it is, and lets no other script run", () => {
    const html = readFileSync(fileOf("verify.html"), "utf8");
    const [, script = ""] = /<script type="module">([\s\S]*)<\/script>/.exec(html) ?? [];
    expect(script.startsWith(`\n${readFileSync(fileOf("verify.js"), "utf8")}`)).toBe(true);
    const hash = createHash("sha256").update(script).digest("base64");
    expect(html).toContain(`script-src 'sha256-${hash}'`);
    expect(html).not.toMatch(/https?:/);
  });

  it("verifies from the disk without any request", async ({ skip }) => {
    if (!browser) return skip();
    for (const { packet: sealed, keys } of good) {
      expect(await judge(sealed, keys)).toBe("This packet is valid");
    }
    expect(await judge(packet, [])).toBe("Not known to be valid");
    expect(await judge({ ...packet, hash: "" }, log.keys)).toBe("This packet is not valid");
    expect(await page.locator("#verdict li").count()).toBe(7);
    const files = page.locator('[data-file="packet"]');
    const changedText = JSON.stringify(packet).replace("Refund", "Refuse");
    await files.setInputFiles({
      name: "p.json",
      mimeType: "application/json",
      buffer: Buffer.from(changedText),
    });
    await page.getByText("hash: ").waitFor();
    await page.fill("#packet", "{");
    await page.getByText("The packet cannot be read").waitFor();
    await page.fill("#packet", "null");
    await page.getByText("its fields must be").waitFor();
    await page.fill("#packet", JSON.stringify(packet));
    await page.fill("#keys", "[null]");
    await page.getByText("the key was not given").waitFor();
    await page.fill("#keys", "[");
    await page.getByText("The list of keys cannot be read").waitFor();
    expect(requests.filter((url) => !/^(file|data):/.test(url))).toEqual([]);
  });
});

describe("verify.py", () => {
  const folder = tempFolder();
  const isThere = spawnSync("python3", ["--version"]).status === 0;
  if (!isThere) console.warn("verify.py is not tried: there is no python3");
  // One interpreter runs the script many times: its start takes longer than a verification.
  const driver = [
    "import io, json, runpy, sys, contextlib",
    "for at in range(int(sys.argv[3])):",
    "    said, files = io.StringIO(), ['%s/%d.%s.json' % (sys.argv[2], at, kind) for kind in ('packet', 'keys')]",
    "    script, argv = sys.argv[1], sys.argv",
    "    sys.argv = [script] + files",
    "    try:",
    "        with contextlib.redirect_stdout(said): runpy.run_path(script, run_name='__main__')",
    "    except SystemExit as ended: said.write(str(ended.code) + '\\n')",
    "    sys.argv = argv",
    "    print(said.getvalue(), end='')",
  ].join("\n");
  const run = (texts: readonly (readonly [packet: string, keys: readonly ListedKey[]])[]) => {
    for (const [at, [text, keys]] of texts.entries()) {
      writeFileSync(join(folder, `${at}.packet.json`), text);
      writeFileSync(join(folder, `${at}.keys.json`), JSON.stringify({ keys }));
    }
    const args = ["-I", "-c", driver, fileOf("verify.py"), folder, String(texts.length)];
    const { stdout, stderr } = spawnSync("python3", args, { encoding: "utf8" });
    expect(stderr).toBe("");
    return stdout.trimEnd().split("\n");
  };
  const textOf = (one: Case) => [JSON.stringify(one.packet), one.keys] as const;

  it.skipIf(!isThere)("accepts what is right", () => {
    expect(run(good.map(textOf))).toEqual(good.map(() => "valid"));
  });

  it.skipIf(!isThere)("refuses what is wrong", () => {
    const twice = JSON.stringify(packet).replace('"hash":', '"hash":"","hash":');
    const texts = [twice, "{", "[]", "null", "{}"].map((text) => [text, log.keys] as const);
    const answers = run([...bad.map(textOf), ...texts]);
    expect(answers).toHaveLength(bad.length + texts.length);
    for (const [at, answer] of answers.entries()) {
      expect(answer, bad[at]?.name).toMatch(/^not valid: ./);
    }
  });

  it.skipIf(!isThere)("ends with a status that says so", () => {
    run([textOf({ name: "", packet, keys: log.keys }), ["{}", log.keys]]);
    const statuses = [0, 1].map((at) => {
      const files = ["packet", "keys"].map((kind) => join(folder, `${at}.${kind}.json`));
      return spawnSync("python3", ["-I", fileOf("verify.py"), ...files]).status;
    });
    expect(statuses).toEqual([0, 1]);
  });
});

describe("openssl", () => {
  const folder = tempFolder();
  const isThere = spawnSync("openssl", ["version"], { encoding: "utf8" }).stdout?.startsWith(
    "OpenSSL 3",
  );
  if (!isThere) console.warn("the openssl command is not tried: there is no OpenSSL 3");

  it.skipIf(!isThere)("verifies the signature over the pre-authentication encoding", () => {
    const verify = (payload: object) => {
      const { sig } = packet.signature;
      writeFileSync(join(folder, "pae.bin"), preAuthEncoding(Buffer.from(jcs(payload))));
      writeFileSync(join(folder, "sig.bin"), Buffer.from(sig, "base64"));
      writeFileSync(join(folder, "pub.pem"), log.keys[0]?.pem ?? "");
      const command = "pkeyutl -verify -pubin -inkey pub.pem -rawin -in pae.bin -sigfile sig.bin";
      expect(readFileSync(fileOf("README.md"), "utf8")).toContain(`openssl ${command}`);
      return spawnSync("openssl", command.split(" "), { cwd: folder }).status;
    };
    expect(verify(packet.payload)).toBe(0);
    expect(verify({ ...packet.payload, decision: "no" })).not.toBe(0);
  });
});

function changed(change: object): ListedKey[] {
  return firstKeys.map((key) => ({ ...key, ...change }));
}

function tampered(sealed: SealedPacket): { name: string; packet: object }[] {
  const cases: [string, (copy: Record<string, Record<string, unknown>>) => void][] = [];
  for (const part of ["payload", "signature", "log"] as const) {
    for (const field of Object.keys(sealed[part])) {
      cases.push([`without ${part}.${field}`, (copy) => delete copy[part]?.[field]]);
      for (const value of ["", null, 7, "x"]) {
        cases.push([
          `${part}.${field} = ${JSON.stringify(value)}`,
          (copy) => Object.assign(copy[part] ?? {}, { [field]: value }),
        ]);
      }
    }
    cases.push([`with ${part}.more`, (copy) => Object.assign(copy[part] ?? {}, { more: 1 })]);
  }
  for (const field of Object.keys(sealed))
    cases.push([`without ${field}`, (copy) => delete copy[field]]);
  cases.push(["with more", (copy) => Object.assign(copy, { more: 1 })]);
  const { proof, leaf_hash: leaf, checkpoint } = sealed.log;
  const root = checkpoint.split("\n")[2] ?? "";
  const logs: [string, object][] = [
    ["a shorter proof", { proof: proof.slice(1) }],
    ["a longer proof", { proof: [...proof, leaf] }],
    ["no proof", { proof: [] }],
    ["a proof in another order", { proof: proof.toReversed() }],
    ["another index", { index: sealed.log.index - 1 }],
    ["a checkpoint changed", { checkpoint: checkpoint.replace("\n6\n", "\n7\n") }],
    ["a checkpoint of size 0", { checkpoint: log.noteOf(`${log.origin}\n0\n${root}\n`) }],
    ["a checkpoint of another size", { checkpoint: log.noteOf(`${log.origin}\n5\n${root}\n`) }],
    ["a checkpoint of another log", { checkpoint: log.noteOf(`other.test/log\n6\n${root}\n`) }],
    ["a checkpoint of another root", { checkpoint: log.noteOf(`${log.origin}\n6\n${leaf}\n`) }],
    ["a checkpoint without signature", { checkpoint: `${log.origin}\n6\n${root}\n` }],
  ];
  for (const [name, change] of logs)
    cases.push([name, (copy) => Object.assign(copy.log ?? {}, change)]);
  const made = cases.map(([name, change]) => {
    const copy = structuredClone(sealed) as unknown as Record<string, Record<string, unknown>>;
    change(copy);
    return { name, packet: copy };
  });
  return made.filter((broken) => jcs(broken.packet) !== jcs(sealed));
}

/** A key for which one signature fits any message, under the id that follows from it. */
function weak(): { packet: object; keys: ListedKey[] } {
  const identity = Buffer.concat([Buffer.of(1), Buffer.alloc(31)]);
  const named = Buffer.concat([Buffer.from(`${log.origin}\n\u0001`), identity]);
  const id = `${log.origin}+${createHash("sha256").update(named).digest("hex").slice(0, 8)}`;
  const sig = Buffer.concat([identity, Buffer.alloc(32)]).toString("base64");
  const [first, second] = firstKeys as [ListedKey, ListedKey];
  const key = { ...first, key_id: id, public_key: identity.toString("base64") };
  return {
    packet: { ...packet, signature: { alg: "Ed25519", key_id: id, sig } },
    keys: [key, second],
  };
}
