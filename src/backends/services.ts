import type { AnyBackend } from "./backend.js";
import { type PlannedBackend, plannedBackends } from "./planned.js";

/** What the catalogue says of a service, built or planned. */
export type ServiceNotice = PlannedBackend;

/** Every service of the catalogue, in the order of their slugs. */
export function listServices(built: readonly AnyBackend[]): (ServiceNotice | AnyBackend)[] {
  const slugs = new Set(built.map(({ slug }) => slug));
  const planned = plannedBackends.filter(({ slug }) => !slugs.has(slug));
  return [...built, ...planned].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
