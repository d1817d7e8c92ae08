import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { sql } from "../../platform/store/sql.js";
import { backend } from "./index.js";

interface Listed {
  readonly run_id: string;
  readonly head: string;
}
interface Answer {
  readonly runs: Listed[];
  readonly next_cursor: string | null;
}

const START = Date.parse("2026-11-21T12:00:00.000Z");
/** Also the oldest run of an account with many, which is no other account's. */
const UNKNOWN_RUN = `run_${"0".repeat(24)}`;
const OWNER = "acc_0123456789abcdef01234567";

let now = START;
let house: BackendTestApp;
beforeAll(async () => {
  house = await buildBackendApp(backend, { clock: () => now });
});
afterAll(() => house.close());

async function post<T>(path: string, payload?: object, account = OWNER): Promise<T> {
  const reply = await house.app.inject({
    method: "POST",
    url: path,
    headers: onBehalfOf(account),
    ...(payload === undefined ? {} : { payload }),
  });
  return reply.json<T>();
}

const create = (name: string, account?: string) => post<Listed>("/v1/runs", { name }, account);
const append = (id: string, kind: string, account?: string) =>
  post<Listed>(`/v1/runs/${id}/steps`, { kind, content: 1 }, account);
const query = (filter?: object, account?: string) =>
  post<Answer>("/v1/runs/query", filter, account);

describe("the query", () => {
  const ids: string[] = [];
  const day = Date.parse("2026-12-01T00:00:00.000Z");

  beforeAll(async () => {
    for (let number = 0; number < 5; number++) {
      now = day + number * 1_000;
      const { run_id } = await create(number % 2 === 0 ? "even" : "odd");
      ids.push(run_id);
    }
    await append(ids[0]!, "first");
    await append(ids[0]!, "first");
    await append(ids[3]!, "first");
    now = START;
  });

  const found = async (filter?: object) =>
    (await query(filter)).runs.map(({ run_id }) => ids.indexOf(run_id));
  const at = (number: number) => new Date(day + number * 1_000).toISOString();

  it("answers all runs, newest first", async () => {
    expect(await found()).toEqual([4, 3, 2, 1, 0]);
    const { runs } = await query();
    const head = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(runs.at(-1)).toEqual({
      run_id: ids[0],
      name: "even",
      created_at: at(0),
      step_count: 2,
      head,
    });
  });

  it.each<[object, number[]]>([
    [{ name: "even" }, [4, 2, 0]],
    [{ kind: "first" }, [3, 0]],
    [{ name: "odd", kind: "first" }, [3]],
    [{ kind: "never" }, []],
    [{ name: "never" }, []],
    [{ from: at(1), to: at(3) }, [2, 1]],
    [{ from: "2026-12-01T01:00:01+01:00", to: at(2) }, [1]],
    [{ name: "even", from: at(1) }, [4, 2]],
    [{ run_id: UNKNOWN_RUN }, []],
    [{ run_id: "nonsense" }, []],
  ])("filters by %j", async (filter, expected) => {
    expect(await found(filter)).toEqual(expected);
  });

  it("joins a run_id with the other filters", async () => {
    const run_id = ids[3];
    expect(await found({ run_id })).toEqual([3]);
    expect(await found({ run_id, name: "odd", kind: "first", from: at(3), to: at(4) })).toEqual([
      3,
    ]);
    for (const other of [{ name: "even" }, { kind: "x" }, { from: at(4) }, { to: at(3) }]) {
      expect(await found({ run_id, ...other })).toEqual([]);
    }
  });

  it.each([[{}], [{ name: "even" }], [{ kind: "first" }]])("gives %j in pages", async (filter) => {
    const all = await found(filter);
    const paged: number[] = [];
    let cursor: string | null | undefined;
    do {
      const answer = await query({ ...filter, limit: 2, ...(cursor ? { cursor } : {}) });
      expect(answer.runs.length).toBeLessThanOrEqual(2);
      paged.push(...answer.runs.map(({ run_id }) => ids.indexOf(run_id)));
      cursor = answer.next_cursor;
    } while (cursor !== null);
    expect(paged).toEqual(all);
  });

  it("gives runs of one millisecond once each", async () => {
    const crowd = "acc_bbbbbbbbbbbbbbbbbbbbbbbb";
    const made: string[] = [];
    for (let number = 0; number < 5; number++) made.push((await create("a", crowd)).run_id);
    const first = await query({ limit: 3 }, crowd);
    const second = await query({ limit: 3, cursor: first.next_cursor }, crowd);
    const seen = [...first.runs, ...second.runs].map(({ run_id }) => run_id);
    expect(seen).toEqual(made.sort().reverse());
  });

  it("looks past many runs without the kind, and goes on where it stopped", async () => {
    const many = "acc_cccccccccccccccccccccccc";
    await house.platform.store.tx(async (tx) => {
      for (let number = 0; number < 5_100; number++) {
        const id = `run_${number.toString(16).padStart(24, "0")}`;
        await tx.run(sql`
          INSERT INTO recorded_runs (id, account_id, name, step_count, head, created_at, meta)
          VALUES (${id}, ${many}, 'filler', 0, 'none', ${START + number}, '{}')`);
      }
    });
    await append(UNKNOWN_RUN, "needle", many);
    const first = await query({ kind: "needle" }, many);
    expect(first).toMatchObject({ runs: [], next_cursor: expect.any(String) });
    const second = await query({ kind: "needle", cursor: first.next_cursor }, many);
    expect(second).toMatchObject({ runs: [{ run_id: UNKNOWN_RUN }], next_cursor: null });
  });
});
