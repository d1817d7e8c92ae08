import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { eventsCalls, keyedStoreCalls, runRecordCalls, signCalls } from "./backend-calls.js";
import {
  accountCalls,
  detectorCalls,
  evidenceCalls,
  jobsCalls,
  productCalls,
} from "./family-calls.js";
import { memoryCalls } from "./memory-calls.js";
import { moveIn, type Premises, post } from "./premises.js";
import type { RepeatableCall } from "./repeatable-call.js";

/** What servers need so that every call can be prepared: mails are queued and go nowhere. */
export const environmentForCalls = {
  SMTP_URL: "smtp://127.0.0.1:9",
  WEBHOOK_ALLOW_LOOPBACK: "1",
  LOG_LEVEL: "error",
};

/** One call of each idempotent route, under an Idempotency-Key of its own, by one new person. */
export async function prepareCalls(premises: Premises): Promise<readonly RepeatableCall[]> {
  const resident = await moveIn(premises);
  const calls: RepeatableCall[] = [];
  for (const prepare of [
    jobsCalls,
    evidenceCalls,
    accountCalls,
    productCalls,
    detectorCalls,
    signCalls,
    eventsCalls,
    keyedStoreCalls,
    runRecordCalls,
    memoryCalls,
  ]) {
    calls.push(...(await prepare(premises, resident)));
  }
  return calls.map((call) => ({
    ...call,
    headers: { ...call.headers, "idempotency-key": randomUUID() },
  }));
}

/** Repeats a call: it answers well, tells of the one thing that was made, and answers the same again. */
export async function expectOnce({ url, store }: Premises, call: RepeatableCall): Promise<void> {
  const answer = await post(url, call);
  expect(answer.status, `${call.route}: ${answer.text}`).toBeLessThan(300);
  expect(await call.made(store), call.route).toEqual([call.told(JSON.parse(answer.text))]);
  const again = await post(url, call);
  expect(again.headers.get("idempotency-replayed"), call.route).toBe("true");
  expect({ status: again.status, text: again.text }, call.route).toEqual({
    status: answer.status,
    text: answer.text,
  });
  expect(await call.made(store), call.route).toHaveLength(1);
}
