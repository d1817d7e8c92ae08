import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { backend } from "./index.js";
import { CommitBody } from "./schemas.js";

let built: BackendTestApp;
beforeAll(async () => {
  built = await buildBackendApp(backend);
});
afterAll(() => built.close());

const post = (payload: object) => ({
  method: "POST" as const,
  url: "/api/computer/commit",
  headers: { ...onBehalfOf("acc_1"), "content-type": "application/json" },
  payload: JSON.stringify(payload),
});

describe("the message of a commit", () => {
  it("is written by the grammar of Conventional Commits", async () => {
    const reply = await built.app.inject(post(CommitBody.examples?.[0]));
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toEqual({
      type: "docs",
      scope: "readme",
      subject: expect.stringMatching(/^[a-z].*[^.]$/),
      body: expect.any(String),
      breaking: false,
    });
  });
});

describe("what is refused", () => {
  apiCases(
    () => built.app,
    [
      {
        name: "no diff",
        request: post({}),
        status: 400,
        body: { error: { code: "invalid_request", message: "diff is required" } },
      },
      {
        name: "a text that is no diff",
        request: post({ diff: "hello" }),
        status: 422,
        body: {
          error: {
            code: "validation_error",
            message: "diff must be a unified diff that changes a file",
            details: [{ path: "/diff" }],
          },
        },
      },
    ],
  );
});
