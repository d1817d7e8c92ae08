import { afterAll, describe, expect, it } from "vitest";
import { startPglite } from "../../../test/helpers/servers/pglite.js";
import { DAY_MS } from "../../platform/quota/days.js";
import { migrate } from "../../platform/store/migrate.js";
import { MIGRATIONS } from "../../platform/store/migrated-store.js";
import { openStore } from "../../platform/store/open-store.js";
import { createHealthHistory, HISTORY_DAYS } from "./history.js";
import type { Health } from "./probe.js";

const pglite = await startPglite();
afterAll(() => pglite.stop());

const START = Date.UTC(2026, 10, 1);
const TODAY = START / DAY_MS;

/** What a look found of three parts. */
const found = (store: string, mail: string) =>
  ({
    checks: {
      store: { status: store, ms: 1 },
      mail: { status: mail, mode: "local" },
      model: { status: "not_configured" },
    },
  }) as unknown as Health;

describe.each([
  ["SQLite", "sqlite::memory:"],
  ["PGlite", pglite.url],
])("the history of health on %s", async (_name, url) => {
  const store = await openStore(url, { poolSize: 1 });
  await migrate(store, MIGRATIONS);
  afterAll(() => store.close());
  let now = START;
  const history = createHealthHistory(store, () => now);

  it("counts looks by part and UTC day, and leaves out what is not set up", async () => {
    await history.record(found("ok", "ok"));
    await history.record(found("down", "degraded"));
    now += DAY_MS;
    await history.record(found("ok", "ok"));
    const day = { ok: 1, degraded: 0, down: 0 };
    expect(await history.read()).toEqual([
      { part: "mail", day: TODAY, ok: 1, degraded: 1, down: 0 },
      { part: "store", day: TODAY, ok: 1, degraded: 0, down: 1 },
      { part: "mail", day: TODAY + 1, ...day },
      { part: "store", day: TODAY + 1, ...day },
    ]);
  });

  it("tells of 90 days, and forgets those before", async () => {
    now = START + HISTORY_DAYS * DAY_MS;
    await history.sweep();
    expect((await history.read()).map(({ day }) => day)).toEqual([TODAY + 1, TODAY + 1]);
    now += DAY_MS;
    expect(await history.read()).toEqual([]);
  });
});
