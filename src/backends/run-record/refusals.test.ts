import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { backend } from "./index.js";

const OWNER = "acc_0123456789abcdef01234567";

let house: BackendTestApp;
beforeAll(async () => {
  house = await buildBackendApp(backend);
});
afterAll(() => house.close());

describe("what is refused", () => {
  const headers = onBehalfOf(OWNER);
  const create = (payload: object | string) => ({
    method: "POST" as const,
    url: "/v1/runs",
    headers,
    payload,
  });
  const createRun = async () =>
    (await house.app.inject(create({ name: "a" }))).json<{ run_id: string }>().run_id;
  const toRun = (path: string) => (payload: object) => async () => ({
    method: "POST" as const,
    url: `/v1/runs/${await createRun()}/${path}`,
    headers,
    payload,
  });
  const append = toRun("steps");
  const verify = toRun("verify");
  const query = (payload: object) => ({ ...create(payload), url: "/v1/runs/query" });
  const read = (search: string) => async () => ({
    url: `/v1/runs/${await createRun()}${search}`,
    headers,
  });
  const fault = (code: string, message: string, path?: string) => ({
    error: { code, message, ...(path === undefined ? {} : { details: [{ path, message }] }) },
  });
  const invalid = (message: string, path?: string) => fault("invalid_request", message, path);
  const wrong = (message: string, path?: string) => fault("validation_error", message, path);
  const long = { text: "m".repeat(16_384) };
  const isLong = "meta must have at most 16384 bytes as canonical JSON";
  const hash = 'must match pattern "^[0-9a-f]{64}$"';
  const neither = "content or content_sha256 is required";
  const both = "content and content_sha256 exclude each other; send one of them";
  const label = String.raw`must match pattern "^[^\u0000-\u001f\u007f]+$"`;

  apiCases(
    () => house.app,
    [
      ["a run without a name", create({}), 400, invalid("name is required", "/name")],
      ["a run without a body", create(""), 400, { error: { code: "invalid_request" } }],
      ["a body that is no JSON", create("{"), 400, invalid("the body is not valid JSON")],
      ["an empty name", create({ name: "" }), 422, wrong("name must have at least 1 character")],
      [
        "a long name",
        create({ name: "n".repeat(201) }),
        422,
        wrong("name must have at most 200 characters"),
      ],
      ["a name with NUL", create({ name: "a\u0000" }), 422, wrong(`name ${label}`)],
      ["a name that is a number", create({ name: 1 }), 422, wrong("name must be a string")],
      [
        "a meta that is a list",
        create({ name: "a", meta: [] }),
        422,
        wrong("meta must be an object"),
      ],
      ["a long meta of a run", create({ name: "a", meta: long }), 422, wrong(isLong, "/meta")],
      [
        "a body over 1 MiB",
        create({ name: "a", pad: "p".repeat(1_048_576) }),
        413,
        { error: { code: "payload_too_large" } },
      ],
      ["a step without a kind", append({ content: 1 }), 400, invalid("kind is required", "/kind")],
      [
        "an empty kind",
        append({ kind: "", content: 1 }),
        422,
        wrong("kind must have at least 1 character"),
      ],
      [
        "a long kind",
        append({ kind: "k".repeat(65), content: 1 }),
        422,
        wrong("kind must have at most 64 characters"),
      ],
      ["a kind with a newline", append({ kind: "a\n", content: 1 }), 422, wrong(`kind ${label}`)],
      ["neither content nor hash", append({ kind: "a" }), 400, invalid(neither, "/content")],
      [
        "content and hash",
        append({ kind: "a", content: "", content_sha256: "0".repeat(64) }),
        422,
        wrong(both, "/content_sha256"),
      ],
      [
        "a hash in capitals",
        append({ kind: "a", content_sha256: "A".repeat(64) }),
        422,
        wrong(`content_sha256 ${hash}`),
      ],
      [
        "a short hash",
        append({ kind: "a", content_sha256: "ab" }),
        422,
        wrong(`content_sha256 ${hash}`),
      ],
      [
        "an if_head that is no hash",
        append({ kind: "a", content: 1, if_head: "x" }),
        422,
        wrong(`if_head ${hash}`),
      ],
      [
        "a long meta of a step",
        append({ kind: "a", content: 1, meta: long }),
        422,
        wrong(isLong, "/meta"),
      ],
      [
        "half a surrogate pair",
        append({ kind: "a", content: "\ud800" }),
        400,
        { error: { code: "invalid_request" } },
      ],
      ["a query for 0 runs", query({ limit: 0 }), 422, wrong("limit must be >= 1")],
      ["a query for 101 runs", query({ limit: 101 }), 422, wrong("limit must be <= 100")],
      [
        "a time without a zone",
        query({ from: "2026-11-21T12:00:00" }),
        422,
        wrong("from must be a time in ISO 8601, such as 2026-01-31T09:00:00.000Z", "/from"),
      ],
      [
        "a time that is none",
        query({ to: "2026-13-41T12:00:00Z" }),
        422,
        wrong("to must be a time in ISO 8601, such as 2026-01-31T09:00:00.000Z", "/to"),
      ],
      [
        "a cursor of somebody's own making",
        query({ cursor: "MQ" }),
        422,
        wrong("cursor must be the next_cursor of an earlier answer", "/cursor"),
      ],
      ["a page of 1001 steps", read("?limit=1001"), 422, wrong("limit must be <= 1000")],
      ["a page after what is no number", read("?after=x"), 422, wrong("after must be an integer")],
      [
        "a kept step without an index",
        verify({ steps: [{ content: 1 }] }),
        400,
        invalid("steps.0.index is required"),
      ],
      [
        "a kept step without a content",
        verify({ steps: [{ index: 0 }] }),
        400,
        invalid("steps.0.content or steps.0.content_sha256 is required", "/steps/0/content"),
      ],
      [
        "a kept step with two contents",
        verify({ steps: [{ index: 0, content: 1, content_sha256: "0".repeat(64) }] }),
        422,
        wrong(
          "steps.0.content and steps.0.content_sha256 exclude each other; send one of them",
          "/steps/0/content_sha256",
        ),
      ],
      [
        "a step that is kept twice",
        verify({
          steps: [
            { index: 3, content: 1 },
            { index: 3, content: 2 },
          ],
        }),
        422,
        wrong("steps.1.index is given twice", "/steps/1/index"),
      ],
      [
        "an index below 0",
        verify({ steps: [{ index: -1, content: 1 }] }),
        422,
        wrong("steps.0.index must be >= 0"),
      ],
      [
        "too many kept steps",
        verify({ steps: Array.from({ length: 1_001 }, (_, index) => ({ index, content: 1 })) }),
        422,
        wrong("steps must NOT have more than 1000 items"),
      ],
      [
        "a call past the gateway",
        { method: "POST", url: "/v1/runs", payload: { name: "a" } },
        401,
        { error: { code: "unauthorized" } },
      ],
    ].map(([name, request, status, body]) => ({ name, request, status, body }) as never),
  );

  it("leaves nothing behind", async () => {
    const before = await house.app.inject(query({}));
    const id = await createRun();
    const [{ head }] = (await house.app.inject(query({ limit: 1 }))).json().runs;
    for (const payload of [{ kind: "a" }, { content: 1 }, { kind: "a", content: 1, meta: long }]) {
      await house.app.inject({ ...create(payload), url: `/v1/runs/${id}/steps` });
    }
    for (const payload of [{}, { name: "" }, { name: "a", meta: long }]) {
      await house.app.inject(create(payload));
    }
    const { runs } = (await house.app.inject(query({}))).json();
    expect(runs[0]).toMatchObject({ run_id: id, head, step_count: 0 });
    expect(runs.slice(1)).toEqual(before.json().runs.slice(0, 49));
  });
});
