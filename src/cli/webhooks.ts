import { systemClock } from "../platform/clock/clock.js";
import { isoTime } from "../platform/clock/iso-time.js";
import { maskSecrets } from "../platform/config/masking.js";
import {
  listOverviews,
  listPending,
  listUndelivered,
  ownerOfDelivery,
  ownerOfEndpoint,
} from "../services/webhooks/overview.js";
import { createRedelivery } from "../services/webhooks/redelivery.js";
import { EndpointDisabled, type WebhookDelivery } from "../services/webhooks/webhooks.js";
import { type Command, type Options, readOptions, readVerb, UsageError } from "./command.js";
import { readEmail } from "./email.js";
import { fail, printList } from "./output.js";
import { type Parts, withParts } from "./parts.js";

const LIMIT_DEFAULT = 100;
const LIMIT_MAX = 10_000;

/** What operators see and do of the webhooks of all accounts; running servers do the sending. */
export const webhooksCommand: Command = {
  async run(args) {
    const { verb, rest } = readVerb("webhooks", { list, pending, redeliver }, args);
    return verb(rest);
  },
};

async function list(args: readonly string[]): Promise<number> {
  const options = readOptions(args, { email: "string", json: "boolean" });
  return withParts(async ({ store, accounts }) => {
    const owners = await readOwners(accounts, options);
    if (owners.wanted === null) return fail(`there is no account ${owners.email}`);
    const rows: object[] = [];
    for await (const { last, ...endpoint } of listOverviews(store, owners.wanted)) {
      rows.push({
        id: endpoint.id,
        email: owners.emailOf(endpoint.accountId),
        url: maskSecrets(endpoint.url),
        events: endpoint.events.join(" "),
        status: endpoint.enabled ? "active" : "disabled",
        disabled_reason: endpoint.disabled?.reason ?? null,
        pending: endpoint.pending,
        last_status: last?.status ?? null,
        last_error: last?.error ?? null,
        created_at: isoTime(endpoint.createdAt),
      });
    }
    printList("webhooks", rows, options.flag("json"));
    return 0;
  });
}

async function pending(args: readonly string[]): Promise<number> {
  const options = readOptions(args, {
    email: "string",
    endpoint: "string",
    limit: "string",
    json: "boolean",
  });
  const limit = readLimit(options);
  const endpointId = options.text("endpoint") ?? null;
  return withParts(async ({ store, accounts }) => {
    const owners = await readOwners(accounts, options);
    if (owners.wanted === null) return fail(`there is no account ${owners.email}`);
    if (endpointId !== null && !(await ownerOfEndpoint(store, endpointId))) {
      return fail(`there is no webhook ${endpointId}`);
    }
    const found = await listPending(store, { accountId: owners.wanted ?? null, endpointId, limit });
    const rows = found.map((delivery) => ({
      ...shown(delivery),
      email: owners.emailOf(delivery.accountId),
      attempts: delivery.attempts,
      next_attempt_at: isoTime(delivery.nextAttemptAt),
      last_status: delivery.status,
      last_error: delivery.error,
      created_at: isoTime(delivery.createdAt),
    }));
    printList("deliveries", rows, options.flag("json"));
    return 0;
  });
}

async function redeliver(args: readonly string[]): Promise<number> {
  const types = { endpoint: "string", limit: "string", json: "boolean" } as const;
  const isOfEndpoint = args.some((word) => /^--endpoint(=|$)/.test(word));
  const otherwise = "webhooks redeliver takes one delivery or --endpoint";
  const options = readOptions(args, types, { words: isOfEndpoint ? 0 : 1, otherwise });
  const limit = readLimit(options);
  const endpointId = options.text("endpoint");
  return withParts(async ({ store }) => {
    const [id = ""] = options.words;
    const accountId =
      endpointId === undefined
        ? await ownerOfDelivery(store, id)
        : await ownerOfEndpoint(store, endpointId);
    if (accountId === undefined) {
      return fail(
        endpointId === undefined
          ? `there is no delivery ${id}`
          : `there is no webhook ${endpointId}`,
      );
    }
    const ids = endpointId === undefined ? [id] : await listUndelivered(store, endpointId, limit);
    return queueAgain(store, { accountId, ids, asJson: options.flag("json") });
  });
}

/** As the API does it for an owner; servers look every second for what is due. */
async function queueAgain(
  store: Parts["store"],
  order: { readonly accountId: string; readonly ids: readonly string[]; readonly asJson: boolean },
): Promise<number> {
  const redelivery = createRedelivery(store, { clock: systemClock, wake: () => undefined });
  const queued: object[] = [];
  try {
    for (const id of order.ids) {
      const delivery = await redelivery.redeliver(order.accountId, id);
      if (delivery) queued.push(shown(delivery));
    }
  } catch (error) {
    if (!(error instanceof EndpointDisabled)) throw error;
    return fail(error.message);
  }
  printList("deliveries", queued, order.asJson);
  return 0;
}

function shown({ id, endpointId, eventId, event }: WebhookDelivery) {
  return { id, webhook_id: endpointId, event_id: eventId, event };
}

/** Whose webhooks are meant: undefined for those of all, null for an account that is not there. */
async function readOwners(accounts: Parts["accounts"], options: Options) {
  const email = readEmail(options);
  const emails = new Map((await accounts.list()).map((one) => [one.id, one.email]));
  const [wanted = null] = [...emails].find(([, known]) => known === email) ?? [];
  return {
    email,
    wanted: email === undefined ? undefined : wanted,
    emailOf: (accountId: string) => emails.get(accountId) ?? null,
  };
}

function readLimit(options: Options): number {
  const text = options.text("limit");
  if (text === undefined) return LIMIT_DEFAULT;
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > LIMIT_MAX) {
    throw new UsageError(`--limit must be an integer from 1 to ${LIMIT_MAX}`);
  }
  return limit;
}
