import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "@sinclair/typebox";
import { callerOf } from "../../../http/caller/authenticate.js";
import { GatewayError } from "../../../http/families.js";
import { errorReplies } from "../../../http/openapi/openapi.js";
import { StorageLine, toStorageLine } from "../../../http/storage-line.js";
import { isoTime } from "../../../platform/clock/iso-time.js";
import type { EvidenceOptions } from "../options.js";
import { CallsPerMonth, TierName, Time } from "./key-schemas.js";

const UsageReply = Type.Object(
  {
    tier: TierName,
    max_calls: CallsPerMonth,
    calls_used: Type.Integer({ description: "answers with a 2xx status this month" }),
    calls_remaining: Type.Integer(),
    period_start: Time("when this month began"),
    resets_at: Time("when the next month begins"),
    by_endpoint: Type.Record(Type.String(), Type.Integer(), {
      description: "the same calls by route; they add up to `calls_used`",
    }),
    storage: Type.Array(StorageLine, {
      description: "what the key stores now, by kind, and the most that it may",
    }),
  },
  {
    examples: [
      {
        tier: "free",
        max_calls: 1000,
        calls_used: 41,
        calls_remaining: 959,
        period_start: "2026-11-01T00:00:00.000Z",
        resets_at: "2026-12-01T00:00:00.000Z",
        by_endpoint: { "evidence/seal": 38, "memory/store": 3 },
        storage: [
          {
            kind: "packets",
            items: 38,
            items_max: 10_000_000,
            bytes: 17_214,
            bytes_max: 17_179_869_184,
          },
        ],
      },
    ],
  },
);

/** What a key has called this month. */
export const usageRoutes: FastifyPluginAsyncTypebox<EvidenceOptions> = async (
  app,
  { meter, parts },
) => {
  await app.register(async (keyed) => {
    meter.identify(keyed);
    keyed.get(
      "/usage",
      {
        schema: {
          operationId: "getEvidenceUsage",
          tags: ["evidence"],
          summary: "Count what your key has called this month",
          security: [{ evidenceKey: [] }],
          response: { 200: UsageReply, ...errorReplies(GatewayError, [401, 500, 503]) },
        },
      },
      async (request) => {
        const caller = callerOf(request);
        const usage = await meter.usage(caller);
        const stored = await parts.storageQuota.report(caller.counterId, "evidence key");
        return {
          tier: usage.tier,
          max_calls: usage.maxCalls,
          calls_used: usage.used,
          calls_remaining: Math.max(0, usage.maxCalls - usage.used),
          period_start: isoTime(usage.periodStart),
          resets_at: isoTime(usage.resetsAt),
          by_endpoint: Object.fromEntries(usage.usedByEndpoint),
          storage: stored.map(toStorageLine),
        };
      },
    );
  });
};
