import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { startPglite } from "../../../test/helpers/servers/pglite.js";
import { POSTGRES_MISSING, startPostgres } from "../../../test/helpers/servers/postgres.js";
import { tempFolder } from "../../../test/helpers/temp-folder.js";
import { sql } from "../../platform/store/sql.js";
import { backend } from "./index.js";
import type { Correction, CorrectionPage, SearchReply } from "./schemas.js";

const pglite = await startPglite();
const postgres = await startPostgres();
const databases = [
  { title: "SQLite", url: `sqlite:${tempFolder()}/memory.db`, poolSize: 1 },
  { title: "PGlite", url: pglite.url, poolSize: 1 },
  {
    title: postgres ? "PostgreSQL" : `PostgreSQL, skipped: ${POSTGRES_MISSING}`,
    url: await postgres?.createDatabase(),
    poolSize: 10,
  },
];
afterAll(async () => {
  await pglite.stop();
  await postgres?.stop();
});

for (const { title, url, poolSize } of databases) {
  describe.skipIf(url === undefined)(`corrections on ${title}`, () => {
    let house: BackendTestApp;
    beforeAll(async () => {
      house = await buildBackendApp(backend, { databaseUrl: url!, poolSize });
    });
    afterAll(() => house?.close());

    async function call<T>(account: string, url: string, payload?: object): Promise<T> {
      const reply = await house.app.inject({
        method: payload ? "POST" : "GET",
        url,
        headers: onBehalfOf(account),
        ...(payload ? { payload } : {}),
      });
      expect(reply.statusCode, reply.body).toBeLessThan(300);
      return reply.json<T>();
    }
    const store = (account: string, correction: object) =>
      call<Correction>(account, "/corrections", correction);

    it("keeps quotes, SQL and every plane of Unicode", async () => {
      const text = `'; DROP TABLE corrections; -- \\ $1 ? \u{10ffff} \u2028 日本`;
      const stored = await store("acc_text", { when: text, correction: text, scope: `a/${text}` });
      expect(stored).toMatchObject({ when: text, correction: text, scope: `a/${text}` });
      expect(await call("acc_text", `/corrections/${stored.id}`)).toEqual(stored);
      const found = await call<SearchReply>("acc_text", "/search", {
        query: "日本",
        scope: `a/${text}/b`,
      });
      expect(found.governing).toBe(stored.id);
    });

    it("reads more of them than one slice holds, in their order", async () => {
      const account = "acc_many";
      const made = Array.from({ length: 1_203 }, (_, at) => ({
        id: `cor_${String(at).padStart(24, "0")}`,
        seq: at + 1,
      }));
      for (const { id, seq } of made) {
        await house.platform.store.run(sql`
          INSERT INTO corrections (id, account_id, seq, scope, precedence, condition, correction,
                                   supersedes, bytes, created_at)
          VALUES (${id}, ${account}, ${seq}, ${seq % 2 ? "" : "web"}, 0, ${"naming a branch"},
                  ${`rule ${seq}`}, ${"[]"}, 20, ${seq})`);
      }
      const search = (scope?: string) =>
        call<SearchReply>(account, "/search", {
          query: "naming branches",
          ...(scope && { scope }),
        });
      expect((await search("web")).governing).toBe(made[1_201]?.id);
      expect((await search()).governing).toBe(made[1_202]?.id);
      const seen: string[] = [];
      for (let cursor = ""; ; ) {
        const page = await call<CorrectionPage>(account, `/corrections?limit=200${cursor}`);
        seen.push(...page.corrections.map(({ id }) => id));
        if (page.next_cursor === null) break;
        cursor = `&cursor=${page.next_cursor}`;
      }
      expect(seen).toEqual(made.map(({ id }) => id).toReversed());
    });

    it("follows a long chain, and cuts it where one is deleted", async () => {
      const account = "acc_chain";
      const rule = { when: "naming a branch", correction: "as before" };
      const chain = [await store(account, rule)];
      for (let at = 0; at < 40; at += 1) {
        const supersedes = chain.at(-1)?.id;
        chain.push(await store(account, { ...rule, correction: `rule ${at}`, supersedes }));
      }
      const search = () =>
        call<SearchReply>(account, "/search", { query: "branch naming", top_k: 50 });
      expect((await search()).results.map(({ id }) => id)).toEqual([chain.at(-1)?.id]);
      await house.app.inject({
        method: "DELETE",
        url: `/corrections/${chain.at(-1)?.id}`,
        headers: onBehalfOf(account),
      });
      expect((await search()).results.map(({ id }) => id)).toEqual([chain.at(-2)?.id]);
    });

    it("stores those that come at once, each by itself", async () => {
      const account = "acc_race";
      const stored = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          store(account, { when: "naming a branch", correction: `rule ${at}` }),
        ),
      );
      const page = await call<CorrectionPage>(account, "/corrections?limit=200");
      expect(page.corrections.map(({ id }) => id).sort()).toEqual(
        stored.map(({ id }) => id).sort(),
      );
      const amounts = await house.platform.store.get<{ items: number; bytes: number }>(sql`
        SELECT items, bytes FROM stored_amounts WHERE owner_id = ${account}`);
      expect(amounts?.items).toBe(12);
    });
  });
}
