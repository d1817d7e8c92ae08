import { errors } from "../../http/api-error.js";
import type { Clock } from "../../platform/clock/clock.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import { commitOnce, type Once } from "../../platform/idempotency/once.js";
import { newId } from "../../platform/ids/ids.js";
import type { Keys } from "../../platform/keys/keys.js";
import { readAddress } from "../../platform/mail/address.js";
import type { Store } from "../../platform/store/sql.js";
import * as store from "../../services/accounts/store.js";
import { readParagraphs } from "./plain-text.js";
import type { AccessRequest, AccessStatus, NewAccessRequest } from "./schemas.js";

/** What came of granting a service to an account. */
type GrantOutcome = "granted" | "already-granted" | "unknown-account" | "not-by-request";
/** What came of denying one; a grant that stood is taken back. */
type DenyOutcome = "denied" | "nothing-to-deny" | "unknown-account" | "not-by-request";

/** An access request as the operator sees it. */
interface AccessRequestOf extends AccessRequest {
  readonly account_id: string;
  readonly email: string;
}

/** A service of the catalogue and who may call it. */
interface ServiceAccess {
  readonly slug: string;
  readonly access: "self-service" | "by-request";
}

export interface Access {
  /** Asks for a by-request service; 422 for an unknown one, 409 when there is nothing to ask. */
  requestAccess(
    accountId: string,
    wanted: NewAccessRequest,
    once?: Once<AccessRequest>,
  ): Promise<AccessRequest>;
  /** The requests of an account, newest first. */
  listAccessRequests(accountId: string): Promise<AccessRequest[]>;
  /** The requests of everybody, newest first. */
  listAllAccessRequests(status?: AccessStatus): Promise<AccessRequestOf[]>;
  /** Lets an account call a service, and answers its open request so. */
  grant(email: string, slug: string): Promise<GrantOutcome>;
  /** Refuses the open request of an account, and takes back what was granted. */
  deny(email: string, slug: string): Promise<DenyOutcome>;
}

export interface AccessParts {
  readonly store: Store;
  readonly keys: Keys;
  readonly clock: Clock;
  /** The services of the catalogue. */
  readonly services: readonly ServiceAccess[];
}

/** Who may call the by-request services: people ask, the operator grants or denies. */
export function createAccess({ store: database, keys, clock, services }: AccessParts): Access {
  const byRequest = services.filter(({ access }) => access === "by-request");
  const isByRequest = (slug: string) => byRequest.some((service) => service.slug === slug);

  async function findAccountId(email: string): Promise<string | undefined> {
    const address = readAddress(email);
    return address && (await store.findAccountByEmail(database, address))?.id;
  }

  return {
    async requestAccess(accountId, { slug, reason }, once) {
      requireByRequest(services, slug);
      const row = {
        id: newId("req"),
        account_id: accountId,
        slug,
        reason: readParagraphs(reason, "reason"),
        status: "open" as const,
        created_at: clock(),
        decided_at: null,
      };
      return commitOnce(database.durable, once, async (tx) => {
        if ((await keys.grantsOf(tx, accountId)).includes(slug)) {
          throw errors.conflict(`this account may call ${slug} already`);
        }
        if (!(await store.insertAccessRequest(tx, row))) {
          throw errors.conflict(`a request of this account for ${slug} is open already`);
        }
        return toAccessRequest(row);
      });
    },

    async listAccessRequests(accountId) {
      return (await store.listAccessRequests(database, accountId)).map(toAccessRequest);
    },

    async listAllAccessRequests(status) {
      const rows = await store.listAllAccessRequests(database, status);
      return rows.map((row) => ({
        ...toAccessRequest(row),
        account_id: row.account_id,
        email: row.email,
      }));
    },

    async grant(email, slug) {
      if (!isByRequest(slug)) return "not-by-request";
      const accountId = await findAccountId(email);
      if (accountId === undefined) return "unknown-account";
      return database.durable.tx(async (tx) => {
        await store.decideAccessRequest(
          tx,
          { accountId, slug },
          { status: "granted", now: clock() },
        );
        const isNew = await keys.setGrant(tx, { ownerId: accountId, slug, granted: true });
        return isNew ? "granted" : "already-granted";
      });
    },

    async deny(email, slug) {
      if (!isByRequest(slug)) return "not-by-request";
      const accountId = await findAccountId(email);
      if (accountId === undefined) return "unknown-account";
      return database.durable.tx(async (tx) => {
        const request = { accountId, slug };
        const now = clock();
        const isDenied = await store.decideAccessRequest(tx, request, { status: "denied", now });
        const isTakenBack = await keys.setGrant(tx, { ownerId: accountId, slug, granted: false });
        if (isTakenBack) await store.withdrawGranted(tx, request, now);
        return isDenied || isTakenBack ? "denied" : "nothing-to-deny";
      });
    },
  };
}

function requireByRequest(services: readonly ServiceAccess[], slug: string): void {
  const service = services.find((candidate) => candidate.slug === slug);
  if (service?.access === "by-request") return;
  if (service) throw errors.conflict(`${slug} needs no request: any gateway key may call it`);
  const slugs = services.filter(({ access }) => access === "by-request").map((each) => each.slug);
  const message = `slug must be one of ${slugs.join(", ")}`;
  throw errors.validation(message, { details: [{ path: "/slug", message }] });
}

function toAccessRequest(row: store.AccessRow): AccessRequest {
  const { id, slug, reason, status, created_at, decided_at } = row;
  return {
    id,
    slug,
    reason,
    status,
    created_at: isoTime(created_at),
    decided_at: isoTime(decided_at),
  };
}
