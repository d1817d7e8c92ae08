import fc from "fast-check";
import { Histogram, Registry } from "prom-client";
import { expect, it } from "vitest";
import { createHistogram } from "./histogram.js";

const BUCKETS = [0.01, 0.5, 2];
const about = { name: "seconds_of_calls", help: "How long calls took" };

it("writes what prom-client writes of the same observations", async () => {
  const label = fc.oneof(fc.string(), fc.constantFrom('a"b', "a\\b", "a\nb", "GET"));
  const observation = fc.record({
    route: label,
    status: label,
    value: fc.double({ min: 0, max: 4, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(observation, { maxLength: 20 }), async (observations) => {
      const registry = new Registry();
      const labelNames = ["route", "status"];
      const theirs = new Histogram({
        ...about,
        buckets: BUCKETS,
        labelNames,
        registers: [registry],
      });
      const own = createHistogram<"route" | "status">({ ...about, buckets: BUCKETS });
      for (const { route, status, value } of observations) {
        theirs.observe({ route, status }, value);
        own.series({ route, status }).observe(value);
      }
      expect(own.text()).toBe((await registry.metrics()).trimEnd());
    }),
  );
});

it("writes a series without labels, and none before there is one", () => {
  const histogram = createHistogram({ ...about, buckets: [1] });
  expect(histogram.text()).toBe(
    "# HELP seconds_of_calls How long calls took\n# TYPE seconds_of_calls histogram",
  );
  histogram.series({}).observe(1);
  expect(histogram.text().split("\n").slice(2)).toEqual([
    'seconds_of_calls_bucket{le="1"} 1',
    'seconds_of_calls_bucket{le="+Inf"} 1',
    "seconds_of_calls_sum 1",
    "seconds_of_calls_count 1",
  ]);
});
