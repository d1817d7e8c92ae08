import type { Wish } from "./wish.js";

export const KEPT_DAYS = 90;

/** Most characters of a text that is counted in place, and of one that is counted on a thread. */
const IN_PLACE_MAX = 10_000;
const ON_A_THREAD_MAX = 1_000_000;

/** What a text may have at most, unless a setting says otherwise. */
export const textLengthMax = ({ has }: Wish) => (has.task ? ON_A_THREAD_MAX : IN_PLACE_MAX);

/** A number as the style writes it. */
export const literal = (count: number) => count.toLocaleString("en").replaceAll(",", "_");

/** What the setting bounds: how long rows are kept where a schedule forgets them, else the text. */
export const settingOf = ({ has, names }: Wish) =>
  has.schedule ? `${names.setting}_KEPT_DAYS` : `${names.setting}_TEXT_LENGTH_MAX`;

/** A setting that the routes take, and not the schedule. */
export const isTextBounded = ({ has }: Wish) => has.setting && !has.schedule;

/** The files of the folder but the tests, by name; they are still to be formatted. */
export function productFiles(wish: Wish): Readonly<Record<string, string>> {
  const { has } = wish;
  return {
    "index.ts": declaration(wish),
    ...(has.setting ? { "variables.ts": variables(wish) } : {}),
    "schemas.ts": schemas(wish),
    "routes.ts": routes(wish),
    ...(has.task ? { "tasks.ts": tasks(wish), "count-words.ts": countWords() } : {}),
    ...(has.store ? { "store.ts": store(wish) } : {}),
    ...(has.schedule ? { "sweep.ts": sweep() } : {}),
  };
}

/** The parts that a backend names in its needs. */
function needsOf({ has }: Wish): string[] {
  return [...(has.store ? ["store", "clock"] : []), ...(has.task ? ["threads"] : [])];
}

const quoted = (names: readonly string[], between: string) =>
  names.map((name) => `"${name}"`).join(between);

/** The lines that are wanted; the others are false. */
const lines = (...all: readonly (string | false)[]) =>
  `${all.filter((line) => line !== false).join("\n")}\n`;

const exported = (wish: Wish) => `${wish.names.value}Variables`;

function declaration(wish: Wish): string {
  const { slug, has } = wish;
  const needs = needsOf(wish);
  const inputs = [
    "app",
    ...(needs.length > 0 || isTextBounded(wish) ? ["needed"] : []),
    ...(isTextBounded(wish) ? ["settings"] : []),
  ].join(", ");
  return lines(
    `import { defineBackend } from "../backend.js";`,
    has.setting && `import { ${exported(wish)} } from "./variables.js";`,
    "",
    has.schedule && "const HOUR_MS = 3_600_000;",
    has.schedule && "const DAY_MS = 86_400_000;",
    has.schedule && !has.setting && `const KEPT_DAYS = ${KEPT_DAYS};`,
    has.schedule && "",
    "export const backend = defineBackend({",
    `slug: "${slug}",`,
    `access: "self-service",`,
    `purpose: "Counts the words of a text.",`,
    `example: { method: "POST", path: "count", body: { text: "one gate for all" } },`,
    "beyond: true,",
    needs.length > 0 && `needs: [${quoted(needs, ", ")}],`,
    has.setting && `config: ${exported(wish)},`,
    has.schedule && scheduleOf(wish),
    `routes: async (${inputs}) => (await import("./routes.js")).routes(${inputs}),`,
    "});",
  );
}

function scheduleOf(wish: Wish): string {
  const { slug, has } = wish;
  const days = has.setting ? settingOf(wish) : "KEPT_DAYS";
  const inputs = has.setting ? `{ store, clock }, { ${days} }` : "{ store, clock }";
  return `schedule: [
    {
      name: "forget-${slug}-counts",
      everyMs: HOUR_MS,
      isShared: true,
      run: async (${inputs}) =>
        (await import("./sweep.js")).forgetCounts(store, clock() - ${days} * DAY_MS),
    },
  ],`;
}

function variables(wish: Wish): string {
  const days = `count("gate", ${KEPT_DAYS}, 1, "days that ${wish.slug} keeps what an account counted", 3_650)`;
  const length = `count("gate", ${literal(textLengthMax(wish))}, 1, "characters of a text that ${wish.slug} counts", ${literal(ON_A_THREAD_MAX)})`;
  return lines(
    `import { count } from "../../platform/config/variables.js";`,
    "",
    "/** What the backend takes from the configuration. */",
    `export const ${exported(wish)} = {`,
    `${settingOf(wish)}: ${wish.has.schedule ? days : length},`,
    "};",
  );
}

function schemas(wish: Wish): string {
  const { has } = wish;
  const body = (length: string) =>
    `Type.Object({ text: Type.String({ maxLength: ${length} }) }, { examples: [{ text: "one gate for all" }] })`;
  return lines(
    `import { ${has.store ? "type Static, " : ""}Type } from "@sinclair/typebox";`,
    "",
    isTextBounded(wish) && "/** A text of a bounded number of characters. */",
    isTextBounded(wish)
      ? `export const countBody = (textLengthMax: number) => ${body("textLengthMax")};`
      : `export const CountBody = ${body(literal(textLengthMax(wish)))};`,
    "",
    "export const Count = Type.Object({ words: Type.Integer({ minimum: 0 }) }, { examples: [{ words: 4 }] });",
    has.store &&
      `
export const Total = Type.Object(
  { texts: Type.Integer({ minimum: 0 }), words: Type.Integer({ minimum: 0 }) },
  { examples: [{ texts: 2, words: 9 }] },
);
export type Total = Static<typeof Total>;`,
  );
}

function routes(wish: Wish): string {
  const { has } = wish;
  const needs = needsOf(wish);
  const isBounded = isTextBounded(wish);
  const needed = needs.length > 0 ? `Needed<${quoted(needs, " | ")}>` : "unknown";
  const parameters = [
    "app: BackendApp",
    ...(needs.length > 0 ? [`{ ${needs.join(", ")} }: ${needed}`] : []),
    ...(needs.length === 0 && isBounded ? ["_needed: unknown"] : []),
    ...(isBounded ? [`{ ${settingOf(wish)} }: Settings<typeof ${exported(wish)}>`] : []),
  ];
  return lines(
    (has.store || has.task) && `import { accountOf } from "../../http/caller/authenticate.js";`,
    `import { GatewayError } from "../../http/families.js";`,
    `import { errorReplies } from "../../http/openapi/openapi.js";`,
    isBounded && `import type { Settings } from "../../platform/config/variables.js";`,
    needs.length > 0 && `import type { Needed } from "../../platform/parts/part.js";`,
    `import type { BackendApp } from "../backend.js";`,
    `import { Count, ${isBounded ? "countBody" : "CountBody"}${has.store ? ", Total" : ""} } from "./schemas.js";`,
    has.store && `import { addCount, readTotal } from "./store.js";`,
    has.task && `import { tasks } from "./tasks.js";`,
    isBounded && `import type { ${exported(wish)} } from "./variables.js";`,
    "",
    has.task && "const COUNT_MS_MAX = 5_000;\n",
    "/** Adds the routes; the slug stands before their paths. */",
    `export async function routes(${parameters.join(", ")}): Promise<void> {`,
    countRoute(wish),
    has.store && totalRoute(wish),
    "}",
  );
}

function countRoute(wish: Wish): string {
  const { slug, has } = wish;
  const statuses = [400, 401, ...(has.store ? [409] : []), 413, 422, 500];
  if (has.store || has.task) statuses.push(503);
  if (has.task) statuses.push(504);
  const body = isTextBounded(wish) ? `countBody(${settingOf(wish)})` : "CountBody";
  return lines(
    `app.post("/count", {`,
    has.store && "config: { idempotent: true },",
    `schema: {
      operationId: "countWords",
      tags: ["${slug}"],
      summary: "Count the words of a text",
      body: ${body},
      response: { 200: Count, ...errorReplies(GatewayError, [${statuses.join(", ")}]) },
    } },`,
    has.store || has.task ? "async (request) => {" : "async ({ body }) => {",
    (has.store || has.task) && "const accountId = accountOf(request);",
    has.task &&
      `const words = await threads.run(tasks["count-words"], request.body.text, {
        owner: accountId,
        timeoutMs: COUNT_MS_MAX,
      });`,
    !has.task &&
      `const words = ${has.store ? "request.body" : "body"}.text.match(/\\S+/g)?.length ?? 0;`,
    has.store && "await addCount(store, { accountId, words, countedAt: clock() });",
    "return { words };",
    "});",
  );
}

function totalRoute({ slug }: Wish): string {
  return `
  app.get("/total", {
    schema: {
      operationId: "getTotal",
      tags: ["${slug}"],
      summary: "Tell how much you had counted",
      response: { 200: Total, ...errorReplies(GatewayError, [401, 500, 503]) },
    },
  }, async (request) => readTotal(store, accountOf(request)));`;
}

function tasks({ slug }: Wish): string {
  return `import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("backends/${slug}", {
  "count-words": async () => (await import("./count-words.js")).countWords,
});
`;
}

function countWords(): string {
  return `/** The words of a text: what stands between white space. */
export function countWords(text: string): number {
  let words = 0;
  for (const _word of text.matchAll(/\\S+/g)) words += 1;
  return words;
}
`;
}

function store({ has, names }: Wish): string {
  const table = `${names.sql}_counts`;
  return lines(
    `import { type Reader, sql, type Writer } from "../../platform/store/sql.js";
import type { Total } from "./schemas.js";

/** A text that an account had counted. */
export interface CountedText {
  readonly accountId: string;
  readonly words: number;
  readonly countedAt: number;
}

/** Adds a text to what its account had counted. */
export async function addCount(writer: Writer, text: CountedText): Promise<void> {
  await writer.run(sql\`
    INSERT INTO ${table} (account_id, texts, words, counted_at)
    VALUES (\${text.accountId}, 1, \${text.words}, \${text.countedAt})
    ON CONFLICT (account_id) DO UPDATE
       SET texts = ${table}.texts + 1,
           words = ${table}.words + excluded.words,
           counted_at = excluded.counted_at\`);
}

/** What an account had counted, which may be nothing. */
export async function readTotal(reader: Reader, accountId: string): Promise<Total> {
  const total = await reader.get<Total>(sql\`
    SELECT texts, words FROM ${table} WHERE account_id = \${accountId}\`);
  return total ?? { texts: 0, words: 0 };
}`,
    has.schedule &&
      `
/** Deletes some rows of accounts that counted nothing since a time; answers how many. */
export function deleteCountedBefore(writer: Writer, time: number, limit: number): Promise<number> {
  return writer.run(sql\`
    DELETE FROM ${table}
     WHERE counted_at < \${time} AND account_id IN (
       SELECT account_id FROM ${table}
        WHERE counted_at < \${time} ORDER BY counted_at, account_id LIMIT \${limit})\`);
}`,
  );
}

function sweep(): string {
  return `import type { Store } from "../../platform/store/sql.js";
import { deleteCountedBefore } from "./store.js";

const ROWS_AT_ONCE = 1_000;

/** Deletes some rows from before a time, and answers \`"more"\` when there are more. */
export async function forgetCounts(store: Store, before: number): Promise<"more" | undefined> {
  const deleted = await deleteCountedBefore(store, before, ROWS_AT_ONCE);
  return deleted < ROWS_AT_ONCE ? undefined : "more";
}
`;
}
