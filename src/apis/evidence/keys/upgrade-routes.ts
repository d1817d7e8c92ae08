import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "@sinclair/typebox";
import { callerOf } from "../../../http/caller/authenticate.js";
import { GatewayError } from "../../../http/families.js";
import { noSuchPayment } from "../../../http/no-such-payment.js";
import { onceOf } from "../../../http/once.js";
import { errorReplies } from "../../../http/openapi/openapi.js";
import { StringEnum } from "../../../http/openapi/string-enum.js";
import { isoTime } from "../../../platform/clock/iso-time.js";
import type { Key } from "../../../platform/keys/key.js";
import type { EvidenceOptions } from "../options.js";
import { TierName } from "./key-schemas.js";
import { buyUpgrade, UPGRADE_CENTS, UPGRADE_DAYS, type Upgrade } from "./upgrade-purchase.js";

const UpgradeBody = Type.Object(
  { payment_method: StringEnum(["stripe", "crypto"]) },
  { examples: [{ payment_method: "stripe" }, { payment_method: "crypto" }] },
);

const UpgradeReply = Type.Object(
  {
    ok: Type.Literal(true),
    id: Type.String({ pattern: "^upg_[0-9a-f]{24}$", description: "of this purchase" }),
    tier: TierName,
    paid_until: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
      description: "until when the key is pro; null while the payment is open",
    }),
    checkout_url: Type.Optional(Type.String({ description: "the receipt; for stripe" })),
    payment_address: Type.Optional(Type.String({ description: "for crypto" })),
    amount: Type.Number({ description: "in major units: 20 is twenty dollars" }),
    currency: StringEnum(["usd", "usdc"]),
    sandbox: Type.Optional(
      Type.Literal(true, { description: "settled at once, and no money moved" }),
    ),
  },
  {
    examples: [
      {
        ok: true,
        id: "upg_5f0c2a9d41b7e83c6a1d90f2",
        tier: "pro",
        paid_until: "2026-12-21T12:00:00.000Z",
        checkout_url: "http://localhost:8080/checkout/upg_5f0c2a9d41b7e83c6a1d90f2",
        amount: 20,
        currency: "usd",
        sandbox: true,
      },
    ],
  },
);

/** Buying the tier pro; it costs no call, so that a key that has none left can be upgraded. */
export const upgradeRoutes: FastifyPluginAsyncTypebox<EvidenceOptions> = async (
  app,
  { parts, meter },
) => {
  await app.register(async (keyed: Parameters<typeof upgradeRoutes>[0]) => {
    meter.identify(keyed);
    keyed.post(
      "/upgrade",
      {
        config: { idempotent: true },
        schema: {
          operationId: "upgradeEvidenceKey",
          "x-agents": { charges: true },
          tags: ["evidence"],
          summary: `Buy ${UPGRADE_DAYS} days of the tier pro for your key`,
          description:
            "The days follow those that are paid for already, up to 366 days ahead. After them the key is free again, with what it called this month.",
          security: [{ evidenceKey: [] }],
          body: UpgradeBody,
          response: {
            200: UpgradeReply,
            ...errorReplies(
              GatewayError,
              [400, 401, 409, 413, 422, 500, 503],
              [() => noSuchPayment()],
            ),
          },
        },
      },
      async (request) => {
        const caller = callerOf(request);
        const wanted = { caller, method: request.body.payment_method };
        const toReply = (upgrade: Upgrade) => describeUpgrade(upgrade, caller);
        const once = onceOf(request, toReply);
        return toReply(await buyUpgrade(parts, meter.extensions, wanted, once));
      },
    );
  });
};

function describeUpgrade({ id, paidUntil, payment }: Upgrade, { tier }: Key) {
  return {
    ok: true as const,
    id,
    tier: paidUntil === null && tier !== "pro" ? ("free" as const) : ("pro" as const),
    paid_until: isoTime(paidUntil),
    ...(payment.checkoutUrl ? { checkout_url: payment.checkoutUrl } : {}),
    ...(payment.paymentAddress ? { payment_address: payment.paymentAddress } : {}),
    amount: UPGRADE_CENTS / 100,
    currency: payment.currency,
    ...(payment.sandbox ? { sandbox: true as const } : {}),
  };
}
