import type { ResidentService } from "./resident-service.js";

/**
 * A service by name: a factory that is loaded when its thread starts and makes the object whose
 * methods the thread answers. Settings, inputs and outputs cross threads by structured clone.
 */
export type ResidentRegistry = Readonly<
  Record<string, () => Promise<(settings: never) => ResidentService | Promise<ResidentService>>>
>;

/** What lives on threads of its own. */
export const residents = {
  "evidence-payloads": async () =>
    (await import("../../services/evidence-log/append/seal-payloads.js")).openPayloadSealing,
  "vector-index": async () =>
    (await import("../../services/vectors/index/resident-index.js")).openResidentIndex,
} satisfies ResidentRegistry;

export type ProductResidents = typeof residents;

export type ResidentName<Residents extends ResidentRegistry = ProductResidents> = keyof Residents &
  string;

type Factory<
  Name extends ResidentName<Residents>,
  Residents extends ResidentRegistry = ProductResidents,
> = Awaited<ReturnType<Residents[Name]>>;

export type ResidentSettings<
  Name extends ResidentName<Residents>,
  Residents extends ResidentRegistry = ProductResidents,
> = Parameters<Factory<Name, Residents>>[0];

type ServiceOf<
  Name extends ResidentName<Residents>,
  Residents extends ResidentRegistry = ProductResidents,
> = Awaited<ReturnType<Factory<Name, Residents>>>;

/** The methods of a service that its owner may call. */
export type ResidentMethods<
  Name extends ResidentName<Residents>,
  Residents extends ResidentRegistry = ProductResidents,
> = Omit<ServiceOf<Name, Residents>, keyof ResidentService>;

export type MethodName<Methods> = {
  [Key in keyof Methods]: Methods[Key] extends (input: never) => unknown ? Key : never;
}[keyof Methods] &
  string;

export type MethodInput<Methods, Method extends keyof Methods> = Methods[Method] extends (
  ...inputs: infer Inputs extends unknown[]
) => unknown
  ? Inputs[0]
  : never;

export type MethodOutput<Methods, Method extends keyof Methods> = Methods[Method] extends (
  ...inputs: never
) => infer Output
  ? Awaited<Output>
  : never;
