import type { FastifyRequest } from "fastify";
import type { SignUps } from "../../platform/sign-ups/sign-ups.js";
import { errors } from "../api-error.js";
import { clientOf } from "./client-address.js";

/** Counts a request that makes something for a caller without a key; 429 for one too many that day. */
export async function countSignUp(signUps: SignUps, { ip }: FastifyRequest): Promise<void> {
  if (await signUps.take(clientOf(ip))) return;
  const message = `at most ${signUps.limit} sign-ups a day are taken from one address`;
  throw errors.rateLimited(message, signUps.secondsToReset());
}
