import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiDocument } from "../../../src/http/openapi/document.js";
import { openMigratedStore } from "../../../src/platform/store/migrated-store.js";
import { type Store, sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import type { Premises } from "../../helpers/repeats/premises.js";
import {
  environmentForCalls,
  expectOnce,
  prepareCalls,
} from "../../helpers/repeats/prepare-calls.js";
import type { RepeatableCall } from "../../helpers/repeats/repeatable-call.js";
import { watchCommits } from "../../helpers/repeats/watch-commits.js";
import { POSTGRES_MISSING, startPostgres } from "../../helpers/servers/postgres.js";

const DOCUMENTS = new URL("../../../openapi/", import.meta.url);

/** The routes of a document that take an Idempotency-Key, as they are registered. */
function repeatableRoutes(file: string, prefix = ""): string[] {
  const text = readFileSync(new URL(file, DOCUMENTS), "utf8");
  const { paths } = JSON.parse(text) as ApiDocument;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods)
      .filter(({ parameters = [] }) =>
        parameters.some((parameter) => "name" in parameter && parameter.name === "idempotency-key"),
      )
      .map(() => prefix + path.replace(/\{(\w+)\}/g, ":$1")),
  );
}

const services = readdirSync(new URL("services/", DOCUMENTS)).map((file) => file.slice(0, -5));
const routes = [
  ...repeatableRoutes("gatehouse.json"),
  ...services.flatMap((slug) => repeatableRoutes(`services/${slug}.json`, `/v1/api/${slug}`)),
].sort();

const postgres = await startPostgres();
if (!postgres) console.log(`skipped: repeats on PostgreSQL, ${POSTGRES_MISSING}`);
afterAll(() => postgres?.stop());

const engines = [
  { title: "SQLite", isMissing: false, createUrl: async () => "sqlite::memory:" },
  {
    title: "PostgreSQL",
    isMissing: !postgres,
    createUrl: async () => (await postgres?.createDatabase()) ?? "",
  },
];

describe.each(engines)(
  "every route with an Idempotency-Key on $title",
  ({ isMissing, createUrl }) => {
    let house: TestApp;
    let store: Store;
    let premises: Premises;
    let calls: readonly RepeatableCall[] = [];
    let watched: RepeatableCall | undefined;
    const unanswered: string[] = [];

    /** Whoever repeats the call after a death now finds no trace of what was done. */
    async function findUnanswered(): Promise<void> {
      const call = watched;
      if (!call || (await call.made(store)).length === 0) return;
      const claim = await store.get(sql`
      SELECT id FROM idempotent_answers WHERE status IS NULL AND recovery_point IS NULL`);
      if (claim) unanswered.push(call.route);
    }

    beforeAll(async () => {
      if (isMissing) return;
      const databaseUrl = await createUrl();
      store = await openMigratedStore(databaseUrl, { poolSize: 4 });
      house = await buildTestApp(
        { ...environmentForCalls, DATABASE_URL: databaseUrl },
        { store: watchCommits(store, findUnanswered) },
      );
      const url = await house.app.listen({ port: 0, host: "127.0.0.1" });
      premises = { url, store };
      calls = await prepareCalls(premises);
    });
    afterAll(async () => {
      if (isMissing) return;
      await house.close();
      await store.close();
    });

    it.skipIf(isMissing)("is called here", () => {
      expect(calls.map(({ route }) => route).sort()).toEqual(routes);
    });

    it.skipIf(isMissing).each(routes)("%s commits its answer with its work", async (route) => {
      watched = calls.find((call) => call.route === route);
      if (!watched) throw new Error(`no call of ${route} is prepared in test/helpers/repeats`);
      await expectOnce(premises, watched);
      expect(unanswered).not.toContain(route);
    });
  },
);
