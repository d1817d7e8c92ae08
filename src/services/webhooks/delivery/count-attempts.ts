import type { PostResult } from "../../../platform/outbound/post-once.js";
import type { Metrics } from "../../../platform/telemetry/metrics.js";

/** Counts what came of attempts to deliver; one that was given up by the end of the process is none. */
export function countAttempts(
  metrics: Pick<Metrics, "counter"> | undefined,
): (attempt: Pick<PostResult, "status" | "error">) => void {
  const count = metrics?.counter({
    name: "gatehouse_webhook_attempts_total",
    help: "Attempts to deliver events, by outcome and the class of the status that was answered",
    labels: ["outcome", "status"],
  });
  return ({ status, error }) => {
    if (error === "aborted") return;
    const outcome =
      error ?? (status !== null && status >= 200 && status < 300 ? "delivered" : "refused");
    count?.({ outcome, status: status === null ? "none" : `${Math.floor(status / 100)}xx` });
  };
}
