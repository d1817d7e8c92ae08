import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { type Static, Type } from "@sinclair/typebox";
import { GatewayError } from "../../../http/families.js";
import { errorReplies, ref } from "../../../http/openapi/openapi.js";
import { StringEnum } from "../../../http/openapi/string-enum.js";
import { isoTime } from "../../../platform/clock/iso-time.js";
import { probeStore } from "../../../platform/heartbeat/probe-store.js";
import type { EvidenceOptions } from "../options.js";

const Check = StringEnum(["ok", "degraded", "down", "not_configured"]);

const EvidenceHealth = Type.Object(
  {
    status: StringEnum(["ok", "degraded", "down"]),
    version: Type.String(),
    uptime_s: Type.Number(),
    time: Type.String({ format: "date-time" }),
    checks: Type.Object({
      store: Type.Object({ status: Check, ms: Type.Number() }),
      evidence_log: Type.Object({
        status: Check,
        reason: Type.Optional(Type.String({ description: "why nothing is sealed" })),
      }),
      workers: Type.Object({ status: Check, busy: Type.Integer(), queued: Type.Integer() }),
      payments: Type.Object({ status: Check, mode: StringEnum(["sandbox", "live"]) }),
    }),
  },
  {
    $id: "EvidenceHealth",
    examples: [
      {
        status: "ok",
        version: "0.1.0",
        uptime_s: 61,
        time: "2026-11-21T12:00:00.000Z",
        checks: {
          store: { status: "ok", ms: 0.04 },
          evidence_log: { status: "ok" },
          workers: { status: "ok", busy: 0, queued: 0 },
          payments: { status: "ok", mode: "sandbox" },
        },
      },
    ],
  },
);
type EvidenceHealth = Static<typeof EvidenceHealth>;

export interface HealthRoutesOptions extends EvidenceOptions {
  /** The log of this family; a fault of it, as an audit found, is this family's too. */
  readonly evidence: { fault(): string | undefined };
}

/** Whether this family can work. */
export const healthRoutes: FastifyPluginAsyncTypebox<HealthRoutesOptions> = async (
  app,
  options,
) => {
  app.addSchema(EvidenceHealth);
  app.get(
    "/health",
    {
      schema: {
        operationId: "getEvidenceHealth",
        tags: ["evidence"],
        summary: "Probe what sealing, memory and images stand on",
        description:
          "200 while the family can work, also when degraded; 503 when its store is down or its log is not what was signed.",
        response: {
          200: ref(EvidenceHealth),
          503: ref(EvidenceHealth),
          ...errorReplies(GatewayError, [500]),
        },
      },
    },
    async (_request, reply) => {
      const health = await probe(options);
      return reply
        .header("cache-control", "no-store")
        .code(health.status === "down" ? 503 : 200)
        .send(health);
    },
  );
};

async function probe({ parts, evidence, version }: HealthRoutesOptions): Promise<EvidenceHealth> {
  const { threads, payments, clock } = parts;
  const store = await probeStore(parts.store, parts.heartbeat);
  const reason = evidence.fault();
  const { busy, queued } = threads.stats();
  const workersStatus = threads.availability().ok ? "ok" : "degraded";
  const isDown = store.status === "down" || reason !== undefined;
  return {
    status: isDown ? "down" : workersStatus,
    version,
    uptime_s: Math.round(process.uptime()),
    time: isoTime(clock()),
    checks: {
      store,
      evidence_log: reason === undefined ? { status: "ok" } : { status: "down", reason },
      workers: { status: workersStatus, busy, queued },
      payments: {
        status: payments.mode === "sandbox" ? "ok" : "not_configured",
        mode: payments.mode,
      },
    },
  };
}
