import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import type { EvidencePacket } from "../../engines/evidence/packet/packet.js";
import { verifyPacket } from "../../engines/evidence/packet/verify-packet.js";
import { sql } from "../../platform/store/sql.js";
import { backend } from "./index.js";

const OWNER = "acc_0123456789abcdef01234567";
const STRANGER = "acc_76543210fedcba9876543210";

interface Sealed {
  readonly run_id: string;
  readonly step_count: number;
  readonly head: string;
  readonly sealed_at: string;
  readonly packet: EvidencePacket;
}

let house: BackendTestApp;
beforeAll(async () => {
  house = await buildBackendApp(backend);
});
afterAll(() => house?.close());

const post = (path: string, payload?: object, account = OWNER) =>
  house.app.inject({
    method: "POST",
    url: `/v1/runs${path}`,
    headers: onBehalfOf(account),
    ...(payload ? { payload } : {}),
  });
const get = (path: string, account = OWNER) =>
  house.app.inject({ url: `/v1/runs${path}`, headers: onBehalfOf(account) });

async function runOf(steps: number): Promise<string> {
  const { run_id } = (await post("", { name: "sealed" })).json<{ run_id: string }>();
  for (let content = 0; content < steps; content++) {
    await post(`/${run_id}/steps`, { kind: "step", content });
  }
  return run_id;
}

describe("the seal of a run", () => {
  it("puts head and count into a packet that proves itself", async () => {
    const id = await runOf(3);
    const { head } = (await get(`/${id}`)).json<{ head: string }>();
    const reply = await post(`/${id}/seal`);
    expect(reply.statusCode).toBe(200);
    const sealed = reply.json<Sealed>();
    expect(sealed).toMatchObject({ run_id: id, step_count: 3, head });
    expect(sealed.packet.payload).toMatchObject({
      type: "run-record",
      run_id: id,
      name: "sealed",
      step_count: 3,
      head,
    });
    const verdict = verifyPacket(sealed.packet, { keys: await house.platform.evidence.keys() });
    expect(verdict).toMatchObject({ valid: true });
    expect((await get(`/${id}`)).json()).toMatchObject({ sealed_at: sealed.sealed_at });
    expect((await get(`/${id}/seal`)).json()).toEqual(sealed);
  });

  it("closes the run: an append is 409 and changes nothing", async () => {
    const id = await runOf(1);
    await post(`/${id}/seal`);
    const before = (await get(`/${id}`)).json();
    const reply = await post(`/${id}/steps`, { kind: "late", content: 1 });
    expect([reply.statusCode, reply.json().error]).toMatchObject([
      409,
      { code: "conflict", message: "this run is sealed" },
    ]);
    expect((await get(`/${id}`)).json()).toEqual(before);
  });

  it("is the same packet for everyone who asks, one after another or at once", async () => {
    const id = await runOf(2);
    const replies = await Promise.all(Array.from({ length: 8 }, () => post(`/${id}/seal`)));
    const packets = new Set(replies.map((reply) => reply.json<Sealed>().packet.payload.id));
    expect(packets.size).toBe(1);
    expect((await post(`/${id}/seal`)).json()).toEqual(replies[0]!.json());
  });

  it("seals a run without steps", async () => {
    const id = await runOf(0);
    expect((await post(`/${id}/seal`)).json()).toMatchObject({ step_count: 0 });
    expect((await post(`/${id}/verify`)).json()).toMatchObject({ valid: true, steps: 0 });
  });

  it("chains the packets of an account, and of no other", async () => {
    const other = (await post("", { name: "theirs" }, STRANGER)).json<{ run_id: string }>().run_id;
    const first = (await post(`/${await runOf(1)}/seal`)).json<Sealed>().packet;
    const theirs = (await post(`/${other}/seal`, undefined, STRANGER)).json<Sealed>().packet;
    const second = (await post(`/${await runOf(1)}/seal`)).json<Sealed>().packet;
    expect(second.payload.seq).toBe(first.payload.seq + 1);
    const leaf = Buffer.from(first.log.leaf_hash, "base64").toString("hex");
    expect(second.payload.prev).toBe(`sha256:${leaf}`);
    expect(theirs.payload.seq).toBe(0);
    expect(theirs.payload.chain).not.toBe(first.payload.chain);
  });

  it.each([
    ["of a run that is open", async () => runOf(1), OWNER, "the seal of this run was not found"],
    ["of no run", async () => `run_${"0".repeat(24)}`, OWNER, "this run was not found"],
    ["of somebody else's run", async () => runOf(1), STRANGER, "this run was not found"],
  ])("is 404 %s", async (_name, makeId, account, message) => {
    const reply = await get(`/${await makeId()}/seal`, account);
    expect([reply.statusCode, reply.json().error.message]).toEqual([404, message]);
  });

  it("cannot be put on somebody else's run", async () => {
    const id = await runOf(1);
    expect((await post(`/${id}/seal`, undefined, STRANGER)).statusCode).toBe(404);
    expect((await post(`/${id}/steps`, { kind: "step", content: 1 })).statusCode).toBe(201);
  });

  describe("makes verification find", () => {
    const change = (query: Parameters<typeof house.platform.store.run>[0]) =>
      house.platform.store.run(query);

    it("a tail that was cut off with its count and head", async () => {
      const id = await runOf(4);
      await post(`/${id}/seal`);
      const { steps, head } = (await get(`/${id}`)).json<{
        steps: { step_sha256: string }[];
        head: string;
      }>();
      await change(sql`DELETE FROM recorded_steps WHERE run_id = ${id} AND step_index = 3`);
      await change(sql`
        UPDATE recorded_runs SET step_count = 3, head = ${steps[2]!.step_sha256} WHERE id = ${id}`);
      expect((await post(`/${id}/verify`)).json()).toMatchObject({
        valid: false,
        broken_at: 3,
        reason: `the run was sealed with 4 steps and the head ${head}`,
      });
    });

    it("a packet that was changed to fit", async () => {
      const id = await runOf(2);
      await post(`/${id}/seal`);
      await change(sql`
        UPDATE recorded_run_seals SET packet = replace(packet, '"step_count":2', '"step_count":1')
         WHERE run_id = ${id}`);
      expect((await post(`/${id}/verify`)).json()).toMatchObject({
        valid: false,
        reason: "the seal of the run does not verify",
      });
    });
  });
});
