import { Type } from "@sinclair/typebox";
import { accountOf } from "../../http/caller/authenticate.js";
import { GatewayError } from "../../http/families.js";
import { sendJsonBytes } from "../../http/json-bytes.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import { whileConnected } from "../../http/while-connected.js";
import type { Needed } from "../../platform/parts/part.js";
import type { BackendApp } from "../backend.js";
import { AuditBody, AuditReply, GatesReply } from "./schemas.js";
import { createDesignGates, foreignGates, noTokens, unknownGates } from "./service.js";

const SLUG = "design-gates";

/** Adds the route that audits and repairs, and the one that lists the gates. */
export async function routes(app: BackendApp, parts: Needed<"threads">): Promise<void> {
  const gates = createDesignGates(parts);

  app.post(
    "/audit",
    {
      schema: {
        operationId: "auditDesign",
        tags: [SLUG],
        "x-agents": { isTool: true },
        summary: "Judge markup, styles or design tokens by computed gates, and repair them",
        description:
          "Computes accessibility and design gates: names and roles, language, headings, ids, contrast with the cascade, target sizes, scales of type and spacing, motion and more. Each says which criterion of WCAG and which ACT rules it stands on, what was measured, and where. With `repair`, what can be decided is mended, and every other byte stays. No script is run, and nothing is fetched or kept.",
        body: AuditBody,
        response: {
          200: Type.Unsafe<Buffer>(AuditReply),
          ...errorReplies(
            GatewayError,
            [400, 401, 413, 422, 500, 503, 504],
            [
              () => unknownGates(["image-alternatives"]),
              () => foreignGates({ kind: "html", gates: [{ id: "css-contrast", kinds: ["css"] }] }),
              () =>
                noTokens({
                  message: "is not valid JSON at line 2, column 5",
                  at: { line: 2, column: 5 },
                }),
            ],
          ),
        },
      },
    },
    async (request, reply) =>
      whileConnected(reply, async (signal) => {
        const owner = accountOf(request);
        return sendJsonBytes(reply, await gates.audit({ body: request.body, owner, signal }));
      }),
  );

  app.get(
    "/gates",
    {
      schema: {
        operationId: "listDesignGates",
        tags: [SLUG],
        summary: "List the gates, with the criteria and rules that they stand on",
        response: {
          200: Type.Unsafe<Buffer>(GatesReply),
          ...errorReplies(GatewayError, [401, 500, 503, 504]),
        },
      },
    },
    async (request, reply) => sendJsonBytes(reply, await gates.list(accountOf(request))),
  );
}
