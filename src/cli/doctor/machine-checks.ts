import { tasks as jobTasks } from "../../apis/jobs/tasks.js";
import { buildHouse } from "../../build-house.js";
import { isPng } from "../../engines/pictures/scene/png.js";
import { GraphsUnavailable, loadGraphLibrary } from "../../engines/vectors/graph/graph-library.js";
import type { Config } from "../../platform/config/read-config.js";
import type { Needed, PartName } from "../../platform/parts/part.js";
import { openInspection } from "../../platform/store/inspection/open-inspection.js";
import { sql } from "../../platform/store/sql.js";
import { logTo } from "../../platform/telemetry/log.js";
import { tasks as imageTasks } from "../../services/images/tasks.js";
import { BROWSER_CHECK_MS_MAX, checkBrowser } from "./browser-check.js";
import { type Check, type Examined, fail, type Judgement, ok, warn } from "./finding.js";

const PICTURE_MS_MAX = 5_000;

/** What is checked of the machine: threads, and the modules that are built for it. */
export const machineChecks: readonly Check[] = [
  { part: "workers", run: (examined) => withPart(examined, "threads", checkWorkers) },
  { part: "sqlite", run: checkSqlite },
  { part: "pictures", run: (examined) => withPart(examined, "threads", checkPictures) },
  { part: "graphs", run: checkGraphs },
  {
    part: "browser",
    msMax: BROWSER_CHECK_MS_MAX,
    run: (examined) => withPart(examined, "browser", checkBrowser),
  },
];

async function withPart<Name extends PartName>(
  { config }: Examined,
  name: Name,
  check: (parts: Needed<Name>, config: Config) => Promise<Judgement>,
): Promise<Judgement> {
  const house = buildHouse(config, { log: logTo({ write: () => undefined }, "silent") });
  try {
    return await check(await house.get([name]), config);
  } finally {
    await house.close();
  }
}

async function checkWorkers({ threads }: Needed<"threads">): Promise<Judgement> {
  await threads.warm(jobTasks["script-writer"]);
  return ok("a thread starts and loads its engine");
}

async function checkSqlite(): Promise<Judgement> {
  const inspection = await openInspection("sqlite::memory:");
  try {
    const row = await inspection.get<{ version: string }>(sql`SELECT sqlite_version() AS version`);
    return ok(`SQLite ${row?.version ?? ""} loads`);
  } catch {
    return fail("better-sqlite3 cannot be loaded: run npm ci on this machine, or npm rebuild");
  } finally {
    await inspection.close();
  }
}

async function checkPictures({ threads }: Needed<"threads">): Promise<Judgement> {
  const order = { prompt: "a tree", width: 64, height: 64, seed: 1 };
  const options = { owner: "doctor", timeoutMs: PICTURE_MS_MAX };
  const { png } = await threads.run(imageTasks["scene-image"], order, options);
  return isPng(png) ? ok("a picture was drawn") : fail("what was drawn is no PNG: run npm ci");
}

async function checkGraphs(): Promise<Judgement> {
  const library = await loadGraphLibrary();
  if (library instanceof GraphsUnavailable) return warn(`usearch is missing: ${library.message}`);
  const graph = library.create({ dimension: 2, metric: "euclidean" });
  graph.add(7n, new Float32Array([1, 0]), 1);
  const { keys } = graph.search(new Float32Array([1, 0]), 1, 1);
  if (keys[0] === 7n) return ok("usearch finds what was added");
  return fail("usearch does not find what was added: run npm ci on this machine");
}
