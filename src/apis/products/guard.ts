import type { FastifyReply } from "fastify";
import { type ApiError, errors } from "../../http/api-error.js";
import { readBearerKey } from "../../http/caller/authenticate.js";
import type { Key } from "../../platform/keys/key.js";
import type { Needed } from "../../platform/parts/part.js";
import { createKeyRateCounter, type KeyRateCounter } from "./key-rate-counter.js";
import type { Product, ProductGuard } from "./options.js";

const ALL_PRODUCTS = "all";

/** Lets keys with the right scope pass, each at most `perMinute` times a minute. */
export function createProductGuard(
  { keys, clock }: Needed<"keys" | "clock">,
  { perMinute }: { readonly perMinute: number },
): ProductGuard {
  const counter = createKeyRateCounter(clock, perMinute);
  return {
    admit(scope, product) {
      scope.addHook("onRequest", async (request, reply) => {
        const key = await readBearerKey(keys, "products", request, reply);
        request.caller = key;
        checkScope(key, product);
        countCall(counter, key, reply);
      });
    },
  };
}

/** Whether a key may be used for a product. */
export function mayUse({ scopes }: Key, product: Product): boolean {
  return scopes.includes(ALL_PRODUCTS) || scopes.includes(product);
}

function checkScope(key: Key, product: Product | undefined): void {
  if (product === undefined ? key.scopes.length > 0 : mayUse(key, product)) return;
  throw noScope(product);
}

function countCall(counter: KeyRateCounter, key: Key, reply: FastifyReply): void {
  const { granted, remaining, secondsToReset } = counter.count(key.counterId);
  reply.header("ratelimit-policy", `"minute";q=${counter.perMinute};w=60`);
  reply.header("ratelimit", `"minute";r=${remaining};t=${secondsToReset}`);
  if (granted) return;
  throw tooManyCalls(counter.perMinute, secondsToReset);
}

/** The refusal of a key that is not for a product, or for none at all. */
export function noScope(product?: Product): ApiError {
  const wanted = product === undefined ? "any product" : `the product "${product}"`;
  return errors.forbidden(`this key has no scope for ${wanted}`);
}

/** The refusal of a call beyond those of a minute. */
export function tooManyCalls(perMinute: number, retrySeconds = 0): ApiError {
  const message = `at most ${perMinute} requests a minute are taken from one key`;
  return errors.rateLimited(message, retrySeconds);
}
