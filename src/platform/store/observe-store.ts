import type { Metrics } from "../telemetry/metrics.js";
import type { StoreObserver, WaitedFor } from "./store-observer.js";

const REASONS: readonly WaitedFor[] = ["connection", "writer", "row"];

/** Tells in metrics what work on a store waits for and how often it is repeated. */
export function observeStore(metrics: Metrics): StoreObserver {
  const waits = metrics.seriesHistogram<"for">({
    name: "gatehouse_store_wait_seconds",
    help: "Time that work on the store waited for a connection, the writer of SQLite, or a row",
  });
  const series = Object.fromEntries(
    REASONS.map((reason) => [reason, waits.series({ for: reason })]),
  ) as Record<WaitedFor, ReturnType<typeof waits.series>>;
  const count = metrics.counter({
    name: "gatehouse_store_repeats_total",
    help: "Work that was run again on PostgreSQL, by SQLSTATE: 40001 and 40P01 are collisions",
    labels: ["sqlstate"],
  });
  let waiting = 0;
  metrics.gauge(
    "gatehouse_store_connections_waiting",
    "Work that waits for a connection to PostgreSQL now",
    () => waiting,
  );
  return {
    waited: (reason, seconds) => series[reason].observe(seconds),
    repeated: (sqlstate) => count({ sqlstate }),
    connectionsWaiting(now) {
      waiting = now;
    },
  };
}
