import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { callerOf } from "../../../http/caller/authenticate.js";
import { clientOf } from "../../../http/caller/client-address.js";
import { createClientRateCounter } from "../../../http/caller/client-rate-counter.js";
import { countSignUp, tooManySignUps } from "../../../http/caller/count-sign-up.js";
import { GatewayError } from "../../../http/families.js";
import { onceOf } from "../../../http/once.js";
import { errorReplies } from "../../../http/openapi/openapi.js";
import { isoTime } from "../../../platform/clock/iso-time.js";
import type { Meter } from "../meter.js";
import type { EvidenceOptions } from "../options.js";
import { type Endpoint, listEndpoints } from "./key-endpoints.js";
import { createKeyIssue, type IssuedKey, proIsNotGiven, proIsObtained } from "./key-issue.js";
import { CreateKeyBody, CreateKeyReply, KeyReply } from "./key-schemas.js";
import { UPGRADE_CENTS } from "./upgrade-purchase.js";

const KEYS_PER_MINUTE = 120;

/** Getting a key, and asking what one may do; neither costs a call. */
export const keyRoutes: FastifyPluginAsyncTypebox<EvidenceOptions> = async (
  app,
  { parts, meter },
) => {
  const countRequest = createClientRateCounter(parts.clock, KEYS_PER_MINUTE);
  const issueKey = createKeyIssue(parts);
  let endpoints: Readonly<Record<string, Endpoint>> | undefined;

  app.post(
    "/key",
    {
      config: { idempotent: true },
      onRequest: async (request, reply) => {
        reply.header("cache-control", "no-store");
        countRequest(request.ip);
      },
      schema: {
        operationId: "createEvidenceKey",
        "x-agents": { isFirstCall: true },
        tags: ["evidence"],
        summary: "Get a key",
        description:
          'The key is in the answer this once. While payments are in the sandbox, `tier: "pro"` makes a key with 30 days of it that are settled, and no money moves. One client network (IPv4 address, or 64 bits of IPv6) makes at most 120 requests a minute, and has at most 200 live keys for one address.',
        body: CreateKeyBody,
        response: {
          200: CreateKeyReply,
          ...errorReplies(
            GatewayError,
            [400, 403, 409, 413, 422, 429, 500, 503],
            [proIsNotGiven, () => tooManySignUps()],
          ),
        },
      },
    },
    async (request) => {
      await countSignUp(parts.signUps, request);
      endpoints ??= listEndpoints(await parts.describeApi(), parts.publicUrl);
      const shown = endpoints;
      const toReply = (issued: IssuedKey) => describeIssued(issued, meter, shown);
      const wanted = { ...request.body, network: clientOf(request.ip) };
      return toReply(await issueKey(wanted, onceOf(request, toReply)));
    },
  );

  await app.register(async (keyed) => {
    meter.identifyIfKeyed(keyed);
    keyed.get(
      "/key",
      {
        schema: {
          operationId: "getEvidenceKey",
          tags: ["evidence"],
          summary: "Look at the key that is sent, or learn how to get one",
          security: [{}, { evidenceKey: [] }],
          response: { 200: KeyReply, ...errorReplies(GatewayError, [401, 500, 503]) },
        },
      },
      async (request) => {
        if (!request.caller) return describeKeys(meter, parts);
        const caller = callerOf(request);
        const { tier, maxCalls, used, resetsAt } = await meter.usage(caller);
        return {
          tier,
          created_at: isoTime(caller.createdAt),
          calls_used: used,
          max_calls: maxCalls,
          resets_at: isoTime(resetsAt),
        };
      },
    );
  });
};

function describeIssued(
  { text, upgrade }: IssuedKey,
  { maxCalls }: Meter,
  endpoints: Readonly<Record<string, Endpoint>>,
) {
  if (!upgrade)
    return { api_key: text, tier: "free" as const, max_calls: maxCalls.free, endpoints };
  const { checkoutUrl, sandbox } = upgrade.payment;
  return {
    api_key: text,
    tier: "pro" as const,
    max_calls: maxCalls.pro,
    endpoints,
    paid_until: isoTime(upgrade.paidUntil),
    ...(checkoutUrl ? { checkout_url: checkoutUrl } : {}),
    ...(sandbox ? { sandbox: true as const } : {}),
  };
}

function describeKeys({ maxCalls }: Meter, { publicUrl, payments }: EvidenceOptions["parts"]) {
  return {
    tiers: [
      {
        tier: "free" as const,
        max_calls: maxCalls.free,
        price_cents: 0,
        how: "POST /api/v1/key with an email address",
      },
      {
        tier: "pro" as const,
        max_calls: maxCalls.pro,
        price_cents: UPGRADE_CENTS,
        how: proIsObtained(payments),
      },
    ],
    create: {
      method: "POST" as const,
      url: `${publicUrl}/api/v1/key`,
      body: { email: "you@example.org" },
    },
  };
}
