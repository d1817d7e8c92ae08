import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { backend } from "./index.js";

let built: BackendTestApp;
beforeAll(async () => {
  built = await buildBackendApp(backend);
});
afterAll(() => built.close());

const post = (payload: object) => ({
  method: "POST" as const,
  url: "/api/computer/resolve",
  headers: { ...onBehalfOf("acc_1"), "content-type": "application/json" },
  payload: JSON.stringify(payload),
});

describe("a conflict", () => {
  it("that follows from three texts is resolved", async () => {
    const sides = { base: "a\nb\nc\n", ours: "A\nb\nc\n", theirs: "a\nb\nC\n" };
    const reply = await built.app.inject(post(sides));
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toEqual({
      resolved: true,
      content: "A\nb\nC\n",
      proposed: "A\nb\nC\n",
      conflicts: [],
    });
  });

  it("that markers show is told with its lines, rule, confidence and proposals", async () => {
    const content = "one\n<<<<<<< ours\nx = 1\n=======\nx = 1\n>>>>>>> theirs\nend\n";
    const reply = await built.app.inject(post({ content }));
    expect(reply.json()).toMatchObject({
      resolved: true,
      content: "one\nx = 1\nend\n",
      conflicts: [
        {
          lines: { from: 2, to: 6 },
          resolution: "x = 1",
          rule: "identical",
          confidence: 1,
          needs_review: false,
        },
      ],
    });
  });

  it("of two meanings keeps its markers and is not called resolved", async () => {
    const content =
      "<<<<<<< ours\nlimit = 10\n||||||| base\nlimit = 5\n=======\nlimit = 20\n>>>>>>> theirs\n";
    const answer = (await built.app.inject(post({ content }))).json();
    expect(answer).toMatchObject({ resolved: false, content });
    expect(answer.conflicts[0]).toMatchObject({ needs_review: true });
    expect(answer.conflicts[0].confidence).toBeLessThan(1);
  });
});

describe("what is refused", () => {
  apiCases(
    () => built.app,
    [
      {
        name: "neither a file nor three texts",
        request: post({ path: "a.js" }),
        status: 400,
        body: {
          error: {
            code: "invalid_request",
            message: "content is required, or base, ours and theirs",
            details: [{ path: "/content" }],
          },
        },
      },
      {
        name: "two of three texts",
        request: post({ base: "a", ours: "b" }),
        status: 400,
        body: {
          error: {
            code: "invalid_request",
            message: "theirs is required beside base and ours",
            details: [{ path: "/theirs" }],
          },
        },
      },
      {
        name: "markers that do not close",
        request: post({ content: "<<<<<<< ours\na\n=======\nb\n" }),
        status: 422,
        body: { error: { code: "validation_error", details: [{ path: "/content" }] } },
      },
      {
        name: "a text that is a number",
        request: post({ content: 5 }),
        status: 422,
        body: { error: { code: "validation_error", message: "content must be a string" } },
      },
    ],
  );
});
