import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { errors, type Refusal } from "../../../http/api-error.js";
import { callerOf } from "../../../http/caller/authenticate.js";
import { GatewayError } from "../../../http/families.js";
import { errorReplies } from "../../../http/openapi/openapi.js";
import type { Key } from "../../../platform/keys/key.js";
import { type FailureKind, ModelUnavailable } from "../../../platform/models/model-errors.js";
import type { Images } from "../../../services/images/images.js";
import type { EvidenceOptions } from "../options.js";

const SIDE_DEFAULT = 512;
const Side = Type.Integer({ minimum: 64, maximum: 1024, description: "pixels; 512 unless given" });

const ImageBody = Type.Object(
  {
    prompt: Type.String({
      minLength: 1,
      maxLength: 2000,
      pattern: "\\S",
      description: "what is to be seen, in English",
    }),
    width: Type.Optional(Side),
    height: Type.Optional(Side),
    seed: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 2 ** 32 - 1,
        description: "what the prompt leaves open; 0 unless given",
      }),
    ),
  },
  {
    examples: [{ prompt: "red sailboat on a calm sea at sunset", seed: 7 }],
  },
);

const ImageReply = Type.Unsafe<Buffer>({
  description: "The picture, with `prompt`, `model` and `seed` as text chunks",
  headers: {
    "x-image-model": { type: "string", description: "who made it, such as `builtin/scene`" },
    "x-image-seed": { type: "string", description: "the seed that makes it again" },
    "x-image-unknown": {
      type: "string",
      description: "words that `builtin/scene` did not draw, percent-encoded, with commas between",
    },
  },
  content: { "image/png": { schema: { type: "string", contentMediaType: "image/png" } } },
});

export interface ImageOptions extends EvidenceOptions {
  readonly images: Images;
}

/** Pictures from words, for keys of the pro tier. */
export const imageRoutes: FastifyPluginAsyncTypebox<ImageOptions> = async (app, options) => {
  const { images, meter } = options;
  await app.register(async (keyed: typeof app) => {
    meter.count(keyed, mustBePro);
    keyed.post(
      "/generate/image",
      {
        schema: {
          operationId: "generateImage",
          tags: ["evidence"],
          summary: "Draw what a prompt says",
          description:
            "Same prompt, size and seed: same bytes, where `builtin/scene` draws. Pro tier only.",
          security: [{ evidenceKey: [] }],
          body: ImageBody,
          response: {
            200: ImageReply,
            ...errorReplies(
              GatewayError,
              [400, 401, 403, 413, 422, 429, 500, 502, 503, 504],
              [proOnly, noPicture],
            ),
          },
        },
      },
      async (request, reply) => {
        const { prompt, width = SIDE_DEFAULT, height = SIDE_DEFAULT, seed = 0 } = request.body;
        const made = await images
          .generate({ prompt, width, height, seed, owner: callerOf(request).counterId })
          .catch((error: unknown) => {
            throw asAnswer(error);
          });
        reply.header("x-image-model", made.model).header("x-image-seed", String(seed));
        if (made.unknown.length > 0) {
          reply.header("x-image-unknown", made.unknown.map(encodeURIComponent).join(","));
        }
        const { buffer, byteOffset, byteLength } = made.png;
        return reply.type("image/png").send(Buffer.from(buffer, byteOffset, byteLength));
      },
    );
  });
};

const proOnly: Refusal = () =>
  errors.forbidden(
    "images need a key of the pro tier: upgrade this one with POST /api/v1/upgrade, or ask the operator for `gatehouse keys create --realm evidence --tier pro`",
  );

function mustBePro({ tier }: Key): void {
  if (tier !== "pro") throw proOnly();
}

/** Failures that pass by themselves; the others need the operator or another prompt. */
const passing: ReadonlySet<FailureKind> = new Set<FailureKind>([
  "connection",
  "timeout",
  "rate_limited",
  "server_error",
  "interrupted",
  "breaker_open",
]);

function asAnswer(error: unknown): unknown {
  if (!(error instanceof ModelUnavailable)) return error;
  const { kind, retryAfterSeconds } = error;
  if (passing.has(kind)) {
    return errors.unavailable("the image endpoint does not answer now; try again", {
      retrySeconds: retryAfterSeconds,
    });
  }
  return kind === "rejected"
    ? errors.badGateway("the image endpoint refused this prompt or size")
    : noPicture();
}

const noPicture: Refusal = () =>
  errors.badGateway("the image endpoint answered with something that is no picture");
