import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { quantile } from "./figures.js";

const CALLER = fileURLToPath(new URL("../servers/health-caller.mjs", import.meta.url));

interface Seen {
  readonly times: readonly number[];
  readonly late: readonly number[];
  readonly failed: number;
}

/** How long `/health` took, in milliseconds, asked twenty times a second. */
export interface HealthFigure {
  readonly times: readonly number[];
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly failed: number;
  /** How late the caller itself was at its 99th percentile: what a busy machine adds. */
  readonly lateP99: number;
}

/** Asks from a process of its own; `take` answers for the time since it was last called. */
export function watchHealth(port: number): { take(): Promise<HealthFigure>; stop(): void } {
  const child = fork(CALLER, [String(port)]);
  return {
    async take() {
      child.send("take");
      const [seen] = (await once(child, "message")) as [Seen];
      return figureOf(seen);
    },
    stop: () => child.disconnect(),
  };
}

/** Several figures as one. */
export function figureOf({ times, late, failed }: Seen): HealthFigure {
  return {
    times,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    max: Math.max(...times),
    failed,
    lateP99: quantile(late, 0.99),
  };
}
