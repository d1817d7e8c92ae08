import { describe, expect, it } from "vitest";
import { type ApiBody, listRoutes } from "../../../src/http/openapi/document.js";
import { documentedApi } from "../../helpers/documented-answers.js";
import { examplesOf, writtenDocuments } from "../../helpers/written-openapi.js";

/** What an error of a status may be called, in every family. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  400: ["invalid_request", "payment_method_unavailable"],
  401: ["unauthorized"],
  402: ["payment_required"],
  403: ["forbidden"],
  // The second is what clients of OpenAI's API know.
  404: ["not_found", "model_not_found"],
  406: ["not_acceptable"],
  409: ["conflict"],
  413: ["payload_too_large"],
  422: ["validation_error"],
  429: ["rate_limited"],
  500: ["internal_error"],
  502: ["bad_gateway"],
  503: ["unavailable", "email_not_configured"],
  504: ["timeout"],
};

/** The code of an error, by the envelope of its family; undefined in any other one. */
function codeOf(path: string, body: unknown): unknown {
  const { ok, error } = body as { ok?: unknown; error?: unknown };
  if (path.startsWith("/api/agents/")) return ok === false ? error : undefined;
  const { code, data } = (error ?? {}) as { code?: unknown; data?: { code?: unknown } };
  return path === "/mcp" ? data?.code : code;
}

/** Whether a reply tells of an error: that of a server in bad health is a report. */
const isError = (operationId = "", [status]: [string, ApiBody]) =>
  Number(status) >= 400 && !(/^get(Evidence)?Health$/.test(operationId) && status === "503");

const documents = writtenDocuments();

describe.each([...documents.keys()])("the errors in openapi/%s", (name) => {
  const document = documents.get(name)!;
  const replies = listRoutes(document).flatMap(({ path, operation }) =>
    Object.entries(operation.responses)
      .filter((reply) => isError(operation.operationId, reply))
      .map(([status, { content = {} }]) => {
        const [media] = Object.values(content);
        const at = `${operation.operationId} ${status}`;
        return {
          at,
          path,
          status,
          schema: media?.schema,
          examples: media ? examplesOf(media) : [],
        };
      }),
  );

  it("all have an example", () => {
    const lacking = replies.filter(({ examples }) => examples.length === 0);
    expect(lacking.map(({ at }) => at)).toEqual([]);
  });

  it("have codes of their status and family in it", () => {
    for (const { at, path, status, examples } of replies) {
      for (const example of examples) {
        expect(CODES[status], `${at}: ${JSON.stringify(example)}`).toContain(codeOf(path, example));
      }
    }
  });
});

describe.each([...documents.keys()])("openapi/%s", (name) => {
  const document = documents.get(name)!;
  const api = documentedApi(document);

  it("shows no body that its own schema refuses", () => {
    for (const { operation } of listRoutes(document)) {
      const bodies = [operation.requestBody, ...Object.values(operation.responses)];
      for (const media of bodies.flatMap((body) => Object.values(body?.content ?? {}))) {
        for (const example of examplesOf(media)) api.expectToMatch(media.schema, example);
      }
    }
  });
});
