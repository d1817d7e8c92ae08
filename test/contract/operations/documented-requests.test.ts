import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { documentedApi } from "../../helpers/documented-answers.js";
import { needs, notSent } from "../../helpers/documented-requests/needs.js";
import {
  bodiesOf,
  type DocumentedBody,
  type DocumentedOperation,
  documentedOperations,
  successesOf,
} from "../../helpers/documented-requests/operations.js";
import { provocationsOf } from "../../helpers/documented-requests/provocations.js";
import { createSender, type Sender } from "../../helpers/documented-requests/sender.js";
import { mailTo, moveIn } from "../../helpers/repeats/premises.js";
import { environmentForCalls } from "../../helpers/repeats/prepare-calls.js";

const operations = documentedOperations();
const apis = new Map(
  [...operations.values()].map(({ document }) => [document, documentedApi(document)] as const),
);
const sent = [...operations.values()].filter(({ id }) => !(id in notSent));
const requests = sent.flatMap(({ id, operation }) => {
  const bodies = bodiesOf(operation);
  if (bodies.length < 2) return [{ title: id, id, body: bodies[0] }];
  return bodies.map((body, at) => ({ title: `${id}, example ${at + 1}`, id, body }));
});

let house: TestApp;
let sender: Sender;
beforeAll(async () => {
  // Names lead to this machine, where nobody listens.
  const resolveName = async () => ["127.0.0.1"];
  const environment = { ...environmentForCalls, FREE_CALLS_PER_DAY: "10000" };
  house = await buildTestApp(environment, { resolveName });
  const url = await house.app.listen({ port: 0, host: "127.0.0.1" });
  const { store } = house.platform;
  const premises = { url, store };
  const resident = await moveIn(premises);
  await store.run(sql`
    INSERT INTO grants (owner_id, slug, granted_at) VALUES (${resident.accountId}, 'quantum', 1)`);
  sender = createSender({
    app: house.app,
    operations,
    needs,
    resident,
    async newcomer() {
      const resident = await moveIn(premises);
      await store.run(sql`DELETE FROM grants WHERE owner_id = ${resident.accountId}`);
      return resident;
    },
    mailTo: (email) => mailTo(store, email),
  });
});
afterAll(() => house.close());

/** Fails unless the document promises this answer as one of success. */
function expectSuccess(id: string, reply: LightMyRequestResponse): void {
  const { operation, document } = operations.get(id)!;
  const successes = successesOf(operation);
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  if (successes.includes("2XX")) return;
  expect(successes, reply.body).toContain(String(reply.statusCode));
  apis.get(document)?.expectDocumented(operation.operationId ?? "", reply);
}

describe("every request in the documents", () => {
  it("is sent here, but for what has no success to be answered with", () => {
    const named = [...Object.keys(needs), ...Object.keys(notSent)];
    expect(named.filter((id) => !operations.has(id))).toEqual([]);
    const unanswered = sent.filter(({ operation }) => successesOf(operation).length === 0);
    expect(unanswered.map(({ id }) => id)).toEqual([]);
    expect(Object.keys(notSent).length).toBeLessThan(7);
  });

  it("has a body wherever one is taken", () => {
    const lacking = sent.filter(
      ({ operation }) => operation.requestBody && bodiesOf(operation).length === 0,
    );
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });

  it.each(requests)("is answered as it says: $title", async ({ id, body }) => {
    expectSuccess(id, await sender.send(id, body));
  });
});

describe("an optional field", () => {
  const sparse = requests.flatMap((request) => {
    const fields = optionalFieldsWithout(operations.get(request.id)!, request.body);
    return fields.length > 0 ? [{ ...request, fields }] : [];
  });

  it.each(sparse)("that is null counts as absent: $title", async ({ id, body, fields }) => {
    const nulls = Object.fromEntries(fields.map((field) => [field, null]));
    const value = { ...(body?.value as object), ...nulls };
    expectSuccess(id, await sender.send(id, { mediaType: "application/json", value }));
  });
});

describe("every error that a request can cause by itself", () => {
  const provocations = sent.flatMap(provocationsOf);

  it("is caused here", () => {
    const statuses = new Set(provocations.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([400, 401, 404, 422]);
  });

  it.each(provocations.map((one) => ({ ...one, title: `${one.id} ${one.status}` })))(
    "is answered as its example says: $title",
    async ({ id, status, example, made }) => {
      const reply = await sender.send(id, undefined, made);
      expect(reply.statusCode, reply.body).toBe(status);
      expect(withoutRequestId(reply.json())).toEqual(withoutRequestId(example));
    },
  );
});

/** The optional fields of the body of an operation that an example leaves out. */
function optionalFieldsWithout(
  { operation }: DocumentedOperation,
  body: DocumentedBody | undefined,
): string[] {
  if (body?.mediaType !== "application/json" || Array.isArray(body.value)) return [];
  const schema = operation.requestBody?.content?.["application/json"]?.schema ?? {};
  const { properties = {}, required = [] } = schema as {
    readonly properties?: Readonly<Record<string, object>>;
    readonly required?: readonly string[];
  };
  return Object.keys(properties).filter(
    (field) => !required.includes(field) && !Object.hasOwn(body.value as object, field),
  );
}

/** What an error says; each request has another id. */
function withoutRequestId(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body, (key, value) => (key === "request_id" ? "" : value)));
}
