import type { FastifyReply, FastifyRequest } from "fastify";
import { type ApiError, errors } from "../../http/api-error.js";
import { clientOf } from "../../http/caller/client-address.js";
import { createMinuteSums } from "../../http/caller/minute-sums.js";
import type { Clock } from "../../platform/clock/clock.js";

const CLIENTS_MAX = 100_000;

/** Counts a request of a client and tells it what is left; throws 429 for one too many. */
export type ClientMeter = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Counts requests by client address in fixed windows of one minute, which begin with the minutes of
 * the clock, in the fields of draft-ietf-httpapi-ratelimit-headers-10.
 */
export function createClientMeter(clock: Clock, perMinute: number): ClientMeter {
  const sums = createMinuteSums(clock, CLIENTS_MAX);
  return ({ ip }, reply) => {
    const used = sums.add(clientOf(ip), 1);
    const seconds = sums.secondsLeft();
    reply.header("ratelimit-policy", `"minute";q=${perMinute};w=60`);
    reply.header("ratelimit", `"minute";r=${Math.max(0, perMinute - used)};t=${seconds}`);
    if (used > perMinute) throw tooManyRequests(perMinute, seconds);
  };
}

/** The refusal of a request beyond those of a minute. */
export function tooManyRequests(perMinute: number, retrySeconds: number): ApiError {
  const message = `at most ${perMinute} requests a minute are taken from one address`;
  return errors.rateLimited(message, retrySeconds);
}
