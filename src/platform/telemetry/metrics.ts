import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { ownTurn } from "../threads/own-turn.js";
import { createHistogram, type SeriesHistogram, type WrittenHistogram } from "./histogram.js";

const SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** What a metric is called and is about; its labels have few values, none of a caller's choice. */
export interface MetricAbout<Label extends string = never> {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly Label[];
}

export interface HistogramAbout<Label extends string = never> extends MetricAbout<Label> {
  /** Upper bounds in seconds; from 1 ms to a minute unless given. */
  readonly buckets?: readonly number[];
}

type Labels<Label extends string> = Readonly<Record<Label, string>>;

/**
 * The metrics of one process. Parts declare theirs where they observe them; a name that was declared
 * before is the same metric. `render` is the Prometheus text format.
 */
export interface Metrics {
  /** Counts up by one, or by a number that is not negative. */
  counter<Label extends string = never>(
    about: MetricAbout<Label>,
  ): (labels: Labels<Label>, by?: number) => void;
  /** Observes seconds. */
  histogram<Label extends string = never>(
    about: HistogramAbout<Label>,
  ): (labels: Labels<Label>, seconds: number) => void;
  /** As `histogram`, for what is observed with each request: its series are looked up once. */
  seriesHistogram<Label extends string>(about: HistogramAbout<Label>): SeriesHistogram<Label>;
  /** Reads a value each time the metrics are asked for. */
  gauge(name: string, help: string, read: () => number): void;
  render(): Promise<Rendered>;
}

export interface Rendered {
  readonly contentType: string;
  readonly body: string;
}

/** Fresh metrics in a registry of their own; `processMetrics` adds memory, CPU and event-loop lag. */
export function createMetrics(options: { processMetrics: boolean }): Metrics {
  const registry = new Registry();
  if (options.processMetrics) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const histograms = new Map<string, WrittenHistogram<never>>();
  const known = <Kind>(name: string) => registry.getSingleMetric(name) as Kind | undefined;
  return {
    counter<Label extends string>({ name, help, labels = [] }: MetricAbout<Label>) {
      const counter =
        known<Counter<Label>>(name) ??
        new Counter<Label>({ registers, name, help, labelNames: labels });
      return (values: Labels<Label>, by = 1) => counter.inc(values, by);
    },
    histogram<Label extends string>(about: HistogramAbout<Label>) {
      const { name, help, labels = [], buckets = SECONDS_BUCKETS } = about;
      const settings = { registers, name, help, labelNames: labels, buckets: [...buckets] };
      const histogram = known<Histogram<Label>>(name) ?? new Histogram<Label>(settings);
      return (values: Labels<Label>, seconds: number) => histogram.observe(values, seconds);
    },
    seriesHistogram<Label extends string>(about: HistogramAbout<Label>) {
      const { name, help, buckets = SECONDS_BUCKETS } = about;
      const histogram = histograms.get(name) ?? createHistogram<Label>({ name, help, buckets });
      histograms.set(name, histogram);
      return histogram;
    },
    gauge(name, help, read) {
      new Gauge({
        registers,
        name,
        help,
        collect() {
          this.set(read());
        },
      });
    },
    render: sharedWhileWaiting(async () => {
      const texts: string[] = [];
      for (const { name } of registry.getMetricsAsArray()) {
        texts.push(await registry.getSingleMetricAsString(name));
      }
      for (const histogram of histograms.values()) {
        await ownTurn("server");
        texts.push(histogram.text());
      }
      return { contentType: registry.contentType, body: `${texts.join("\n\n")}\n` };
    }),
  };
}

/** Who asks before the work has begun shares it, so that what is told is never older than the question. */
function sharedWhileWaiting<T>(work: () => Promise<T>): () => Promise<T> {
  let waiting: Promise<T> | undefined;
  return () => {
    waiting ??= ownTurn("server").then(() => {
      waiting = undefined;
      return work();
    });
    return waiting;
  };
}
