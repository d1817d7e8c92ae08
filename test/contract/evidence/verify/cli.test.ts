import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UsageError } from "../../../../src/cli/command.js";
import { verifyCommand } from "../../../../src/cli/verify.js";
import { tempFolder } from "../../../helpers/temp-folder.js";
import { createTestLog, type ListedKey } from "./sealer.js";

const folder = tempFolder();
const log = createTestLog();
const packet = log.seal();
const [packetKey, checkpointKey] = log.keys as [ListedKey, ListedKey];

const file = (name: string, content: object | string) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};
const good = file("packet.json", packet);
const bad = file("changed.json", {
  ...packet,
  payload: { ...packet.payload, decision: "no\n\u001b[2J" },
});

describe("gatehouse verify", () => {
  let printed = "";
  beforeEach(() => {
    printed = "";
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      printed += text;
      return true;
    });
  });
  afterEach(() => vi.restoreAllMocks());
  const run = (path: string, keys: readonly string[], ...more: string[]) => {
    return verifyCommand.run([path, ...keys.flatMap((key) => ["--public-key", key]), ...more]);
  };

  it.each([
    ["the answer of the keys endpoint", [file("keys.json", { keys: log.keys })]],
    ["a list of keys", [file("list.json", log.keys)]],
    ["a file for each key", [file("one.json", packetKey), file("two.json", checkpointKey)]],
    ["PEM files", [file("one.pem", packetKey.pem), file("two.pem", checkpointKey.pem)]],
    ["one PEM file", [file("both.pem", packetKey.pem + checkpointKey.pem)]],
    ["base64", [packetKey.public_key, checkpointKey.public_key]],
    ["base64 in files", [file("1.txt", `${packetKey.public_key}\n`), checkpointKey.public_key]],
  ])("takes keys as %s", async (_name, keys) => {
    expect(await run(good, keys)).toBe(0);
    expect(printed).toMatch(/^ok\tformat\n(ok\t\w+\n){7}valid\n$/);
  });

  it("ends with 1 and names the check when the packet is not valid", async () => {
    expect(await run(bad, [file("keys.json", { keys: log.keys })])).toBe(1);
    expect(printed).toContain("fail\thash\n");
    expect(printed).toMatch(/\nnot valid: hash: [\w -]+\n$/);
  });

  it("says with one key alone how far that goes", async () => {
    expect(await run(good, [packetKey.public_key])).toBe(0);
    expect(printed).toContain("unknown\tcheckpoint\n");
    expect(printed).toContain("signed by this key; give the key of checkpoints too");
  });

  it("prints the verdict as JSON", async () => {
    expect(await run(good, [packetKey.public_key], "--json")).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({ valid: false, checks: { checkpoint: "unknown" } });
  });

  it("ends with 1 when the one key is another, or the packet is", async () => {
    expect(await run(good, [checkpointKey.public_key])).toBe(1);
    expect(await run(bad, [packetKey.public_key])).toBe(1);
    expect(printed).toContain("not valid: ");
  });

  it("sees a key that comes twice in the text", async () => {
    const twice = JSON.stringify(packet).replace('"hash":', '"hash":"","hash":');
    expect(await run(file("twice.json", twice), [file("keys.json", { keys: log.keys })])).toBe(1);
    expect(printed).toContain("fail\tformat\n");
  });

  it.each([
    ["no keys", [good]],
    ["no file", ["--public-key", packetKey.public_key]],
    ["a file that is not there", [join(folder, "none.json"), "--public-key", packetKey.public_key]],
    ["a file that is not JSON", [file("x.json", "{"), "--public-key", packetKey.public_key]],
    ["a key that is not there", [good, "--public-key", join(folder, "none.pem")]],
    ["keys that are none", [good, "--public-key", file("no.json", "[1]")]],
    [
      "a key of another kind",
      [good, "--public-key", file("rsa.pem", packetKey.pem.replace("MCow", "MCox"))],
    ],
    ["a key without a use", [good, "--public-key", file("no.json", { ...packetKey, use: "" })]],
    [
      "a key with a wrong time",
      [good, "--public-key", file("t.json", { ...packetKey, not_after: "x" })],
    ],
    ["a key that comes twice", [good, "--public-key", file("w.json", '{"keys":[],"keys":[]}')]],
  ])("refuses %s", async (_name, args) => {
    await expect(verifyCommand.run(args)).rejects.toThrow(UsageError);
    expect(printed).toBe("");
  });
});
