import type { FamilyRules } from "../http/families.js";
import type { RouteScope } from "../http/family.js";
import type { Settings, Variables } from "../platform/config/variables.js";
import type { Needed, PartName, ScheduledWork } from "../platform/parts/part.js";
import type { SecretKind } from "../platform/parts/secret-kind.js";
import type { StoredKind } from "../platform/parts/stored-kind.js";

/** The app of one backend: its routes are below `/v1/api/<slug>/`, and it knows nothing of keys. */
export type BackendApp = RouteScope;

/** A request that shows what the backend is for; the path is below the slug, without a slash first. */
export interface BackendExample {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** What a service lacks on some machines, for the catalogue, which shows it as `degraded` then. */
export interface Impairment<Needs extends PartName = PartName> {
  /** Parts that are made with the catalogue, before the service is called. */
  readonly needs: readonly Needs[];
  /** Why it cannot do everything now, if so. It is asked often, reads what is known and starts nothing. */
  reason(needed: Needed<Needs>): string | undefined;
}

/** One service behind the gateway. Its folder's name is its slug. */
export interface Backend<
  Needs extends PartName = PartName,
  Config extends Variables = Variables,
  Watched extends PartName = PartName,
> {
  readonly slug: string;
  /** `self-service` answers any gateway key, `by-request` one whose account was granted the slug. */
  readonly access: "self-service" | "by-request";
  /** One sentence for the catalogue. */
  readonly purpose: string;
  readonly example: BackendExample;
  /** True for a service that the specification does not list. */
  readonly beyond?: true;
  /** What it answers otherwise than others behind the gateway, such as the body of an error. */
  readonly errorRules?: Partial<Omit<FamilyRules, "name">>;
  /** Largest request body unless a route says otherwise; 1 MiB by default. */
  readonly bodyLimitBytes?: number;
  /** The parts that it uses; they are there when the routes are added, at its first call. */
  readonly needs?: readonly Needs[];
  /** The configuration variables that it takes. */
  readonly config?: Config;
  /** The kinds of things that callers store in it, each with a quota in the configuration. */
  readonly stores?: readonly StoredKind[];
  /** The secrets that what it stores or signs depends on. */
  readonly secrets?: readonly SecretKind[];
  readonly impairment?: Impairment<Watched>;
  checkConfig?(settings: Settings<Config>): readonly string[];
  /** Runs from the start of the server to its end, whether or not the backend is called. */
  readonly schedule?: readonly ScheduledWork<[needed: Needed<Needs>, settings: Settings<Config>]>[];
  /**
   * Adds the routes, with the paths that stand behind the slug, at its first call: a declaration
   * imports them then, so that a backend costs nothing before. Whose request it is tells
   * `accountOf(request)`; errors are thrown from the catalogue in http/api-error.ts; a route marked
   * `idempotent` takes Idempotency-Key. `GET /health` is added for every backend.
   */
  routes(app: BackendApp, needed: Needed<Needs>, settings: Settings<Config>): Promise<void>;
}

/** A declaration whose own types are forgotten, as loaders hold it. */
// biome-ignore lint/suspicious/noExplicitAny: a backend's own types are only known where it is declared
export type AnyBackend = Backend<any, any, any>;

/** Declares a backend; everything that lists backends follows from these declarations. */
export function defineBackend<
  const Needs extends PartName = never,
  const Config extends Variables = Record<never, never>,
  const Watched extends PartName = never,
>(backend: Backend<Needs, Config, Watched>): Backend<Needs, Config, Watched> {
  return backend;
}
