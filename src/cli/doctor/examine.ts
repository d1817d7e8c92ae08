import { existsSync } from "node:fs";
import { loadConfig } from "../../config.js";
import { openInspection } from "../../platform/store/inspection/open-inspection.js";
import { storeVariables } from "../../platform/store/store-variables.js";
import { databaseFile } from "../database.js";
import { configured } from "../parts.js";
import { databaseChecks } from "./database-checks.js";
import { diskChecks } from "./disk-checks.js";
import { endpointChecks } from "./endpoint-checks.js";
import {
  type Check,
  type Database,
  type Examined,
  type Finding,
  fail,
  reasonOf,
} from "./finding.js";
import { machineChecks } from "./machine-checks.js";
import { serviceChecks } from "./service-checks.js";

const USUAL_MS_MAX = 8_000;

const checks: readonly Check[] = [
  ...databaseChecks,
  ...diskChecks,
  ...machineChecks,
  ...endpointChecks,
  ...serviceChecks,
];

/** Looks at every part at once; each has a time of its own, and nothing is changed. */
export async function examine(): Promise<Finding[]> {
  const database = await openDatabase();
  const examined = { config: loadConfig(), database };
  try {
    return await Promise.all(checks.map((check) => examineOne(check, examined)));
  } finally {
    await database.inspection?.close();
  }
}

async function openDatabase(): Promise<Database> {
  const { DATABASE_URL: url } = configured(storeVariables);
  const file = databaseFile(url);
  const isThere = file === undefined || existsSync(file);
  return { url, file, inspection: isThere ? await openInspection(url) : undefined };
}

async function examineOne(
  { part, msMax = USUAL_MS_MAX, run }: Check,
  examined: Examined,
): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Omit<Finding, "part">>((resolve) => {
    const says = `it did not answer within ${msMax / 1_000} seconds`;
    timer = setTimeout(() => resolve(fail(says)), msMax);
  });
  try {
    return { part, ...(await Promise.race([run(examined), late])) };
  } catch (error) {
    return { part, ...fail(reasonOf(error)) };
  } finally {
    clearTimeout(timer);
  }
}
