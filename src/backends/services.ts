import type { Backend } from "./backend.js";
import { loadBackends } from "./load.js";
import { type PlannedBackend, plannedBackends } from "./planned.js";

/** A service of the catalogue; `routes` is there once it is built. */
export type Service = PlannedBackend & Partial<Pick<Backend, "routes" | "bodyLimitBytes">>;

/** Every service of the catalogue, built or planned, in the order of their slugs. */
export async function listServices(): Promise<Service[]> {
  const built: Service[] = await loadBackends();
  const slugs = new Set(built.map(({ slug }) => slug));
  const planned = plannedBackends.filter(({ slug }) => !slugs.has(slug));
  return [...built, ...planned].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** Whether a service is built: then it is a whole backend. */
export function isBuilt(service: Service): service is Backend {
  return service.routes !== undefined;
}
