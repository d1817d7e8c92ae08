import { randomBytes } from "node:crypto";
import { newMark } from "../repeats/premises.js";
import { ethereumWallet } from "../wallets.js";
import type { Made, Need, World } from "./need.js";

/** The path to what another operation makes. */
const pathTo =
  (operation: string, field: string): Need =>
  async ({ call }) => ({ path: { id: (await call(operation))(field) } });

/** What another operation leaves behind, such as the key that this one reads. */
const after =
  (operation: string, made: Made = {}): Need =>
  async ({ call }) => {
    await call(operation);
    return made;
  };

const job = pathTo("jobs/createJob", "job.id");
const accountKey = pathTo("accounts/createKey", "id");
const packet = pathTo("evidence/sealDecision", "payload.id");
const webhook = pathTo("products/registerWebhook", "id");
const run = pathTo("run-record/createRun", "run_id");
const correction = pathTo("memory/storeCorrection", "id");
const vectors = after("products/insertVectors", { path: { name: "drinks" } });
const memory = after("evidence/storeMemory");

const twoPackets: Need = async ({ call }) => {
  await call("evidence/sealDecision");
  await call("evidence/sealDecision");
  return {};
};

async function keyspace({ call }: World): Promise<Made> {
  const made = { body: { name: newMark() } };
  const created = await call("keyed-store/createKeyspace", made);
  return { path: { name: created("name") } };
}

/** A keyspace with the key of the examples in it. */
async function storedKey(world: World): Promise<Made> {
  const { path } = await keyspace(world);
  await world.call("keyed-store/putKeyByPost", { path: { ...path } });
  return { path: { ...path, key: "user/7" } };
}

async function runWithStep(world: World): Promise<Made> {
  const made = await run(world);
  await world.call("run-record/appendStep", made);
  return made;
}

async function signedChallenge({ call }: World): Promise<Made> {
  const { account: walletAddress, sign } = ethereumWallet(randomBytes(32));
  const challenge = await call("sign/createWalletChallenge", { body: { walletAddress } });
  const signature = sign(challenge("message"));
  return { body: { walletAddress, challenge_id: challenge("challenge_id"), signature } };
}

/** By operation; what is not here is sent as its document shows it. */
export const needs: Readonly<Record<string, Need>> = {
  "jobs/getJob": job,
  "jobs/purchaseJob": job,
  "jobs/downloadJob": pathTo("jobs/purchaseJob", "job.id"),

  "gateway/getServiceDocument": () => ({ path: { slug: "events" } }),
  "gateway/forwardGet": () => ({
    path: { slug: "og-card", path: "card.svg" },
    query: { title: "a" },
  }),
  "gateway/forwardPost": () => ({
    path: { slug: "events", path: "api/v1/collect" },
    body: { app_id: "shop", event_name: "order_placed" },
  }),
  "gateway/forwardPut": async (world) => ({
    path: {
      slug: "keyed-store",
      path: `v1/keyspaces/${(await keyspace(world)).path?.name}/keys/a`,
    },
    body: { value: 1 },
  }),
  "gateway/forwardDelete": async (world) => ({
    path: { slug: "keyed-store", path: `v1/keyspaces/${(await keyspace(world)).path?.name}` },
  }),

  "accounts/confirmSignUp": async ({ call, mailTo }) => {
    await call("accounts/signUp");
    const [, token = ""] = /token=(\S+)/.exec(await mailTo("me@example.org")) ?? [];
    return { body: { token } };
  },
  "accounts/revokeKey": accountKey,
  "accounts/rotateKey": accountKey,
  "accounts/requestAccess": async ({ newcomer }) => ({ headers: (await newcomer()).session }),
  "accounts/signOut": async ({ newcomer }) => ({ headers: (await newcomer()).session }),

  "evidence/getPacket": packet,
  "evidence/getTlogProof": packet,
  "evidence/getTile": after("evidence/sealDecision", { path: { path: "0/000.p/1" } }),
  "evidence/getInclusionProof": twoPackets,
  "evidence/getConsistencyProof": twoPackets,
  "evidence/deleteMemory": memory,
  "evidence/retrieveMemory": memory,
  "evidence/generateImage": after("evidence/upgradeEvidenceKey"),

  "products/searchVectors": vectors,
  "products/searchVectorsInBatch": vectors,
  "products/fetchVector": vectors,
  "products/deleteVector": vectors,
  "products/getCollection": vectors,
  "products/dropCollection": vectors,
  "products/getWebhook": webhook,
  "products/updateWebhook": webhook,
  "products/deleteWebhook": webhook,
  "products/rotateWebhookSecret": webhook,
  "products/testWebhook": webhook,
  "products/listWebhookDeliveries": webhook,
  "products/redeliverWebhook": pathTo("products/testWebhook", "delivery_id"),

  "cost-guard/getModel": () => ({ path: { path: "builtin/calculate" } }),

  "memory/getCorrection": correction,
  "memory/deleteCorrection": correction,

  "keyed-store/getKeyspace": keyspace,
  "keyed-store/deleteKeyspace": keyspace,
  "keyed-store/putKey": async (world) => ({ path: { ...(await keyspace(world)).path, key: "a" } }),
  "keyed-store/getKey": storedKey,
  "keyed-store/deleteKey": storedKey,
  "keyed-store/putKeyByPost": keyspace,
  "keyed-store/getKeyByPost": storedKey,
  "keyed-store/deleteKeyByPost": storedKey,
  "keyed-store/batchKeys": keyspace,
  "keyed-store/scanKeys": storedKey,

  "run-record/appendStep": run,
  "run-record/getRun": runWithStep,
  "run-record/verifyRun": runWithStep,
  "run-record/sealRun": run,
  "run-record/getRunSeal": pathTo("run-record/sealRun", "run_id"),

  "sign/verifyWallet": signedChallenge,
  "sign/getTokenClaims": async ({ call }) => ({
    query: { token: (await call("sign/verifyWallet"))("token") },
  }),
  "sign/verifyToken": async ({ call }) => ({
    body: { token: (await call("sign/verifyWallet"))("token") },
  }),
  "sign/verifySignInLink": async ({ call, mailTo }) => {
    const [token = ""] =
      /^[\w-]{43}$/m.exec(await mailTo((await call("sign/sendSignInLink"))("email"))) ?? [];
    return { body: { token } };
  },
};

/** Operations of which no request is sent, and why not. */
export const notSent: Readonly<Record<string, string>> = {
  "gateway/forwardPatch": "no service of this release takes PATCH",
  "cost-guard/refuseResponses": "says what is served in its place, and documents no success",
  "og-card/refusePngCard": "says that there is no such card, and documents no success",
};
