import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { type Query, sql } from "../../platform/store/sql.js";
import { backend } from "./index.js";

const OWNER = "acc_0123456789abcdef01234567";

interface Run {
  readonly run_id: string;
  readonly head: string;
  readonly steps: readonly { readonly step_sha256: string }[];
}

let house: BackendTestApp;
beforeAll(async () => {
  house = await buildBackendApp(backend);
});
afterAll(() => house.close());

async function post<T>(path: string, payload?: object): Promise<T> {
  const reply = await house.app.inject({
    method: "POST",
    url: path,
    headers: onBehalfOf(OWNER),
    ...(payload === undefined ? {} : { payload }),
  });
  return reply.json<T>();
}

const create = () => post<Run>("/v1/runs", { name: "to be tampered with", meta: { by: "test" } });
const append = (id: string, content: unknown) =>
  post(`/v1/runs/${id}/steps`, { kind: "step", content });
const verify = (id: string, kept?: object) => post<object>(`/v1/runs/${id}/verify`, kept);
const read = async (id: string) =>
  (await house.app.inject({ url: `/v1/runs/${id}`, headers: onBehalfOf(OWNER) })).json<Run>();

describe("verification", () => {
  const contents = ["zero", { one: 1 }, [2], null, "four"];
  let id: string;
  let other: string;

  async function madeRun(): Promise<string> {
    const { run_id } = await create();
    for (const content of contents) await append(run_id, content);
    return run_id;
  }
  const run = (query: Query) => house.platform.store.run(query);

  beforeAll(async () => {
    other = await madeRun();
  });

  it("finds a whole chain valid, with contents or without", async () => {
    id = await madeRun();
    const { head } = await read(id);
    expect(await verify(id)).toEqual({ valid: true, steps: 5, head, checked: 0 });
    const steps = contents.map((content, index) => ({ index, content }));
    expect(await verify(id, { steps })).toEqual({ valid: true, steps: 5, head, checked: 5 });
    const hashed = [{ index: 2, content_sha256: createHash("sha256").update("[2]").digest("hex") }];
    expect(await verify(id, { steps: hashed })).toMatchObject({ valid: true, checked: 1 });
  });

  it("finds an empty run valid", async () => {
    const { run_id, head } = await create();
    expect(await verify(run_id)).toEqual({ valid: true, steps: 0, head, checked: 0 });
  });

  it("finds a content that is another", async () => {
    id = await madeRun();
    const steps = [
      { index: 3, content: "null" },
      { index: 1, content: { one: 1.5 } },
      { index: 0, content: "zero" },
    ];
    expect(await verify(id, { steps })).toMatchObject({
      valid: false,
      broken_at: 1,
      reason: "the content given for step 1 is another",
      checked: 1,
    });
  });

  it("finds a kept step that the run does not have", async () => {
    id = await madeRun();
    const steps = [8, 5, 4].map((index) => ({ index, content: contents[index] ?? "lost" }));
    expect(await verify(id, { steps })).toMatchObject({
      valid: false,
      broken_at: 5,
      reason: "step 5 is missing: the run has 5 steps",
      checked: 1,
    });
  });

  const zeros = "0".repeat(64);
  const changed = (index: number) =>
    `step ${index} does not have the hash that was recorded for it`;
  it.each<[string, () => Promise<unknown>, number, string]>([
    [
      "a kind",
      () => run(sql`UPDATE recorded_steps SET kind = 'x' WHERE run_id = ${id} AND step_index = 2`),
      2,
      changed(2),
    ],
    [
      "a content hash",
      () =>
        run(
          sql`UPDATE recorded_steps SET content_sha256 = ${zeros} WHERE run_id = ${id} AND step_index = 4`,
        ),
      4,
      changed(4),
    ],
    [
      "a meta",
      () =>
        run(
          sql`UPDATE recorded_steps SET meta = '{"a":1}' WHERE run_id = ${id} AND step_index = 0`,
        ),
      0,
      changed(0),
    ],
    [
      "a meta to no JSON",
      () => run(sql`UPDATE recorded_steps SET meta = '{' WHERE run_id = ${id} AND step_index = 3`),
      3,
      "step 3 cannot be read",
    ],
    [
      "a meta to no Unicode",
      () =>
        run(
          sql`UPDATE recorded_steps SET meta = '{"a":"\\ud800"}' WHERE run_id = ${id} AND step_index = 3`,
        ),
      3,
      "step 3 cannot be read",
    ],
    [
      "a time",
      () =>
        run(
          sql`UPDATE recorded_steps SET recorded_at = recorded_at + 1 WHERE run_id = ${id} AND step_index = 1`,
        ),
      1,
      changed(1),
    ],
    [
      "a time to none",
      () =>
        run(
          sql`UPDATE recorded_steps SET recorded_at = 9000000000000000 WHERE run_id = ${id} AND step_index = 1`,
        ),
      1,
      "step 1 cannot be read",
    ],
    [
      "a link",
      () =>
        run(
          sql`UPDATE recorded_steps SET previous = ${zeros} WHERE run_id = ${id} AND step_index = 1`,
        ),
      1,
      "step 1 does not follow from step 0",
    ],
    [
      "a hash",
      () =>
        run(
          sql`UPDATE recorded_steps SET step_sha256 = ${zeros} WHERE run_id = ${id} AND step_index = 4`,
        ),
      4,
      changed(4),
    ],
    [
      "the head",
      () => run(sql`UPDATE recorded_runs SET head = ${zeros} WHERE id = ${id}`),
      5,
      "the head of the run is not the hash of step 4",
    ],
    [
      "the name",
      () => run(sql`UPDATE recorded_runs SET name = 'x' WHERE id = ${id}`),
      0,
      "step 0 does not follow from the name, meta and created_at of the run",
    ],
    [
      "the meta of the run",
      () => run(sql`UPDATE recorded_runs SET meta = '{}' WHERE id = ${id}`),
      0,
      "step 0 does not follow from the name, meta and created_at of the run",
    ],
    [
      "the meta of the run to no JSON",
      () => run(sql`UPDATE recorded_runs SET meta = '' WHERE id = ${id}`),
      0,
      "the meta or created_at of the run cannot be read",
    ],
    [
      "the time of the run",
      () => run(sql`UPDATE recorded_runs SET created_at = created_at - 1 WHERE id = ${id}`),
      0,
      "step 0 does not follow from the name, meta and created_at of the run",
    ],
    [
      "the count of the run",
      () => run(sql`UPDATE recorded_runs SET step_count = 4 WHERE id = ${id}`),
      4,
      "the head of the run is not the hash of step 3",
    ],
    [
      "the first step, removed",
      () => run(sql`DELETE FROM recorded_steps WHERE run_id = ${id} AND step_index = 0`),
      0,
      "step 0 is missing",
    ],
    [
      "a step in the middle, removed",
      () => run(sql`DELETE FROM recorded_steps WHERE run_id = ${id} AND step_index = 2`),
      2,
      "step 2 is missing",
    ],
    [
      "the last step, removed",
      () => run(sql`DELETE FROM recorded_steps WHERE run_id = ${id} AND step_index = 4`),
      4,
      "step 4 is missing",
    ],
    [
      "all steps, removed",
      () => run(sql`DELETE FROM recorded_steps WHERE run_id = ${id}`),
      0,
      "step 0 is missing",
    ],
    [
      "a step, removed and the rest renumbered",
      async () => {
        await run(sql`DELETE FROM recorded_steps WHERE run_id = ${id} AND step_index = 2`);
        for (const index of [3, 4])
          await run(
            sql`UPDATE recorded_steps SET step_index = ${index - 1} WHERE run_id = ${id} AND step_index = ${index}`,
          );
        await run(sql`UPDATE recorded_runs SET step_count = 4 WHERE id = ${id}`);
      },
      2,
      "step 2 does not follow from step 1",
    ],
    [
      "two steps, exchanged",
      async () => {
        for (const [from, to] of [
          [1, 900],
          [2, 1],
          [900, 2],
        ] as const) {
          await run(
            sql`UPDATE recorded_steps SET step_index = ${to} WHERE run_id = ${id} AND step_index = ${from}`,
          );
        }
      },
      1,
      "step 1 does not follow from step 0",
    ],
    [
      "a step, added behind the end",
      () =>
        run(sql`
      INSERT INTO recorded_steps (run_id, step_index, kind, content_sha256, recorded_at, previous, step_sha256, meta)
      SELECT run_id, 7, kind, content_sha256, recorded_at, previous, step_sha256, meta
        FROM recorded_steps WHERE run_id = ${id} AND step_index = 4`),
      7,
      "step 7 is not counted by its run",
    ],
    [
      "a step, taken from another run",
      async () => {
        await run(sql`DELETE FROM recorded_steps WHERE run_id = ${id} AND step_index = 1`);
        await run(sql`
        INSERT INTO recorded_steps (run_id, step_index, kind, content_sha256, recorded_at, previous, step_sha256, meta)
        SELECT ${id}, 1, kind, content_sha256, recorded_at, previous, step_sha256, meta
          FROM recorded_steps WHERE run_id = ${other} AND step_index = 1`);
      },
      1,
      "step 1 does not follow from step 0",
    ],
  ])("finds %s, changed in the database", async (_name, tamper, broken_at, reason) => {
    id = await madeRun();
    await tamper();
    expect(await verify(id)).toMatchObject({ valid: false, broken_at, reason });
    expect(await verify(other)).toMatchObject({ valid: true });
  });

  it("finds the head of an empty run, changed", async () => {
    const { run_id } = await create();
    await run(sql`UPDATE recorded_runs SET head = ${zeros} WHERE id = ${run_id}`);
    expect(await verify(run_id)).toMatchObject({
      valid: false,
      broken_at: 0,
      reason: "the head of the run is not the genesis hash of the run",
    });
  });

  it("misses a tail that was cut off with its count, unless a kept step is given", async () => {
    id = await madeRun();
    const { steps } = await read(id);
    await run(sql`DELETE FROM recorded_steps WHERE run_id = ${id} AND step_index = 4`);
    await run(sql`
      UPDATE recorded_runs SET step_count = 4, head = ${steps[3]!.step_sha256} WHERE id = ${id}`);
    expect(await verify(id)).toMatchObject({ valid: true, steps: 4 });
    expect(await verify(id, { steps: [{ index: 4, content: "four" }] })).toMatchObject({
      valid: false,
      broken_at: 4,
    });
  });

  it("walks a run of many pages while it grows, and lets other work have its turn", async () => {
    const { run_id } = await create();
    await Promise.all(Array.from({ length: 450 }, (_, content) => append(run_id, content)));
    let turns = 0;
    let isWalking = true;
    const count = () => {
      turns += 1;
      if (isWalking) setImmediate(count);
    };
    setImmediate(count);
    const [verdict] = await Promise.all([
      verify(run_id, { steps: [{ index: 449, content: 449 }] }),
      ...Array.from({ length: 5 }, () => append(run_id, 1)),
    ]);
    isWalking = false;
    expect(verdict).toMatchObject({ valid: true, checked: 1 });
    expect(turns).toBeGreaterThan(2);
    expect(await verify(run_id)).toMatchObject({ valid: true, steps: 455 });
  });
});
