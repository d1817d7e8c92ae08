import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ApiError, errors } from "../../http/api-error.js";
import { readApiKey } from "../../http/caller/authenticate.js";
import type { Key } from "../../platform/keys/key.js";
import type { Needed } from "../../platform/parts/part.js";
import { type Allowance, type Call, createAllowance } from "../../platform/quota/allowance.js";
import { DAY_MS } from "../../platform/quota/days.js";
import { utcMonths } from "../../platform/quota/periods.js";
import { createExtensions, type Extensions } from "./keys/upgrade-extensions.js";

declare module "fastify" {
  interface FastifyRequest {
    /** What this request counted as, until it is given back. */
    countedCall: CountedCall | null;
  }
}

const FREE_CALLS_DEFAULT = 1000;
const PRO_CALLS = 100_000;

const FAMILY_PREFIX = "/api/v1/";
const REMAINING_HEADER = "x-calls-remaining";

export type Tier = "free" | "pro";

/** What a key may call in a calendar month, and what it did call. */
interface KeyUsage {
  readonly tier: Tier;
  readonly maxCalls: number;
  readonly used: number;
  readonly usedByEndpoint: ReadonlyMap<string, number>;
  /** When this month began and when the next one begins, in epoch milliseconds. */
  readonly periodStart: number;
  readonly resetsAt: number;
}

/** Who calls a route of this family, and how many calls that leaves. */
export interface Meter {
  /** Asks for an evidence key on the routes of a scope that are registered after this; counts nothing. */
  identify(scope: FastifyInstance): void;
  /** As `identify`, where a request without a key is let through. */
  identifyIfKeyed(scope: FastifyInstance): void;
  /**
   * Asks for an evidence key and counts every 2xx answer in the key's month. `admit` throws for a
   * caller who may not call here, before the limit is looked at.
   */
  count(scope: FastifyInstance, admit?: (caller: Key) => void): void;
  /** What a key called this month; its tier is the caller's, as a request tells it. */
  usage(caller: Key): Promise<KeyUsage>;
  /** The calls of each tier in a month. */
  readonly maxCalls: Readonly<Record<Tier, number>>;
  readonly extensions: Extensions;
}

interface CountedCall {
  readonly call: Call;
  readonly limit: number;
  readonly day: number;
}

/**
 * The keys and calls of the evidence family. The `tier` of a caller is the one it has at the moment:
 * that of its key, or pro while that is paid for. A call counts before its handler runs, so that no
 * limit is ever exceeded, and is given back when its answer is not a 2xx, or is a repeat: the call that
 * is repeated was counted. Whether the caller is still there makes no difference: what was done for one
 * who hung up was done.
 */
export function createMeter(
  parts: Needed<"keys" | "store" | "clock">,
  { freeCalls = FREE_CALLS_DEFAULT }: { readonly freeCalls?: number } = {},
): Meter {
  const calls = createAllowance(parts.store, parts.clock, utcMonths);
  const extensions = createExtensions(parts.store);
  const findCaller = createCallerSearch(parts, extensions);
  const maxCalls = { free: freeCalls, pro: PRO_CALLS };

  async function identify(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await tellUnused(await findCaller(request, reply), reply);
  }

  async function tellUnused(caller: Key, reply: FastifyReply): Promise<void> {
    const used = await calls.used(caller.counterId);
    tellRemaining(reply, maxCalls[tierOf(caller)] - used);
  }

  async function takeCall(
    caller: Key,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const limit = maxCalls[tierOf(caller)];
    const call = { counterId: caller.counterId, name: endpointName(request) };
    const { granted, remaining, day } = await calls.take(call, limit);
    tellRemaining(reply, remaining);
    if (!granted) {
      throw callsUsedUp(limit, calls.secondsToReset());
    }
    request.countedCall = { call, limit, day };
  }

  /** Answers how many calls are left then; undefined when nothing was given back. */
  async function giveBack(request: FastifyRequest): Promise<number | undefined> {
    const counted = request.countedCall;
    if (!counted) return undefined;
    request.countedCall = null;
    try {
      return counted.limit - (await calls.giveBack(counted.call, counted.day));
    } catch (error) {
      // The answer of the call itself matters more, and goes out.
      request.log.error({ err: error }, "a call that failed stays counted");
      return undefined;
    }
  }

  return {
    maxCalls,
    extensions,
    identify(scope) {
      scope.addHook("onRequest", identify);
    },
    identifyIfKeyed(scope) {
      scope.addHook("onRequest", async (request, reply) => {
        if (request.headers["x-api-key"]) await identify(request, reply);
      });
    },
    count(scope, admit) {
      if (!scope.hasRequestDecorator("countedCall")) scope.decorateRequest("countedCall", null);
      scope.addHook("onRequest", async (request, reply) => {
        const caller = await findCaller(request, reply);
        try {
          admit?.(caller);
        } catch (refusal) {
          await tellUnused(caller, reply);
          throw refusal;
        }
        await takeCall(caller, request, reply);
      });
      scope.addHook("onSend", (request, reply, _payload, done) => {
        const isCounted = isSuccess(reply.statusCode) && !request.isRepeat;
        if (!request.countedCall || isCounted) return done();
        void giveBack(request).then((left) => {
          if (left !== undefined) tellRemaining(reply, left);
          done();
        });
      });
    },
    usage: (caller) => readUsage(calls, caller, maxCalls),
  };
}

async function readUsage(
  calls: Allowance,
  caller: Key,
  maxCalls: Meter["maxCalls"],
): Promise<KeyUsage> {
  const usedByEndpoint = await calls.usedByName(caller.counterId);
  const { day, endsAt } = calls.bounds();
  const tier = tierOf(caller);
  return {
    tier,
    maxCalls: maxCalls[tier],
    used: [...usedByEndpoint.values()].reduce((sum, used) => sum + used, 0),
    usedByEndpoint,
    periodStart: day * DAY_MS,
    resetsAt: endsAt,
  };
}

/** Finds the key of a request and notes it there, with the tier that it has now. */
function createCallerSearch(
  { keys, clock }: Needed<"keys" | "clock">,
  extensions: Extensions,
): (request: FastifyRequest, reply: FastifyReply) => Promise<Key> {
  return async (request, reply) => {
    const key = await readApiKey(keys, "evidence", request, reply);
    const isPro = key.tier === "pro" || (await extensions.paidUntil(key.counterId)) > clock();
    const tier: Tier = isPro ? "pro" : "free";
    const caller = key.tier === tier ? key : { ...key, tier };
    request.caller = caller;
    return caller;
  };
}

function tierOf({ tier }: Key): Tier {
  return tier === "pro" ? "pro" : "free";
}

function tellRemaining(reply: FastifyReply, remaining: number): void {
  reply.header(REMAINING_HEADER, Math.max(0, remaining));
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

const namesByRoute = new Map<string, string>();

/** What a route counts as: its path behind the family's prefix, `evidence/packets/{id}`. */
function endpointName({ routeOptions }: FastifyRequest): string {
  const route = routeOptions.url ?? "";
  let name = namesByRoute.get(route);
  if (name === undefined) {
    const path = route.startsWith(FAMILY_PREFIX) ? route.slice(FAMILY_PREFIX.length) : route;
    name = path.replace(/:(\w+)/g, "{$1}");
    namesByRoute.set(route, name);
  }
  return name;
}

/** The refusal of a call beyond those of a month. */
export function callsUsedUp(limit: number, retrySeconds = 0): ApiError {
  const message = `the ${limit} calls of this key for this month are used up`;
  return errors.rateLimited(message, retrySeconds);
}
