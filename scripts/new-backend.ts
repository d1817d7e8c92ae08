// Writes the folder of a new backend with one working route: npm run new-backend -- <slug>
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const SLUG_LENGTH_MAX = 40;
const backends = fileURLToPath(new URL("../src/backends/", import.meta.url));

const [slug, ...others] = process.argv.slice(2);
if (slug === undefined || others.length > 0) {
  refuse("one slug is needed: npm run new-backend -- <slug>");
} else if (!SLUG.test(slug) || slug.length > SLUG_LENGTH_MAX) {
  refuse(
    `a slug is words of lower-case letters and digits joined by hyphens, it begins with a letter and has at most ${SLUG_LENGTH_MAX} characters`,
  );
} else if (existsSync(join(backends, slug))) {
  refuse(`src/backends/${slug} is already there`);
} else {
  mkdirSync(join(backends, slug));
  for (const [name, text] of Object.entries(filesOf(slug))) {
    writeFileSync(join(backends, slug, name), text);
    console.log(`wrote src/backends/${slug}/${name}`);
  }
}

function refuse(message: string): void {
  console.error(`new-backend: ${message}`);
  process.exitCode = 1;
}

function filesOf(slug: string): Readonly<Record<string, string>> {
  return {
    "index.ts": definition(slug),
    "schemas.ts": schemas(),
    [`${slug}.test.ts`]: cases(),
  };
}

function definition(slug: string): string {
  return `import { GatewayError } from "../../http/families.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import { defineBackend } from "../backend.js";
import { Count, CountBody } from "./schemas.js";

export const backend = defineBackend({
  slug: "${slug}",
  access: "self-service",
  purpose: "Counts the words of a text.",
  example: { method: "POST", path: "count", body: { text: "one gate for all" } },
  beyond: true,
  async routes(app) {
    app.post(
      "/count",
      {
        schema: {
          operationId: "countWords",
          tags: ["${slug}"],
          summary: "Count the words of a text",
          body: CountBody,
          response: { 200: Count, ...errorReplies(GatewayError, [400, 413, 422, 500]) },
        },
      },
      async ({ body }) => ({ words: body.text.match(/\\S+/g)?.length ?? 0 }),
    );
  },
});
`;
}

function schemas(): string {
  return `import { Type } from "@sinclair/typebox";

export const CountBody = Type.Object(
  { text: Type.String({ maxLength: 10_000 }) },
  { examples: [{ text: "one gate for all" }] },
);

export const Count = Type.Object(
  { words: Type.Integer({ minimum: 0 }) },
  { examples: [{ words: 4 }] },
);
`;
}

function cases(): string {
  return `import { afterAll, beforeAll, describe } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { backend } from "./index.js";

let house: BackendTestApp;
beforeAll(async () => {
  house = await buildBackendApp(backend);
});
afterAll(() => house.close());

const count = (payload: object, headers = onBehalfOf("acc_ada")) => ({
  method: "POST" as const,
  url: "/count",
  headers,
  payload,
});

describe("POST /count", () => {
  apiCases(
    () => house.app,
    [
      {
        name: "counts words, whatever stands between them",
        request: count({ text: " one gate\\n\\tfor all " }),
        status: 200,
        body: { words: 4 },
      },
      {
        name: "finds none in nothing",
        request: count({ text: "" }),
        status: 200,
        body: { words: 0 },
      },
      {
        name: "takes 10,000 characters",
        request: count({ text: "a".repeat(10_000) }),
        status: 200,
        body: { words: 1 },
      },
      {
        name: "refuses one more",
        request: count({ text: "a".repeat(10_001) }),
        status: 422,
        body: { error: { code: "validation_error" } },
      },
      {
        name: "needs the text",
        request: count({}),
        status: 400,
        body: { error: { code: "invalid_request" } },
      },
      {
        name: "answers nobody who did not come through the gateway",
        request: count({ text: "a" }, {}),
        status: 401,
        body: { error: { code: "unauthorized" } },
      },
    ],
  );
});
`;
}
