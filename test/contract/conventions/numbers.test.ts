import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiDocument, type ApiRoute, listRoutes } from "../../../src/http/openapi/document.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { openapiDocuments } from "../../helpers/openapi-documents.js";
import { signIn } from "../accounts/person.js";
import { signUp } from "../jobs/agent.js";
import { listen } from "./raw-http.js";

const ACCOUNT = "acc_000000000000000000000001";

/** None of them is a number as people write one in an address. */
const NO_NUMBERS: readonly (readonly [name: string, text: string])[] = [
  ["a number over the range of doubles", "1e309"],
  ["one below it", "-1e309"],
  ["one in digits", "9".repeat(400)],
  ["Infinity", "Infinity"],
  ["-Infinity", "-Infinity"],
  ["NaN", "NaN"],
  ["a hexadecimal number", "0x10"],
  ["a binary number", "0b1"],
  ["an exponent", "1e3"],
  ["a small exponent", "1e0"],
  ["spaces around", "%205%20"],
  ["a plus sign", "%2B5"],
  ["a line break", "5%0A"],
  ["a comma", "5,5"],
  ["an underscore", "1_0"],
  ["digits of another script", "%D9%A5"],
  ["a boolean", "true"],
  ["null", "null"],
  ["nothing", ""],
  ["U+0000", "%00"],
];

interface NumericParameter {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly minimum?: number };
}

interface Parameter extends NumericParameter {
  readonly required?: boolean;
  readonly example?: unknown;
}

interface Tried {
  readonly name: string;
  readonly route: ApiRoute;
  readonly parameter: NumericParameter;
  /** Where the paths of its document begin. */
  readonly base: string;
}

let house: TestApp;
let origin: string;
let keys: Readonly<Record<string, string>>;
beforeAll(async () => {
  house = await buildTestApp({ FREE_CALLS_PER_DAY: "100000", PRODUCT_RATE_PER_MINUTE: "100000" });
  const { platform, app } = house;
  const issue = async (realm: "gateway" | "evidence" | "products") => {
    const wanted = { realm, ownerId: ACCOUNT, name: "test", scopes: ["all"], tier: "pro" };
    return (await platform.keys.issue(platform.store, wanted)).text;
  };
  for (const { slug } of platform.backends.services) {
    await platform.store.durable.tx((tx) =>
      platform.keys.setGrant(tx, { ownerId: ACCOUNT, slug, granted: true }),
    );
  }
  const { cookie } = await signIn(house);
  keys = {
    authorizationOfGateway: `Bearer ${await issue("gateway")}`,
    authorizationOfProducts: `Bearer ${await issue("products")}`,
    evidence: await issue("evidence"),
    jobs: (await signUp(app)).apiKey,
    cookie,
  };
  origin = `http://127.0.0.1:${await listen(app)}`;
});
afterAll(() => house.close());

/** As much of a parameter's description as tells whether it is a number. */
function isNumeric(schema: unknown): boolean {
  return /"type":"(number|integer)"/.test(JSON.stringify(schema));
}

function parametersOf({ operation }: ApiRoute): readonly Parameter[] {
  return (operation as { readonly parameters?: readonly Parameter[] }).parameters ?? [];
}

/** What a request needs besides, as the document shows it. */
function requiredTexts(route: ApiRoute): string[] {
  return parametersOf(route)
    .filter(
      ({ in: place, required, schema }) => place === "query" && required && !isNumeric(schema),
    )
    .map(({ name, example }) => `&${name}=${encodeURIComponent(String(example))}`);
}

function numericParametersOf(document: ApiDocument, base: string): Tried[] {
  return listRoutes(document).flatMap((route) => {
    return parametersOf(route)
      .filter(({ schema }) => isNumeric(schema))
      .map((parameter) => ({
        name: `${route.method} ${base}${route.path}, ${parameter.name}`,
        route,
        parameter,
        base,
      }));
  });
}

const documents = [...(await openapiDocuments())];
const tried = documents.flatMap(([file, text]) => {
  const slug = /^services\/(.+)\.json$/.exec(file)?.[1];
  if (slug === undefined && file !== "gatehouse.json") return [];
  return numericParametersOf(JSON.parse(text), slug === undefined ? "" : `/v1/api/${slug}`);
});

function headersFor(path: string): Record<string, string> {
  const of = (name: string) => keys[name] ?? "";
  if (path.startsWith("/v1/api/")) return { authorization: of("authorizationOfGateway") };
  if (path.startsWith("/api/v1/")) return { "x-api-key": of("evidence") };
  if (path.startsWith("/api/agents/")) return { "x-api-key": of("jobs") };
  if (path.startsWith("/v1/account")) return { cookie: of("cookie") };
  return { authorization: of("authorizationOfProducts") };
}

async function send({ route, parameter, base }: Tried, text: string) {
  const inPath = parameter.in === "path";
  const path = base + route.path.replace(`{${parameter.name}}`, inPath ? text : "$&");
  const filled = path.replace(/\{\w+\}/g, "one");
  const others = tried
    .filter((other) => other.route === route && other.parameter !== parameter)
    .map((other) => `&${other.parameter.name}=${other.parameter.schema.minimum || 1}`);
  const besides = [...others, ...requiredTexts(route)].join("");
  const query = inPath ? "" : `?${parameter.name}=${text}${besides}`;
  const headers = headersFor(path);
  if (parameter.in === "header") headers[parameter.name] = decodeURIComponent(text);
  const reply = await fetch(`${origin}${filled}${query}`, { method: route.method, headers });
  return { status: reply.status, body: await reply.text() };
}

it("finds the numbers that routes take", () => {
  expect(tried.length).toBeGreaterThan(14);
});

describe.each(tried)("$name", (one) => {
  it.each(NO_NUMBERS)("is refused by name when it is %s", async (_name, text) => {
    const { status, body } = await send(one, text);
    expect(status, body).toBe(422);
    expect(JSON.parse(body).error).toMatchObject({
      code: "validation_error",
      message: expect.stringContaining(`${one.parameter.name} must be`),
      details: [{ path: `/${one.parameter.name}` }],
    });
  });

  it("is refused by name when it comes twice", async () => {
    const { status, body } = await send(one, `1&${one.parameter.name}=2`);
    expect(status, body).toBe(422);
    expect(body).toContain(`${one.parameter.name} must be`);
  });

  it.each(["1", "1.0", "01"])("is read as 1 when it is %s", async (text) => {
    const { status, body } = await send(one, text);
    expect(body).not.toMatch(/must be an? (integer|number)/);
    expect(status).toBeLessThan(500);
  });
});
