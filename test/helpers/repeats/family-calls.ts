import { sql } from "../../../src/platform/store/sql.js";
import { make, moveIn, newMark, type Premises } from "./premises.js";
import { countTo, type PrepareCalls, type RepeatableCall } from "./repeatable-call.js";

interface Id {
  readonly id: string;
}

const idsOf = (rows: readonly Id[]) => rows.map(({ id }) => id);

export const jobsCalls: PrepareCalls = async ({ url }, { agent }) => {
  const [name, brief] = [newMark(), `Water the plants of hall ${newMark()} today.`];
  const order = { path: "/api/agents/jobs", headers: agent, body: { brief: newMark() } };
  const bought = (await make(url, order)).job as unknown as Id;
  return [
    {
      route: "/api/agents/signup",
      path: "/api/agents/signup",
      headers: {},
      body: { agentName: name },
      made: async (reader) =>
        idsOf(await reader.all(sql`SELECT id FROM agents WHERE name = ${name}`)),
      told: ({ agentId }) => agentId,
    },
    {
      route: "/api/agents/jobs",
      path: "/api/agents/jobs",
      headers: agent,
      body: { brief },
      made: (reader) => reader.all(sql`SELECT id, status FROM jobs WHERE brief = ${brief}`),
      told: ({ job: { id, status } }) => ({ id, status }),
    },
    {
      route: "/api/agents/jobs/:id/purchase",
      path: `/api/agents/jobs/${bought.id}/purchase`,
      headers: agent,
      body: { paymentMethod: "crypto" },
      made: async (reader) =>
        idsOf(
          await reader.all(sql`SELECT order_id AS id FROM sales WHERE order_id = ${bought.id}`),
        ),
      told: ({ ok, job }) => ok && job.id,
    },
  ];
};

export const evidenceCalls: PrepareCalls = async (_premises, { evidence, counterId }) => {
  const [email, mark] = [`${newMark()}@example.org`, newMark()];
  return [
    {
      route: "/api/v1/key",
      path: "/api/v1/key",
      headers: {},
      body: { email },
      made: async (reader) => {
        const rows = await reader.all<{ hint: string }>(sql`
          SELECT hint FROM api_keys
           WHERE id IN (SELECT counter_id FROM evidence_keys WHERE email = ${email})`);
        return rows.map(({ hint }) => hint);
      },
      told: ({ api_key: key }) => key.slice(0, 8),
    },
    {
      route: "/api/v1/upgrade",
      path: "/api/v1/upgrade",
      headers: evidence,
      body: { payment_method: "stripe" },
      made: async (reader) =>
        idsOf(
          await reader.all(
            sql`SELECT order_id AS id FROM evidence_terms WHERE counter_id = ${counterId}`,
          ),
        ),
      told: ({ id }) => id,
    },
    {
      route: "/api/v1/evidence/seal",
      path: "/api/v1/evidence/seal",
      headers: evidence,
      body: { agent_id: mark, decision: "go on" },
      made: async (reader) =>
        idsOf(
          await reader.all(sql`
            SELECT packet_id AS id FROM evidence_entries WHERE payload LIKE ${`%${mark}%`}`),
        ),
      told: ({ payload }) => payload.id,
    },
    {
      route: "/api/v1/memory/store",
      path: "/api/v1/memory/store",
      headers: evidence,
      body: { agent_id: "one", key: mark, value: { a: 1 } },
      made: async (reader) => {
        const row = await reader.get<{ version: number }>(
          sql`SELECT version FROM memory_entries WHERE key = ${mark}`,
        );
        return countTo(row?.version);
      },
      told: ({ version }) => version,
    },
  ];
};

export const accountCalls: PrepareCalls = async ({ url }, { accountId, session }) => {
  const [email, mark] = [`${newMark()}@example.org`, newMark()];
  const wanted = { path: "/v1/account/keys", headers: session };
  const rotated = await make(url, { ...wanted, body: { name: "old", realm: "products" } });
  return [
    {
      route: "/v1/accounts",
      path: "/v1/accounts",
      headers: {},
      body: { email },
      made: (reader) => reader.all(sql`SELECT email FROM sign_in_links WHERE email = ${email}`),
      told: ({ status }) => status === "sent" && { email },
    },
    {
      route: "/v1/account/keys",
      ...wanted,
      body: { name: mark, realm: "gateway" },
      made: async (reader) =>
        idsOf(await reader.all(sql`SELECT id FROM api_keys WHERE name = ${mark}`)),
      told: ({ id }) => id,
    },
    {
      route: "/v1/account/keys/:id/rotate",
      path: `/v1/account/keys/${rotated.id}/rotate`,
      headers: session,
      made: async (reader) =>
        idsOf(
          await reader.all(sql`
            SELECT id FROM api_keys
             WHERE counter_id = ${rotated.id ?? ""} AND id <> ${rotated.id ?? ""}`),
        ),
      told: ({ id }) => id,
    },
    {
      route: "/v1/account/access-requests",
      path: "/v1/account/access-requests",
      headers: session,
      body: { slug: "quantum", reason: mark },
      made: async (reader) =>
        idsOf(
          await reader.all(sql`SELECT id FROM access_requests WHERE account_id = ${accountId}`),
        ),
      told: ({ id }) => id,
    },
  ];
};

/** A call of the detector, of somebody with an endpoint that hears of it. */
async function detectorCall(
  premises: Premises,
  { route, body }: { readonly route: string; readonly body: object },
): Promise<RepeatableCall> {
  const { products: headers } = await moveIn(premises);
  const endpoint = { url: `http://127.0.0.1:9/${newMark()}`, events: ["detection.complete"] };
  const { id = "" } = await make(premises.url, { path: "/v1/webhooks", headers, body: endpoint });
  return {
    route,
    path: route,
    headers,
    body,
    made: async (reader) => {
      const rows = await reader.all<{ body: string }>(
        sql`SELECT body FROM webhook_deliveries WHERE endpoint_id = ${id}`,
      );
      return rows.map(({ body }) => JSON.parse(body).data.id);
    },
    told: ({ id, results }) => id ?? results[0].id,
  };
}

export const detectorCalls: PrepareCalls = async (premises) => {
  const text = "The ferry was late again, so we sat on the wall and waited.";
  return [
    await detectorCall(premises, { route: "/v1/detector/detect", body: { text } }),
    await detectorCall(premises, { route: "/v1/detector/detect-batch", body: { texts: [text] } }),
  ];
};

export const productCalls: PrepareCalls = async ({ url, store }, { products }) => {
  const mark = newMark();
  const target = (path: string) => `http://127.0.0.1:9/${path}`;
  const register = { path: "/v1/webhooks", headers: products };
  const endpoint = async () => {
    const body = { url: target("prepared"), events: ["collection.updated"] };
    return (await make(url, { ...register, body })).id ?? "";
  };
  const [rotated, tested] = [await endpoint(), await endpoint()];
  const again = await endpoint();
  const secretOf = (id: string) =>
    store.get<{ secret: Buffer }>(sql`SELECT secret FROM webhook_endpoints WHERE id = ${id}`);
  const secretBefore = (await secretOf(rotated))?.secret.toString("hex");
  const sent = await make(url, { path: `/v1/webhooks/${again}/test`, headers: products });
  return [
    {
      route: "/v1/vectordb/insert",
      path: "/v1/vectordb/insert",
      headers: products,
      body: { collection: mark, id: "a", vector: [1, 2] },
      made: async (reader) => {
        const row = await reader.get<{ version: number }>(
          sql`SELECT version FROM vector_collections WHERE name = ${mark}`,
        );
        return countTo(row?.version);
      },
      told: ({ replaced, count }) => !replaced && count,
    },
    {
      route: "/v1/webhooks",
      ...register,
      body: { url: target(mark), events: ["collection.updated"] },
      made: async (reader) =>
        idsOf(await reader.all(sql`SELECT id FROM webhook_endpoints WHERE url = ${target(mark)}`)),
      told: ({ id }) => id,
    },
    {
      route: "/v1/webhooks/:id/rotate",
      path: `/v1/webhooks/${rotated}/rotate`,
      headers: products,
      made: async (reader) => {
        const row = await reader.get<{ previous_secret: Buffer | null }>(
          sql`SELECT previous_secret FROM webhook_endpoints WHERE id = ${rotated}`,
        );
        const previous = row?.previous_secret?.toString("hex");
        if (previous === undefined) return [];
        return previous === secretBefore ? [rotated] : [rotated, "and once more"];
      },
      told: ({ id }) => id,
    },
    {
      route: "/v1/webhooks/:id/test",
      path: `/v1/webhooks/${tested}/test`,
      headers: products,
      made: async (reader) =>
        idsOf(
          await reader.all(sql`
            SELECT id FROM webhook_deliveries
             WHERE endpoint_id = ${tested} AND event = 'webhook.test'`),
        ),
      told: ({ delivery_id: id }) => id,
    },
    {
      route: "/v1/webhooks/deliveries/:id/redeliver",
      path: `/v1/webhooks/deliveries/${sent.delivery_id}/redeliver`,
      headers: products,
      made: async (reader) =>
        idsOf(
          await reader.all(sql`
            SELECT id FROM webhook_deliveries
             WHERE endpoint_id = ${again} AND event = 'webhook.test'
               AND id <> ${sent.delivery_id ?? ""}`),
        ),
      told: ({ delivery_id: id }) => id,
    },
  ];
};
