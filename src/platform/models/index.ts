import { apiKey, count, httpUrl, splitList, text } from "../config/variables.js";
import { definePart } from "../parts/part.js";
import { createModelMetrics } from "./model-metrics.js";
import { createModels, type Models } from "./models.js";

declare module "../parts/part.js" {
  interface Parts {
    readonly models: Models;
  }
}

/** Longest wait for one answer, of language models and of those for images. */
export const modelTimeout = {
  MODEL_TIMEOUT_SECONDS: count("models", 60, 1, "longest wait for one answer of a model"),
};

export const part = definePart({
  name: "models",
  needs: ["log", "metrics"],
  config: {
    MODEL_BASE_URL: httpUrl(
      "models",
      "OpenAI-compatible endpoint such as `https://host/v1`; without one the builtin writes",
    ),
    MODEL_API_KEY: apiKey("models", "key for that endpoint"),
    MODEL_NAMES: text("models", "", "its models, separated by commas; the first is the default"),
    ...modelTimeout,
  },
  checkConfig: ({ MODEL_BASE_URL, MODEL_NAMES }) =>
    MODEL_BASE_URL && !/[^\s,]/.test(MODEL_NAMES)
      ? ["MODEL_NAMES must name a model when MODEL_BASE_URL is set"]
      : [],
  create({ log, metrics }, settings) {
    const { called, used } = createModelMetrics(metrics);
    return createModels(
      {
        ...(settings.MODEL_BASE_URL ? { baseUrl: settings.MODEL_BASE_URL } : {}),
        ...(settings.MODEL_API_KEY ? { apiKey: settings.MODEL_API_KEY } : {}),
        names: splitList(settings.MODEL_NAMES),
        timeoutMs: settings.MODEL_TIMEOUT_SECONDS * 1000,
      },
      {
        onFailure(failure) {
          log.warn({ failure }, "a model call failed");
          called(failure.model, failure.kind);
        },
        onUsage({ model, usage }) {
          called(model, "answered");
          if (usage) used(model, usage);
        },
      },
    );
  },
  close: (models) => models.close(),
});
