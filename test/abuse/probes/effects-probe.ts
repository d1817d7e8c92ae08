import type { Manner } from "../load/shot.js";
import type { AbusedRoute } from "../routes/abused-routes.js";
import { untilQuiet } from "../world/quiet.js";
import type { Tenant } from "../world/tenant.js";
import { plainInput } from "./requests.js";
import type { Abused } from "./worst-body-probe.js";

/** Whether calls that were cut off were counted exactly where they had an effect. */
export interface EffectsFigure {
  readonly name: string;
  readonly manner: Manner;
  readonly sent: number;
  /** By how many calls the usage of the key grew, and by how many entries what they make. */
  readonly counted: number;
  readonly effects: number;
}

/** A call that is counted and leaves an entry, and how many of each there are. */
interface CountedWork {
  readonly name: string;
  /** The route that is called. */
  readonly route: string;
  counted(tenant: Tenant): Promise<number>;
  effects(tenant: Tenant): Promise<number>;
}

const usageOf = async ({ call }: Tenant, endpoint: string) => {
  const { by_endpoint: used } = await call("GET", "/api/v1/usage");
  return (used as Record<string, number>)[endpoint] ?? 0;
};

export const countedWork: readonly CountedWork[] = [
  {
    name: "seals",
    route: "evidence/sealDecision",
    counted: (tenant) => usageOf(tenant, "evidence/seal"),
    async effects({ call }) {
      // The size of the log is the second line of its signed head.
      const { text } = await call("GET", "/api/v1/evidence/log/checkpoint");
      return Number(String(text).split("\n")[1]);
    },
  },
];

/** Sends calls that are cut off in some manner, and compares what was counted with what was done. */
export async function probeEffects(
  { server, load }: Abused,
  { work, manner }: { readonly work: CountedWork; readonly manner: Manner },
  options: {
    readonly routes: readonly AbusedRoute[];
    readonly connections: number;
    readonly seconds: number;
  },
): Promise<EffectsFigure> {
  const { routes, connections, seconds } = options;
  const route = routes.find(({ id }) => id === work.route);
  if (!route) throw new Error(`there is no operation ${work.route}`);
  const { shot } = plainInput(route, server.flooder);
  const [countedBefore, effectsBefore] = await both(work, server.flooder);
  const sent = await load.fire({ shots: [shot], callers: connections, seconds, manner });
  await untilQuiet(server);
  const [counted, effects] = await both(work, server.flooder);
  return {
    name: work.name,
    manner,
    sent: sent.length,
    counted: counted - countedBefore,
    effects: effects - effectsBefore,
  };
}

async function both(work: CountedWork, tenant: Tenant): Promise<[number, number]> {
  return [await work.counted(tenant), await work.effects(tenant)];
}
