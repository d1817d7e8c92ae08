import { Type } from "@sinclair/typebox";
import type { Refusal } from "../../http/api-error.js";
import { accountOf } from "../../http/caller/authenticate.js";
import { GatewayError } from "../../http/families.js";
import { readBodiesAsBytes } from "../../http/input/body-parsers.js";
import { sendJsonBytes } from "../../http/json-bytes.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import { whileConnected } from "../../http/while-connected.js";
import type { Needed } from "../../platform/parts/part.js";
import type { BackendApp } from "../backend.js";
import { ConvertBody, ConvertForm, ConvertReply } from "./schemas.js";
import { createConverter, refusalOf } from "./service.js";

const noContent: Refusal = () =>
  refusalOf({
    status: 400,
    message: "content_base64 or text must be given",
    paths: ["/content_base64", "/text"],
  });
const encrypted: Refusal = () =>
  refusalOf({
    status: 422,
    message: "encrypted: the Office document is encrypted with a password",
    paths: ["/content_base64"],
  });

/** Adds the route that converts documents. */
export async function routes(app: BackendApp, needed: Needed<"threads">): Promise<void> {
  const convert = createConverter(needed);
  // A form is no JSON, and the thread that converts a file also reads it out of its body.
  readBodiesAsBytes(app);

  app.post(
    "/v1/convert",
    {
      schema: {
        operationId: "convertDocument",
        tags: ["documents"],
        "x-agents": { isTool: true },
        summary: "Convert a document to Markdown, plain text or blocks",
        description:
          "PDF, DOCX, HTML, CSV, TSV, Markdown or plain text, in JSON or as a form with one file. The format is told by the first bytes, else by the name, else by what the text looks like. Headings, lists, tables, links and page numbers are kept; what is lost is a warning. An encrypted, damaged, oversized or foreign file is 422, and its message begins with `encrypted`, `damaged`, `too_large` or `unsupported`. Nothing is kept.",
        body: {
          content: {
            "application/json": { schema: ConvertBody },
            "multipart/form-data": { schema: ConvertForm },
          },
        },
        response: {
          200: Type.Unsafe<Buffer>(ConvertReply),
          ...errorReplies(
            GatewayError,
            [400, 401, 413, 422, 500, 503, 504],
            [noContent, encrypted],
          ),
        },
      },
      // What reads the body on its thread validates it by itself.
      validatorCompiler: () => () => true,
    },
    async (request, reply) =>
      whileConnected(reply, async (signal) => {
        const json = await convert({
          bytes: request.bodyBytes ?? new Uint8Array(),
          contentType: request.headers["content-type"] ?? "",
          owner: accountOf(request),
          signal,
        });
        return sendJsonBytes(reply, json);
      }),
  );
}
