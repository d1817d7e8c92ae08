import { declarations } from "./config.js";
import type { Config } from "./platform/config/read-config.js";
import { equip } from "./platform/parts/equip.js";
import type { House } from "./platform/parts/house.js";

/**
 * Starts what families and backends do by the clock, called or not. What they need is made when it
 * is their first turn.
 */
export async function scheduleFeatures(house: House, config: Config): Promise<void> {
  const { schedule } = await house.get(["schedule"]);
  for (const feature of [...declarations.families, ...declarations.backends]) {
    for (const work of feature.schedule ?? []) {
      const run = async () => work.run(...(await equip(feature, { house, config })));
      schedule.every({ ...work, run });
    }
  }
}
