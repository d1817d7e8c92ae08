import { Type } from "@sinclair/typebox";
import { apiKey, httpUrl } from "../../platform/config/variables.js";
import { modelTimeout } from "../../platform/models/index.js";
import { createModelMetrics } from "../../platform/models/model-metrics.js";
import { definePart } from "../../platform/parts/part.js";
import { createImages, type Images } from "./images.js";

declare module "../../platform/parts/part.js" {
  interface Parts {
    readonly images: Images;
  }
}

export const part = definePart({
  name: "images",
  needs: ["threads", "metrics", "log"],
  config: {
    IMAGE_BASE_URL: httpUrl(
      "models",
      "OpenAI-compatible endpoint for images; without one the builtin draws",
    ),
    IMAGE_API_KEY: apiKey("models", "key for that endpoint"),
    IMAGE_MODEL: Type.Optional(
      Type.String({ group: "models", description: "its model; without one, it chooses" }),
    ),
    ...modelTimeout,
  },
  create({ threads, metrics, log }, settings) {
    const { called } = createModelMetrics(metrics);
    return createImages(
      {
        ...(settings.IMAGE_BASE_URL ? { baseUrl: settings.IMAGE_BASE_URL } : {}),
        ...(settings.IMAGE_API_KEY ? { apiKey: settings.IMAGE_API_KEY } : {}),
        ...(settings.IMAGE_MODEL ? { model: settings.IMAGE_MODEL } : {}),
        timeoutMs: settings.MODEL_TIMEOUT_SECONDS * 1000,
      },
      {
        threads,
        hooks: {
          onFailure(failure) {
            log.warn({ failure }, "an image call failed");
            called(failure.model, failure.kind);
          },
        },
      },
    );
  },
  close: (images) => images.close(),
});
