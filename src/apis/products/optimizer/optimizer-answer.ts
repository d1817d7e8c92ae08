import type { OptimizedTask } from "../../../engines/optimize/portfolio/optimize-task.js";
import type { PriceData } from "./optimizer-data.js";
import type { OptimizeBody, OptimizeReply } from "./optimizer-schemas.js";

export interface PortfolioFindings {
  readonly solved: OptimizedTask;
  /** Undefined where the request gave the moments. */
  readonly data: PriceData | undefined;
  readonly latencyMs: number;
}

/** Of fewer returns an annual figure is mostly chance. */
const OBSERVATIONS_FEW = 20;
const TSIRELSON = 2 * Math.SQRT2;

const frequencies: ReadonlyMap<number, NonNullable<OptimizeReply["frequency"]>> = new Map([
  [252, "daily"],
  [52, "weekly"],
  [12, "monthly"],
  [4, "quarterly"],
  [1, "annual"],
]);

/** A portfolio as the API answers it, with where its figures come from and what they rest on. */
export function describePortfolio(
  body: OptimizeBody,
  { solved, data, latencyMs }: PortfolioFindings,
): OptimizeReply {
  const { portfolio } = solved;
  const notes = [...dataNotes(data), ...methodNotes(body, solved)];
  return {
    weights: Object.fromEntries(
      body.assets.map((asset, index) => [asset, portfolio.weights[index] ?? 0]),
    ),
    expected_return: portfolio.expectedReturn,
    sharpe_ratio: portfolio.sharpeRatio,
    tsirelson_constant: TSIRELSON,
    volatility: portfolio.volatility,
    method: portfolio.method,
    ...describeMoments(body, solved, data),
    ...describeSources(data),
    ...(notes.length > 0 ? { notes } : {}),
    latency_ms: latencyMs,
  };
}

function describeMoments(
  body: OptimizeBody,
  { estimate }: OptimizedTask,
  data: PriceData | undefined,
) {
  if (!estimate || !data) {
    return {
      returns_method: "given" as const,
      covariance_method: "given" as const,
      as_of: null,
    };
  }
  const hasDates = data.kind === "stored" || data.isDated;
  const stored = data.kind === "stored" ? data.histories[0] : undefined;
  const frequency = frequencies.get(stored?.periodsPerYear ?? 0);
  return {
    returns_method: body.returns_method ?? ("cagr" as const),
    covariance_method: body.covariance_method ?? ("ledoit-wolf" as const),
    ...(estimate.shrinkage === null ? {} : { shrinkage: estimate.shrinkage }),
    observations: estimate.observations,
    periods_per_year: estimate.periodsPerYear,
    ...(frequency ? { frequency } : {}),
    as_of: hasDates ? estimate.asOf : null,
  };
}

function describeSources(data: PriceData | undefined) {
  if (data?.kind !== "stored") return { data_source: "request" };
  const { series } = data;
  const names = [...new Set(series.map(({ source }) => source))];
  const sources = names.map((source) => {
    const same = series.filter((one) => one.source === source);
    return {
      source,
      assets: same.map(({ asset }) => asset),
      first_date: same.map(({ dates }) => dates[0] ?? "").sort()[0] ?? "",
      last_date:
        same
          .map(({ dates }) => dates.at(-1) ?? "")
          .sort()
          .at(-1) ?? "",
    };
  });
  const proxies = series.flatMap(({ asset, proxyFor }) => (proxyFor ? [[asset, proxyFor]] : []));
  return {
    data_source: names.join("; "),
    ...(sources.length > 1 ? { sources } : {}),
    ...(proxies.length > 0 ? { proxy_for: Object.fromEntries(proxies) } : {}),
  };
}

function dataNotes(data: PriceData | undefined): string[] {
  if (data === undefined) return [];
  if (data.kind === "own") {
    return data.isDated ? [] : ["the prices came without dates and count as those of days"];
  }
  const { series, histories, isThinned, cutTo } = data;
  const notes = series.flatMap(({ asset, proxyFor }) =>
    proxyFor ? [`no prices of ${asset} are known: those of ${proxyFor} stand for them`] : [],
  );
  if (isThinned) {
    const frequency = frequencies.get(histories[0]?.periodsPerYear ?? 0);
    notes.push(`the assets have prices of different frequency: all were made ${frequency}`);
  }
  const ends = series.map(({ dates }) => dates.at(-1) ?? "").sort();
  const [first = "", last = ""] = [ends[0], ends.at(-1)];
  if (Number(last.slice(0, 4)) > Number(first.slice(0, 4))) {
    const early = series.filter(({ dates }) => dates.at(-1) === first).map(({ asset }) => asset);
    notes.push(
      `the prices of ${early.join(", ")} end on ${first}: later ones of the others have no part in the covariance`,
    );
  }
  if (cutTo !== undefined) notes.push(`of each asset the latest ${cutTo} prices were used`);
  for (const factor of new Set(series.map(({ varianceFactor }) => varianceFactor))) {
    if (factor === 1) continue;
    const same = series.filter(({ varianceFactor }) => varianceFactor === factor);
    notes.push(
      `the prices of ${same.map(({ asset }) => asset).join(", ")} are averages of their periods, whose returns vary less than those of prices at one time: their variance was taken ${factor} times`,
    );
  }
  return notes;
}

function methodNotes(
  { target_return }: OptimizeBody,
  { portfolio, estimate }: OptimizedTask,
): string[] {
  const notes: string[] = [];
  if (estimate && estimate.observations < OBSERVATIONS_FEW) {
    notes.push(
      `${estimate.observations} returns are too few for annual figures that mean anything`,
    );
  }
  if (portfolio.method === "min_variance" && target_return === undefined) {
    notes.push(
      "no weights within the bounds are expected to return more than the risk-free rate: these are the weights of least variance",
    );
  }
  if (portfolio.ridge > 0) {
    notes.push(
      `the covariance is singular: ${portfolio.ridge} of its mean variance was added to each variance`,
    );
  }
  if (portfolio.sharpeRatio === null) {
    notes.push("the volatility is 0, so there is no Sharpe ratio");
  }
  return notes;
}
