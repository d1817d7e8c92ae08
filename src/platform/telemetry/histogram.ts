/** One series of a histogram: the observations that share their labels. */
export interface Series {
  observe(value: number): void;
}

/** A histogram whose series are looked up once and then only added to. */
export interface SeriesHistogram<Label extends string> {
  /** The series of some labels; the same labels give the same series when they come in one order. */
  series(labels: Readonly<Record<Label, string | number>>): Series;
}

/** A histogram that writes itself down in the Prometheus text format. */
export interface WrittenHistogram<Label extends string> extends SeriesHistogram<Label> {
  readonly name: string;
  text(): string;
}

interface Counted extends Series {
  /** The lines of the series, each with its newline before it. */
  text(): string;
}

/**
 * A histogram of its own: prom-client's looks its labels up again at each observation, which costs
 * more than the rest of a request's measurement, and writes them anew into each line of a page,
 * which holds the event loop where every route has series.
 */
export function createHistogram<Label extends string>({
  name,
  help,
  buckets,
}: {
  readonly name: string;
  readonly help: string;
  readonly buckets: readonly number[];
}): WrittenHistogram<Label> {
  const known = new Map<string, Counted>();
  const head = `# HELP ${name} ${help}\n# TYPE ${name} histogram`;
  return {
    name,
    series(labels) {
      const key = JSON.stringify(labels);
      let series = known.get(key);
      if (!series) {
        series = createSeries({ name, labels, buckets });
        known.set(key, series);
      }
      return series;
    },
    text() {
      let text = head;
      for (const series of known.values()) text += series.text();
      return text;
    },
  };
}

function createSeries({
  name,
  labels,
  buckets,
}: {
  readonly name: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly buckets: readonly number[];
}): Counted {
  // Observations up to each bound and above the bound before it; the last are above all bounds.
  const counts = new Float64Array(buckets.length + 1);
  let sum = 0;
  const own = Object.entries(labels).map(([label, value]) => `${label}="${escapeLabel(value)}"`);
  const bounds = [...buckets.map(String), "+Inf"];
  const starts = bounds.map((le) => `\n${name}_bucket{${[`le="${le}"`, ...own].join(",")}} `);
  const ownLabels = own.length > 0 ? `{${own.join(",")}}` : "";
  return {
    observe(value) {
      let at = 0;
      while (at < buckets.length && value > (buckets[at] ?? 0)) at++;
      counts[at] = (counts[at] ?? 0) + 1;
      sum += value;
    },
    text() {
      let text = "";
      let total = 0;
      // Each bucket counts those below it too.
      for (const [at, start] of starts.entries()) {
        total += counts[at] ?? 0;
        text += start + total;
      }
      return `${text}\n${name}_sum${ownLabels} ${sum}\n${name}_count${ownLabels} ${total}`;
    },
  };
}

/** As the text format wants the value of a label. */
function escapeLabel(value: string | number): string {
  return String(value).replace(/[\\"\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));
}
