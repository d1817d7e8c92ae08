import { declarations } from "./config.js";
import { type Config, pickSettings } from "./platform/config/read-config.js";
import type { House } from "./platform/parts/house.js";

/**
 * Starts what families and backends do by the clock, called or not. What they need is made when it
 * is their first turn.
 */
export async function scheduleFeatures(house: House, config: Config): Promise<void> {
  const { schedule } = await house.get(["schedule"]);
  for (const { schedule: works = [], needs = [], config: own = {} } of [
    ...declarations.families,
    ...declarations.backends,
  ]) {
    const settings = pickSettings(own, config);
    for (const work of works) {
      schedule.every({ ...work, run: async () => work.run(await house.get(needs), settings) });
    }
  }
}
