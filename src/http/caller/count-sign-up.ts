import type { FastifyRequest } from "fastify";
import type { SignUps } from "../../platform/sign-ups/sign-ups.js";
import { type ApiError, errors } from "../api-error.js";
import { clientOf } from "./client-address.js";

/** What one address may ask for in a day, unless the configuration says otherwise. */
const SIGN_UPS_DEFAULT = 10_000;

/** Counts a request that makes something for a caller without a key; 429 for one too many that day. */
export async function countSignUp(signUps: SignUps, { ip }: FastifyRequest): Promise<void> {
  if (await signUps.take(clientOf(ip))) return;
  throw tooManySignUps(signUps.limit, signUps.secondsToReset());
}

/** The refusal of a sign-up beyond those that one address makes in a day. */
export function tooManySignUps(limit = SIGN_UPS_DEFAULT, retrySeconds = 0): ApiError {
  const message = `at most ${limit} sign-ups a day are taken from one address`;
  return errors.rateLimited(message, retrySeconds);
}
