import type {
  OptimizedTask,
  OptimizeTask,
} from "../../../engines/optimize/portfolio/optimize-task.js";
import { partsOfCursor, toCursor } from "../../../http/input/cursor.js";
import { ownTurn } from "../../../platform/threads/own-turn.js";
import type { Threads } from "../../../platform/threads/threads.js";
import type { Prices } from "../../../services/prices/prices.js";
import { describePortfolio } from "./optimizer-answer.js";
import { findStored, type PriceData } from "./optimizer-data.js";
import { type OwnPrices, readBounds, readOwnData, refused } from "./optimizer-own-data.js";
import type { AssetsQuery, AssetsReply, OptimizeBody, OptimizeReply } from "./optimizer-schemas.js";
import { tasks } from "./tasks.js";

export interface OptimizerParts {
  readonly prices: Prices;
  readonly threads: Threads;
}

/** What the routes of the optimizer answer. */
export interface Optimizer {
  optimize(body: OptimizeBody, ownerId: string): Promise<OptimizeReply>;
  list(query: AssetsQuery): Promise<AssetsReply>;
}

const TIMEOUT_MS = 10_000;
/** Multiplications for a covariance that a quick task has the time for. */
const QUICK_COST_MAX = 1_000_000;
const QUICK_ASSETS_MAX = 50;
const DAILY = 252;
const CURSOR = /^assets ([A-Za-z0-9._^=:-]{1,32})$/;

export function createOptimizer({ prices, threads }: OptimizerParts): Optimizer {
  async function solve(
    body: OptimizeBody,
    task: OptimizeTask,
    owner: string,
  ): Promise<OptimizedTask> {
    const outcome = await threads.run(tasks.portfolio, task, {
      owner,
      lane: isQuick(body.assets.length, task) ? "quick" : "long",
      timeoutMs: TIMEOUT_MS,
      // On a machine that is short of time, even little work may not fit into the quick lane.
      overrunMs: TIMEOUT_MS,
    });
    if (!("refusal" in outcome)) return outcome;
    const { path, message } = outcome.refusal;
    throw refused(pathInRequest(path, body), message);
  }

  return {
    async optimize(body, ownerId) {
      // To check and hand on as many prices as a body may hold takes some milliseconds.
      await ownTurn(ownerId);
      const startedAt = performance.now();
      const own = readOwnData(body);
      const problem = problemOf(body);
      const finish = async (task: OptimizeTask, data?: PriceData) => {
        const solved = await solve(body, task, ownerId);
        const latencyMs = Math.round((performance.now() - startedAt) * 100) / 100;
        return describePortfolio(body, { solved, data, latencyMs });
      };
      if (own.moments) return finish({ ...problem, ...own.moments });
      const data = own.prices ? ownData(body, own.prices) : await findStored(prices, body.assets);
      const { histories } = data;
      return finish({ ...problem, histories, options: momentsOptions(body) }, data);
    },

    async list({ limit, cursor }) {
      const [after = ""] = cursor === undefined ? [] : partsOfCursor(cursor, CURSOR);
      const found = await prices.list({ after, limit: limit + 1 });
      const assets = found.slice(0, limit).map((known) => ({
        asset: known.asset,
        source: known.source,
        first_date: known.firstDate,
        last_date: known.lastDate,
        observations: known.observations,
        ...(known.proxyFor === undefined ? {} : { proxy_for: known.proxyFor }),
      }));
      const last = found.length > limit ? assets.at(-1) : undefined;
      return { assets, next_cursor: last ? toCursor(`assets ${last.asset}`) : null };
    },
  };
}

function isQuick(assets: number, task: OptimizeTask): boolean {
  const lengths = "histories" in task ? task.histories.map(({ prices }) => prices.length) : [];
  const cost = assets ** 2 * Math.max(assets, ...lengths);
  return assets <= QUICK_ASSETS_MAX && cost <= QUICK_COST_MAX;
}

function problemOf(body: OptimizeBody) {
  const weightBounds = readBounds(body);
  return {
    riskFreeRate: body.risk_free_rate,
    ...(body.target_return === undefined ? {} : { targetReturn: body.target_return }),
    ...(weightBounds ? { weightBounds } : {}),
  };
}

function momentsOptions(body: OptimizeBody) {
  return {
    ...(body.returns_method ? { returnsMethod: body.returns_method } : {}),
    ...(body.covariance_method ? { covarianceMethod: body.covariance_method } : {}),
    ...(body.periods_per_year ? { periodsPerYear: body.periods_per_year } : {}),
  };
}

/** Prices without dates count as those of days. */
function ownData({ assets }: OptimizeBody, { prices, dates }: OwnPrices): PriceData {
  const length = prices[0]?.length ?? 0;
  const places = dates ?? Array.from({ length }, (_, index) => String(index).padStart(8, "0"));
  const histories = assets.map((asset, index) => ({
    asset,
    dates: places,
    prices: prices[index] ?? [],
    ...(dates ? {} : { periodsPerYear: DAILY }),
  }));
  return { kind: "own", histories, isDated: dates !== undefined };
}

/** The engine names prices by their asset; where they are the server's, the caller gave only the name. */
function pathInRequest(path: string, { assets, prices }: OptimizeBody): string {
  const match = /^\/prices\/(.*)$/.exec(path);
  if (prices || !match) return path;
  const name = (match[1] ?? "").replaceAll("~1", "/").replaceAll("~0", "~");
  return `/assets/${assets.indexOf(name)}`;
}
