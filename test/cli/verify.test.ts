import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EvidenceKey, EvidencePacket } from "../../src/engines/evidence-packet/packet.js";
import { runCli } from "../helpers/run-cli.js";
import { tempFolder } from "../helpers/temp-folder.js";
import { buildTestApp, type TestApp } from "../helpers/test-app.js";

const folder = tempFolder();
const file = (name: string) => join(folder, name);
let house: TestApp;
let packet: EvidencePacket;
let keys: EvidenceKey[];

beforeAll(async () => {
  house = await buildTestApp();
  packet = await house.platform.evidence.seal({
    type: "agent-decision",
    owner: "key_1",
    chain: ["a"],
    content: { agent_id: "a", decision: "wait" },
  });
  keys = await house.platform.evidence.keys();
  writeFileSync(file("packet.json"), JSON.stringify(packet));
  const other = { ...packet, payload: { ...packet.payload, decision: "sell" } };
  writeFileSync(file("changed.json"), JSON.stringify(other));
  writeFileSync(file("keys.json"), JSON.stringify({ keys }));
});
afterAll(() => house?.close());

const publicKey = (use: string) => keys.find((key) => key.use === use)!.public_key;
const verify = (name: string, ...given: string[]) =>
  runCli(["verify", file(name), ...given.flatMap((key) => ["--public-key", key])], {});

describe("gatehouse verify", () => {
  it("finds a packet valid with the keys of its log, without a server", async () => {
    const { status, stdout } = await verify("packet.json", file("keys.json"));
    expect([status, stdout.trim().split("\n").at(-1)]).toEqual([0, "valid"]);
  });

  it("says with one key alone how far that goes", async () => {
    const { status, stdout } = await verify("packet.json", publicKey("packet"));
    expect(status).toBe(0);
    expect(stdout).toContain("unknown\tcheckpoint");
    expect(stdout).toContain("signed by this key; give the key of checkpoints too");
    const both = await verify("packet.json", publicKey("packet"), publicKey("checkpoint"));
    expect([both.status, both.stdout.trim().split("\n").at(-1)]).toEqual([0, "valid"]);
  });

  it.each([
    ["the key of something else", "packet.json", () => Buffer.alloc(32, 9).toString("base64")],
    ["the key of checkpoints alone", "packet.json", () => publicKey("checkpoint")],
    ["one key and a changed packet", "changed.json", () => publicKey("packet")],
    ["all keys and a changed packet", "changed.json", () => file("keys.json")],
  ])("ends with 1 for %s", async (_name, packetFile, key) => {
    const { status, stdout } = await verify(packetFile, key());
    expect([status, stdout]).toEqual([1, expect.stringContaining("not valid: ")]);
  });
});
