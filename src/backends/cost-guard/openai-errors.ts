import { Type } from "@sinclair/typebox";
import { ApiError, type Refusal } from "../../http/api-error.js";
import type { FamilyRules } from "../../http/families.js";
import { nameOf } from "./request/field-name.js";

/** The body of every error of the backend, as the clients of OpenAI read it. */
export const OpenAiError = Type.Object(
  {
    error: Type.Object({
      message: Type.String(),
      type: Type.String({ examples: ["invalid_request_error"] }),
      param: Type.Union([Type.String(), Type.Null()], {
        description: "the field that is at fault, such as `messages[0].content`",
      }),
      code: Type.Union([Type.String(), Type.Null()]),
    }),
  },
  {
    $id: "OpenAiError",
    examples: [
      {
        error: {
          message: "messages is required",
          type: "invalid_request_error",
          param: "messages",
          code: "invalid_request",
        },
      },
    ],
  },
);

/** What the backend answers otherwise than others behind the gateway. */
export const openAiRules = {
  errorBody: openAiError,
  errorSchema: OpenAiError,
  invalidFieldStatus: 400,
} satisfies Partial<FamilyRules>;

/** An error in the shape of OpenAI. */
export function openAiError({ status, message, code, details }: ApiError) {
  const path = details?.[0]?.path;
  return {
    error: { message, type: typeOf(status), param: path ? nameOf(path) : null, code },
  };
}

function typeOf(status: number): string {
  if (status === 401) return "authentication_error";
  if (status === 403) return "permission_error";
  if (status === 429) return "rate_limit_error";
  return status >= 500 ? "server_error" : "invalid_request_error";
}

/** The refusal of the other way to ask for a text. */
export const noResponses: Refusal = () =>
  new ApiError(404, "not_found", "the Responses API is not served here; use chat completions");
