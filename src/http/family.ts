import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { Settings, Variables } from "../platform/config/variables.js";
import type { KeyFormat, Realm } from "../platform/keys/key-format.js";
import type { Needed, PartName, ScheduledWork } from "../platform/parts/part.js";
import type { StoredKind } from "../platform/parts/stored-kind.js";
import type { FamilyRules } from "./families.js";

/** Where routes are added. */
export type RouteScope = Parameters<FastifyPluginAsyncTypebox>[0];

/** How a caller proves who it is, as OpenAPI describes it. */
export type SecurityScheme =
  | {
      readonly type: "apiKey";
      readonly in: "header" | "cookie";
      readonly name: string;
      readonly description: string;
    }
  | { readonly type: "http"; readonly scheme: "bearer"; readonly description: string };

/** A group of public paths: what it is, what it needs, and its routes. */
export interface Family<Needs extends PartName = PartName, Config extends Variables = Variables> {
  /** Also the name of its tag in the description of the API. */
  readonly name: string;
  /** Its routes are added before those of families with a higher number, and described in this order. */
  readonly position: number;
  /** One line about it, and its place among the tags; a family without one is not described. */
  readonly tag?: { readonly description: string; readonly position: number };
  /** Beginnings of the paths that it owns; its rules hold there, for unknown paths too. */
  readonly owns?: readonly string[];
  /** Those of `standardRules` unless given. */
  readonly rules?: FamilyRules;
  /** By the names that routes refer to. */
  readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
  /** What the keys of its realm look like; a family without one has no keys of its own. */
  readonly keyFormat?: KeyFormat;
  /** Headers that browser code of other origins may read of its answers. */
  readonly exposedHeaders?: readonly string[];
  readonly needs: readonly Needs[];
  readonly config?: Config;
  /** The kinds of things that callers store in it, each with a quota in the configuration. */
  readonly stores?: readonly StoredKind[];
  checkConfig?(settings: Settings<Config>): readonly string[];
  /** Runs from the start of the server to its end. */
  readonly schedule?: readonly ScheduledWork<[needed: Needed<Needs>]>[];
  /** Adds the routes, with their whole paths. */
  routes(app: RouteScope, needed: Needed<Needs>, settings: Settings<Config>): Promise<void>;
}

/** A declaration whose own types are forgotten, as loaders hold it. */
// biome-ignore lint/suspicious/noExplicitAny: a family's own types are only known where it is declared
export type AnyFamily = Family<any, any>;

/** Declares a family; its folder's `index.ts` exports it as `family`. */
export function defineFamily<
  const Needs extends PartName,
  const Config extends Variables = Record<never, never>,
>(family: Family<Needs, Config>): Family<Needs, Config> {
  return family;
}

/** The formats of all realms, which are named as their families are. */
export function keyFormatsOf(families: readonly AnyFamily[]): Readonly<Record<Realm, KeyFormat>> {
  const formats = families.flatMap(({ name, keyFormat }) => (keyFormat ? [[name, keyFormat]] : []));
  // A family that adds a realm to the type declares its format beside it.
  return Object.fromEntries(formats) as Record<Realm, KeyFormat>;
}
