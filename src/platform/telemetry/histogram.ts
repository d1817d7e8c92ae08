import type { Registry } from "prom-client";

/** One series of a histogram: the observations that share their labels. */
export interface Series {
  observe(value: number): void;
}

/** A histogram whose series are looked up once and then only added to. */
export interface SeriesHistogram<Label extends string> {
  /** The series of some labels; the same labels give the same series when they come in one order. */
  series(labels: Readonly<Record<Label, string | number>>): Series;
}

interface Counted extends Series {
  readonly labels: Readonly<Record<string, string | number>>;
  /** Observations up to each bound and above the bound before it; the last are above all bounds. */
  readonly counts: Float64Array;
  readonly sum: () => number;
}

/**
 * Registers a histogram of its own: prom-client's looks its labels up again at each observation,
 * which costs more than the rest of a request's measurement.
 */
export function createHistogram<Label extends string>(
  registry: Registry,
  { name, help, buckets }: { name: string; help: string; buckets: readonly number[] },
): SeriesHistogram<Label> {
  const known = new Map<string, Counted>();
  const describe = () => ({
    name,
    help,
    type: "histogram",
    aggregator: "sum",
    values: [...known.values()].flatMap((series) => valuesOf(name, buckets, series)),
  });
  // What a registry asks of a metric; its type names the classes of the package only.
  const metric = { name, help, get: async () => describe(), reset: () => known.clear() };
  registry.registerMetric(metric as unknown as Parameters<Registry["registerMetric"]>[0]);
  return {
    series(labels) {
      const key = JSON.stringify(labels);
      let series = known.get(key);
      if (!series) {
        series = createSeries(labels, buckets);
        known.set(key, series);
      }
      return series;
    },
  };
}

function createSeries(labels: Counted["labels"], buckets: readonly number[]): Counted {
  const counts = new Float64Array(buckets.length + 1);
  let sum = 0;
  return {
    labels,
    counts,
    sum: () => sum,
    observe(value) {
      let at = 0;
      while (at < buckets.length && value > (buckets[at] ?? 0)) at++;
      counts[at] = (counts[at] ?? 0) + 1;
      sum += value;
    },
  };
}

/** The series in the terms of the text format, where each bucket counts those below it too. */
function valuesOf(name: string, buckets: readonly number[], { labels, counts, sum }: Counted) {
  let total = 0;
  const bounds = [...buckets.map(String), "+Inf"];
  const values = bounds.map((le, at) => {
    total += counts[at] ?? 0;
    return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: total };
  });
  return [
    ...values,
    { metricName: `${name}_sum`, labels, value: sum() },
    { metricName: `${name}_count`, labels, value: total },
  ];
}
