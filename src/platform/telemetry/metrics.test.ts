import { expect, it } from "vitest";
import { createMetrics } from "./metrics.js";

it("reads the figures once for all who ask at once, and anew for who asks later", async () => {
  const metrics = createMetrics({ processMetrics: false });
  let reads = 0;
  let late: ReturnType<typeof metrics.render> | undefined;
  metrics.gauge("gatehouse_reads", "Times that it was read", () => {
    reads += 1;
    // Who asks while the figures are read might miss a change of those that were.
    late ??= metrics.render();
    return reads;
  });
  const pages = await Promise.all([metrics.render(), metrics.render(), metrics.render()]);
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
  expect(pages[0]?.body).toContain("gatehouse_reads 1\n");
  expect((await late)?.body).toContain("gatehouse_reads 2\n");
  expect((await metrics.render()).body).toContain("gatehouse_reads 3\n");
});
