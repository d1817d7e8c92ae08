import { expect } from "vitest";
import type { Call, Method } from "./house.js";

/** A refused request, and the fault that its answer names. */
export interface Refusal {
  readonly method?: Method;
  readonly path: string;
  readonly body?: unknown;
  readonly status: number;
  /** A part of the message. */
  readonly message: string;
  /** The JSON Pointer of the only detail; undefined for an answer without details. */
  readonly at?: string | undefined;
}

/** A body, and why it is refused. */
export type RefusedBody = readonly [
  body: unknown,
  status: number,
  at: string | undefined,
  message: string,
];

export function toRefusal(path: string, [body, status, at, message]: RefusedBody): Refusal {
  return { path, body, status, at, message };
}

const codes: Readonly<Record<number, string>> = {
  400: "invalid_request",
  404: "not_found",
  413: "payload_too_large",
  422: "validation_error",
};

/** Makes the collection that refused requests leave as it is. */
export async function insertWitness(call: Call): Promise<void> {
  await call("POST", "/insert", { collection: "there", id: "a", vector: [1, 2, 3] });
}

export async function expectWitness(call: Call): Promise<void> {
  const { collections } = (await call("GET", "/collections")).json();
  expect(collections).toMatchObject([{ name: "there", dimension: 3, metric: "cosine", count: 1 }]);
  const stored = (await call("GET", "/fetch?collection=there&id=a")).json();
  expect(stored).toMatchObject({ vector: [1, 2, 3], metadata: {} });
}

/** Sends a request and expects its refusal, which changed nothing. */
export async function expectRefused(call: Call, refusal: Refusal): Promise<void> {
  const { method = "POST", path, body, status, message, at } = refusal;
  const reply = await call(method, path, body);
  expect(reply.statusCode, reply.body).toBe(status);
  const { error } = reply.json();
  expect(error).toStrictEqual({
    code: codes[status],
    message: expect.stringContaining(message),
    request_id: expect.any(String),
    ...(at === undefined ? {} : { details: [{ path: at, message: error.message }] }),
  });
  await expectWitness(call);
}
