import { systemClock } from "../platform/clock/clock.js";
import type { Key } from "../platform/keys/key.js";
import type { Realm } from "../platform/keys/key-format.js";
import { PRO_TIER } from "../platform/keys/pro-tier.js";
import { type Options, readChoice, UsageError } from "./command.js";
import { requireEmail } from "./email.js";
import { type Parts, services } from "./parts.js";

const SCOPES = ["detector", "vectordb", "inference", "optimizer"] as const;
const TIERS = ["free", "pro"] as const;
const NAME_LENGTH_MAX = 100;
const DAYS_MAX = 3650;
const DAY_MS = 86_400_000;

/** A key of an account, as it was asked for on the command line. */
export interface WantedAccountKey {
  readonly realm: Exclude<Realm, "jobs">;
  readonly email: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly tier: (typeof TIERS)[number];
  readonly days: number | undefined;
  /** By-request services to grant to the account. */
  readonly grants: readonly string[];
}

export async function readAccountKey(
  realm: WantedAccountKey["realm"],
  options: Options,
): Promise<WantedAccountKey> {
  return {
    realm,
    email: requireEmail(options, `keys create --realm ${realm}`),
    name: readName(options),
    scopes: readScopes(realm, options),
    tier: readChoice(options, "tier", TIERS) ?? "free",
    days: readDays(options),
    grants: await readGrants(options),
  };
}

/** Grants first and makes the key last, so that a key that was printed can do what was asked. */
export async function makeAccountKey(
  { accounts, keys, store }: Parts,
  wanted: WantedAccountKey,
): Promise<{ text: string; key: Key }> {
  const { realm, email, name, scopes, tier, days } = wanted;
  const ownerId = await accounts.ensureAccount(email);
  for (const slug of wanted.grants) await accounts.grant(email, slug);
  const expiresAt = days === undefined ? {} : { expiresAt: systemClock() + days * DAY_MS };
  return store.durable.tx((tx) =>
    keys.issue(tx, { realm, ownerId, name, scopes, tier, ...expiresAt }),
  );
}

function readName(options: Options): string {
  const name = (options.text("name") ?? "operator").trim();
  if (name === "" || name.length > NAME_LENGTH_MAX || /\p{Cc}/u.test(name)) {
    throw new UsageError(`--name must be one line of 1 to ${NAME_LENGTH_MAX} characters`);
  }
  return name;
}

/** What a products key opens; keys of other realms hold scopes for nothing but the record. */
function readScopes(realm: Realm, options: Options): readonly string[] {
  const given = readList(options, "scope", { known: SCOPES, all: ["all"] });
  return given.length === 0 && realm === "products" ? ["all"] : given;
}

/** A self-service slug may be named too; nothing is to be granted for it. */
async function readGrants(options: Options): Promise<readonly string[]> {
  if (!options.has("grant")) return [];
  const byRequest = services()
    .filter(({ access }) => access === "by-request")
    .map(({ slug }) => slug);
  const known = services().map(({ slug }) => slug);
  // The tier is no service: it is granted where it is named.
  const all = byRequest.filter((slug) => slug !== PRO_TIER.slug);
  return readList(options, "grant", { known, all }).filter((slug) => byRequest.includes(slug));
}

function readList(
  options: Options,
  name: string,
  { known, all }: { readonly known: readonly string[]; readonly all: readonly string[] },
): readonly string[] {
  const wanted = options.list(name);
  for (const word of wanted) {
    if (word !== "all" && !known.includes(word)) {
      throw new UsageError(`--${name} must be one of ${known.join(", ")} or all`);
    }
  }
  return wanted.includes("all") ? all : wanted;
}

function readDays(options: Options): number | undefined {
  const text = options.text("expires-in-days");
  if (text === undefined) return undefined;
  const days = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > DAYS_MAX) {
    throw new UsageError(`--expires-in-days must be an integer from 1 to ${DAYS_MAX}`);
  }
  return days;
}
