import type { Metrics } from "../telemetry/metrics.js";

/** The metrics of calls to models, of languages and of images. */
export function createModelMetrics(metrics: Metrics) {
  const calls = metrics.counter({
    name: "gatehouse_model_calls_total",
    help: "Calls to language models by outcome",
    labels: ["model", "outcome"],
  });
  const tokens = metrics.counter({
    name: "gatehouse_model_tokens_total",
    help: "Tokens by model and direction",
    labels: ["model", "direction"],
  });
  return {
    called: (model: string, outcome: string) => calls({ model, outcome }),
    used(model: string, used: { readonly inputTokens: number; readonly outputTokens: number }) {
      tokens({ model, direction: "input" }, used.inputTokens);
      tokens({ model, direction: "output" }, used.outputTokens);
    },
  };
}
