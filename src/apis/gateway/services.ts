import { type BackendDispatcher, LocalDispatcher } from "../../http/in-process/local-dispatcher.js";
import type { Clock } from "../../platform/clock/clock.js";
import { loadHttpClient } from "../../platform/outbound/load-client.js";
import type { Parts } from "../../platform/parts/part.js";
import type { RemoteBackend } from "./remote-backend.js";
import type { RemoteLimits } from "./remote-limits.js";

/** A service as the gateway is handed it. */
export type OfferedService = Parts["backends"]["services"][number];

/** What the catalogue says of a service; one that only GATEWAY_BACKENDS knows has no server here. */
interface Service extends Omit<OfferedService, "server"> {
  readonly server?: OfferedService["server"];
}

/** A service with the way to it. */
export interface ReachableService extends Service {
  readonly dispatcher: BackendDispatcher;
  readonly remote: RemoteBackend | undefined;
}

export interface ServiceState {
  readonly status: "up" | "degraded" | "down";
  readonly reason?: string;
}

/** Base URLs of backends elsewhere, by slug. */
export type RemoteUrls = Readonly<Record<string, string>>;

/** Gives every service its dispatcher: the pool of a remote URL, or the server in this process. */
export async function reachServices(
  offered: readonly OfferedService[],
  remoteUrls: RemoteUrls,
  parts: { clock: Clock; limits: RemoteLimits },
): Promise<Map<string, ReachableService>> {
  const known = new Set(offered.map(({ slug }) => slug));
  const own = Object.keys(remoteUrls).filter((slug) => !known.has(slug));
  const reach = async (service: Service): Promise<ReachableService> => {
    const url = remoteUrls[service.slug];
    if (url !== undefined) {
      await loadHttpClient();
      const { createRemoteBackend } = await import("./remote-backend.js");
      const remote = createRemoteBackend(url, parts);
      return { ...service, remote, dispatcher: remote.pool };
    }
    const { server } = service;
    if (!server) throw new Error(`nothing answers behind ${service.slug}`);
    const dispatcher = new LocalDispatcher(async () => (await server.open()).routing);
    return { ...service, remote: undefined, dispatcher };
  };
  const services = await Promise.all([...offered, ...own.map(operatorsOwn)].map(reach));
  return new Map(services.map((service) => [service.slug, service]));
}

function operatorsOwn(slug: string): Service {
  return {
    slug,
    access: "self-service",
    purpose: "A backend of this server's operator.",
    example: { method: "GET", path: "" },
    beyond: true,
  };
}

/** Whether a service answers now, and if not, why. */
export function stateOf({ remote, server }: ReachableService): ServiceState {
  if (remote?.breaker.state === "open") {
    return { status: "down", reason: "its backend could not be reached lately" };
  }
  if (remote?.breaker.state === "half_open" || (remote?.breaker.failures ?? 0) > 0) {
    return { status: "degraded", reason: "its backend failed to answer lately" };
  }
  const impairment = remote ? undefined : server?.impairment();
  return impairment === undefined ? { status: "up" } : { status: "degraded", reason: impairment };
}
