// The long form: prints one table for each probe with its targets, and ends with 1 when one is missed.
import { parseArgs } from "node:util";
import { startLoad } from "./load/load.js";
import { probeBaseline } from "./probes/baseline-probe.js";
import { printTable, type Table } from "./report/table.js";
import { baselineTable, growthTable } from "./report/tables.js";
import { listAbusedRoutes } from "./routes/abused-routes.js";
import { PROBES, type ProbesOptions, runProbe } from "./run-probes.js";
import { startAbusedServer } from "./world/abused-server.js";
import { untilQuiet } from "./world/quiet.js";

const USAGE = `npm run abuse -- [--probe ${PROBES.join("|")}] [--family NAME] [--route TEXT]
  [--callers 4] [--connections 40] [--seconds 0.5] [--stall-seconds 5] [--replicas 1] [--json]
--probe may be given several times; --family and --route choose what is abused.
--replicas 2 starts two servers over one PostgreSQL database and spreads the load over them.`;
const WARM_SECONDS = 1;
const BASELINE_SECONDS = 2;
const INTEGER = /^\d{1,4}$/;
const DECIMAL = /^\d{1,4}(\.\d+)?$/;

const { values } = parseArgs({
  options: {
    probe: { type: "string", multiple: true, default: [...PROBES] },
    family: { type: "string" },
    route: { type: "string", default: "" },
    callers: { type: "string", default: "4" },
    connections: { type: "string", default: "40" },
    seconds: { type: "string", default: "0.5" },
    "stall-seconds": { type: "string", default: "5" },
    replicas: { type: "string", default: "1" },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(USAGE);
else await run();

async function run(): Promise<void> {
  const unknown = values.probe.find((probe) => !PROBES.some((known) => known === probe));
  if (unknown !== undefined) throw new Error(`there is no probe ${unknown}\n${USAGE}`);
  const probes = PROBES.filter((probe) => values.probe.includes(probe));
  const options: ProbesOptions = {
    routes: await listAbusedRoutes(),
    isChosen: ({ id, family }) => id.includes(values.route) && family === (values.family ?? family),
    callers: readNumber("callers", INTEGER),
    connections: readNumber("connections", INTEGER),
    seconds: readNumber("seconds", DECIMAL),
    stallSeconds: readNumber("stall-seconds", DECIMAL),
    onStep: (step) => process.stderr.write(`${step}\n`),
  };
  const server = await startAbusedServer({ replicas: readNumber("replicas", INTEGER) });
  const load = startLoad(server.ports);
  const tables: Table[] = [];
  try {
    // The first samples are those of processes that just started.
    await probeBaseline(load, WARM_SECONDS);
    tables.push(baselineTable(await probeBaseline(load, BASELINE_SECONDS)));
    const before = server.usage();
    for (const probe of probes) tables.push(await runProbe[probe]({ server, load }, options));
    await untilQuiet(server);
    if (!server.isAlive()) throw new Error(`the server has ended:\n${server.output()}`);
    tables.push(growthTable(before, server.usage(), server.ports.length));
  } finally {
    await load.close();
    await server.stop();
  }
  console.log(values.json ? JSON.stringify(tables, null, 2) : tables.map(printTable).join("\n"));
  const isMissed = tables.some(({ rows }) => rows.some(({ missed }) => missed.length > 0));
  process.exitCode = isMissed ? 1 : 0;
}

function readNumber(
  name: "callers" | "connections" | "seconds" | "stall-seconds" | "replicas",
  form: RegExp,
): number {
  const text = values[name];
  if (!form.test(text)) throw new Error(`--${name} must be a number\n${USAGE}`);
  return Number(text);
}
