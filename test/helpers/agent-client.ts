/** A caller of the job service over a real socket. */
export interface AgentClient {
  readonly key: string;
  createJob(brief: string, seconds?: number): Promise<JobSeen>;
  purchase(id: string): Promise<{ ok: boolean; job: JobSeen }>;
  job(id: string): Promise<JobSeen>;
  download(id: string): Promise<string>;
}

interface JobSeen {
  readonly id: string;
  readonly status: string;
  readonly paid: boolean;
  readonly brief: string;
  readonly script: string | null;
}

/** Makes an account. Every call throws on anything but a 200. */
export async function signUp(url: string): Promise<AgentClient> {
  const account = await call<{ apiKey: string }>(url, "POST", "/signup");
  return agentClient(url, account.apiKey);
}

/** The caller that holds a key, on any server of the same store. */
export function agentClient(url: string, key: string): AgentClient {
  const ask = <T>(method: string, path: string, body?: unknown) =>
    call<T>(url, method, path, body, key);
  return {
    key,
    createJob: async (brief, seconds = 15) =>
      (await ask<{ job: JobSeen }>("POST", "/jobs", { brief, options: { seconds } })).job,
    purchase: (id) => ask("POST", `/jobs/${id}/purchase`, { paymentMethod: "stripe" }),
    job: async (id) => (await ask<{ job: JobSeen }>("GET", `/jobs/${id}`)).job,
    async download(id) {
      const reply = await fetch(`${url}/api/agents/jobs/${id}/download`, {
        headers: { "x-api-key": key },
      });
      if (reply.status !== 200) throw new Error(`download answered ${reply.status}`);
      return reply.text();
    },
  };
}

async function call<T>(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<T> {
  const reply = await fetch(`${url}/api/agents${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: key === undefined ? {} : { "x-api-key": key },
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`);
  return JSON.parse(text) as T;
}
