import type { FastifyPluginAsync } from "fastify";
import type {} from "../../http/public-pages.js";
import type { Needed } from "../../platform/parts/part.js";
import { utcDay } from "../../platform/quota/days.js";
import type { PartDay } from "../../services/health/history.js";
import { renderStatus } from "./status.js";

/** It changes once a minute, and has up to a thousand rows. */
const HISTORY_KEPT_MS = 10_000;

/** The page for people of what /health tells machines. */
export const statusPage: FastifyPluginAsync<Needed<"health" | "clock">> = async (
  app,
  { health: watch, clock },
) => {
  let kept = { at: Number.NEGATIVE_INFINITY, rows: [] as readonly PartDay[] };

  async function readHistory(): Promise<readonly PartDay[]> {
    if (clock() - kept.at > HISTORY_KEPT_MS) {
      // What is down may be the storage that the history is in: then the last one is shown.
      const rows = await watch.history.read().catch(() => kept.rows);
      kept = { at: clock(), rows };
    }
    return kept.rows;
  }

  const page = { schema: { hide: true }, config: { isPublicPage: true } } as const;
  app.get("/status", page, async (_request, reply) => {
    const health = await watch.probe();
    const history = await readHistory();
    reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
    return renderStatus({ health, history, today: utcDay(clock()) });
  });
};
