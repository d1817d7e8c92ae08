import closeWithGrace from "close-with-grace";
import type { Logger } from "pino";
import { buildApp, createAppServer } from "./app.js";
import { buildHouse } from "./build-house.js";
import { readBuildInfo } from "./build-info.js";
import { loadConfig } from "./config.js";
import type { Drain, DrainLimits } from "./http/drain.js";
import { loadCompilers } from "./http/input/validation.js";
import { listen } from "./http/listen.js";
import type { App } from "./http/server.js";
import { answerUnavailable } from "./http/unavailable.js";
import { ConfigError } from "./platform/config/config-error.js";
import { maskSecrets } from "./platform/config/masking.js";
import { type Config, pickSettings } from "./platform/config/read-config.js";
import { serverVariables } from "./platform/config/server-variables.js";
import type { House } from "./platform/parts/house.js";
import { StartRefused } from "./platform/parts/start-refused.js";
import { keepFilesPrivate } from "./platform/private-files/private-files.js";
import { StoreUnavailable } from "./platform/store/sql.js";
import { createLog } from "./platform/telemetry/log.js";
import { createMetrics } from "./platform/telemetry/metrics.js";
import { scheduleFeatures } from "./schedule-features.js";

const STORE_RETRY_MS = 2_000;
/** For the parts to end, once nothing is under way any more. */
const CLOSE_MS_MAX = 5_000;
const TIMER_MS_MAX = 2 ** 31 - 1;
const STOP_SIGNALS = ["SIGTERM", "SIGINT"] as const;
/**
 * Raised by the processor. V8 handles them to turn an access beyond a WebAssembly memory into an
 * error of that module alone, and a listener here would take its place and end the server instead.
 */
const FAULT_SIGNALS = ["SIGSEGV", "SIGBUS", "SIGFPE", "SIGILL", "SIGTRAP", "SIGABRT"] as const;
/** Ctrl-C under npm sends the signal twice, once from the terminal and once from npm. */
const SAME_SIGNAL_MS = 1_000;

/** A server that listens, and how it ends. */
interface Listening {
  readonly app: App;
  readonly drain: Drain;
}

interface Running {
  server?: Listening;
  house?: House;
  draining: boolean;
}

/** Runs the server until a signal ends it. Exits with 1 and a readable reason when it cannot start. */
export async function serve(): Promise<void> {
  keepFilesPrivate();
  const config = configOrExit();
  const { LOG_LEVEL, SHUTDOWN_SECONDS, SHUTDOWN_GRACE_MS } = pickSettings(serverVariables, config);
  const { logger, flush } = createLog(LOG_LEVEL);
  const running: Running = { draining: false };
  const limits = { graceMs: SHUTDOWN_GRACE_MS, workMs: SHUTDOWN_SECONDS * 1_000 };
  const delay = Math.min(limits.graceMs + limits.workMs + CLOSE_MS_MAX, TIMER_MS_MAX);

  const skip = [...STOP_SIGNALS, ...FAULT_SIGNALS];
  const { close } = closeWithGrace({ delay, logger, skip }, async ({ err, signal }) => {
    running.draining = true;
    if (err) logger.fatal({ err }, "closing after a defect");
    else if (signal) logger.info({ signal }, "closing");
    const cut = running.server ? await end(running.server, limits) : 0;
    await running.house?.close();
    if (cut > 0) throw new Error(`${cut} connections were still busy and were cut`);
    logger.info("closed");
    flush();
  });
  closeOnSignals(close, logger);

  try {
    await start(config, logger, running);
  } catch (error) {
    if (running.draining) return;
    if (error instanceof ConfigError) endWith(error.faults);
    // What the operator can act on is its sentence; a defect has its stack.
    const told = error instanceof StartRefused ? { reason: error.message } : { err: error };
    logger.fatal(told, "cannot start");
    flush();
    endWith([error instanceof Error ? error.message : String(error)]);
  }
}

/** The first signal ends it in order, another one at once. */
function closeOnSignals(close: () => void, log: Logger): void {
  let closingSince: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (closingSince === undefined) {
      closingSince = performance.now();
      log.info({ signal }, "closing");
      close();
    } else if (performance.now() - closingSince > SAME_SIGNAL_MS) {
      log.error({ signal }, "a second signal: ending at once");
      process.exit(1);
    }
  };
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
}

/** Ends a server when its callers have their answers; answers how many were cut. */
async function end({ app, drain }: Listening, limits: DrainLimits): Promise<number> {
  const cut = await drain(limits);
  await app.close();
  return cut;
}

function configOrExit(): Config {
  try {
    return loadConfig();
  } catch (error) {
    endWith(error instanceof ConfigError ? error.faults : [String(error)]);
  }
}

function endWith(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`gatehouse: ${maskSecrets(line)}\n`);
  process.exit(1);
}

async function start(config: Config, log: Logger, running: Running): Promise<void> {
  const house = await houseWhenStorageWorks(config, log, running);
  if (running.draining) return;
  const app = await buildApp(house, { config });
  await scheduleFeatures(house, config);
  if (running.draining) return;
  running.server = await serveOn(app, config);
  log.info({ ...readBuildInfo(), url: maskSecrets(String(config.PUBLIC_URL)) }, "ready");
  await loadCompilers();
}

/**
 * Waits for a storage that is full, locked, corrupt or out of reach while a plain server says so,
 * because a process that exits instead would be restarted for ever.
 */
async function houseWhenStorageWorks(
  config: Config,
  log: Logger,
  running: Running,
): Promise<House> {
  let reported: string | undefined;
  for (;;) {
    const house = buildHouse(config, {
      log,
      metrics: createMetrics({ processMetrics: true }),
      build: readBuildInfo(),
      isDraining: () => running.draining,
    });
    running.house = house;
    try {
      await house.start();
      if (running.server) await end(running.server, { graceMs: 0, workMs: CLOSE_MS_MAX });
      return house;
    } catch (error) {
      await house.close();
      if (!(error instanceof StoreUnavailable) || running.draining) throw error;
      if (error.message !== reported) log.error({ err: error }, "the storage cannot be used");
      reported = error.message;
      running.server ??= await listenUnavailable(config, log);
      await new Promise((resolve) => setTimeout(resolve, STORE_RETRY_MS));
    }
  }
}

async function listenUnavailable(config: Config, log: Logger): Promise<Listening> {
  const app = createAppServer({ log }, { config });
  answerUnavailable(app, readBuildInfo());
  return serveOn(app, config);
}

async function serveOn(app: App, config: Config): Promise<Listening> {
  const { HOST: host, PORT: port } = pickSettings(serverVariables, config);
  return { app, drain: await listen(app, { host, port }) };
}
