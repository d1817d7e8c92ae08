import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { App } from "../../../src/http/server.js";

/** A job as the specification gives it, and the two fields beyond it. */
export interface JobView {
  readonly id: string;
  readonly status: string;
  readonly type: string;
  readonly seconds: number;
  readonly brief: string;
  readonly priceCents: number;
  readonly paid: boolean;
  readonly paymentMethod: string | null;
  readonly downloadUrl: string | null;
  readonly script: string | null;
  readonly error: string | null;
  readonly createdAt: number;
  readonly completedAt: number | null;
}

type Method = "GET" | "HEAD" | "POST";
type Headers = Readonly<Record<string, string>>;

/** An account with its key, and the calls that it makes. */
export interface Agent {
  readonly agentId: string;
  readonly apiKey: string;
  readonly headers: { readonly "x-api-key": string };
  send(
    method: Method,
    path: string,
    payload?: InjectOptions["payload"],
    headers?: Headers,
  ): Promise<LightMyRequestResponse>;
  /** Submits a job and answers it; fails when its script is not ready then. */
  submit(brief?: string, options?: object): Promise<JobView>;
  purchase(id: string, paymentMethod?: string): Promise<LightMyRequestResponse>;
  download(id: string, headers?: Headers, method?: Method): Promise<LightMyRequestResponse>;
  job(id: string): Promise<JobView>;
}

export const BRIEF = "Announce that the city library opens on Sundays from 10 to 16 in May";
export const UNKNOWN_JOB = "job_000000000000000000000000";
export const UNKNOWN_KEY = `sjs_${"0".repeat(32)}`;

/** Makes an account by the public route. */
export async function signUp(app: App, agentName = "tester"): Promise<Agent> {
  const reply = await app.inject({
    method: "POST",
    url: "/api/agents/signup",
    payload: { agentName },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  const { agentId, apiKey } = reply.json<{ agentId: string; apiKey: string }>();
  const headers = { "x-api-key": apiKey };

  const send: Agent["send"] = (method, path, payload, more = {}) =>
    app.inject({
      method,
      url: `/api/agents${path}`,
      headers: { ...headers, ...more },
      ...(payload === undefined ? {} : { payload }),
    });

  return {
    agentId,
    apiKey,
    headers,
    send,
    async submit(brief = BRIEF, options) {
      const job = await send("POST", "/jobs", { brief, ...(options ? { options } : {}) });
      expect(job.statusCode, job.body).toBe(200);
      expect(job.json()).toMatchObject({ ok: true, job: { status: "script_ready" } });
      return job.json<{ job: JobView }>().job;
    },
    purchase: (id, paymentMethod = "stripe") =>
      send("POST", `/jobs/${id}/purchase`, { paymentMethod }),
    download: (id, more = {}, method = "GET") =>
      send(method, `/jobs/${id}/download`, undefined, more),
    async job(id) {
      const job = await send("GET", `/jobs/${id}`);
      expect(job.statusCode, job.body).toBe(200);
      return job.json<{ job: JobView }>().job;
    },
  };
}
