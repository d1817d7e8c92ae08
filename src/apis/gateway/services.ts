import { type BackendDispatcher, LocalDispatcher } from "../../http/in-process/local-dispatcher.js";
import type { Clock } from "../../platform/clock/clock.js";
import { loadHttpClient } from "../../platform/outbound/load-client.js";
import type { Parts } from "../../platform/parts/part.js";
import type { RemoteBackend } from "./remote-backend.js";
import type { RemoteLimits } from "./remote-limits.js";

/** A service as the gateway is handed it. */
export type OfferedService = Parts["backends"]["services"][number];

/** A service with the way to it. */
export interface ReachableService extends OfferedService {
  /** Undefined while nothing answers behind the slug. */
  readonly dispatcher: BackendDispatcher | undefined;
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
  const reach = async (service: OfferedService): Promise<ReachableService> => {
    const url = remoteUrls[service.slug];
    if (url !== undefined) {
      await loadHttpClient();
      const { createRemoteBackend } = await import("./remote-backend.js");
      const remote = createRemoteBackend(url, parts);
      return { ...service, remote, dispatcher: remote.pool };
    }
    const { server } = service;
    const dispatcher = server && new LocalDispatcher(async () => (await server.open()).routing);
    return { ...service, remote: undefined, dispatcher };
  };
  const services = await Promise.all([...offered, ...own.map(operatorsOwn)].map(reach));
  return new Map(services.map((service) => [service.slug, service]));
}

/** A slug that only GATEWAY_BACKENDS knows. */
function operatorsOwn(slug: string): OfferedService {
  return {
    slug,
    access: "self-service",
    purpose: "A backend of this server's operator.",
    example: { method: "GET", path: "" },
    beyond: true,
  };
}

/** Whether a service answers now, and if not, why. */
export function stateOf({ remote, dispatcher, server }: ReachableService): ServiceState {
  if (!dispatcher) return { status: "down", reason: "it is not built in this release" };
  if (remote?.breaker.state === "open") {
    return { status: "down", reason: "its backend could not be reached lately" };
  }
  if (remote?.breaker.state === "half_open" || (remote?.breaker.failures ?? 0) > 0) {
    return { status: "degraded", reason: "its backend failed to answer lately" };
  }
  const impairment = remote ? undefined : server?.impairment();
  return impairment === undefined ? { status: "up" } : { status: "degraded", reason: impairment };
}
