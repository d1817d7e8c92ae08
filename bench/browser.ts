// What the browser for agents is worth and costs, on local pages. Build first, then: npx tsx bench/browser.ts
// PARTS=snapshots,crowd,recovery,hostile chooses; PAGES=alerts,gigabyte names hostile pages by a part of
// their name. BROWSER_EXECUTABLE is the server's, and the peer's. Pictures of our own pages are measured by
// bench/screenshots.ts.
import { benchCrowd } from "./browser/crowd.js";
import { benchHostile } from "./browser/hostile.js";
import { type BenchHouse, openBenchHouse } from "./browser/house.js";
import { benchRecovery } from "./browser/recovery.js";
import { benchSnapshots } from "./browser/snapshots.js";

const hostilePages = process.env.PAGES?.split(",") ?? [];

const parts: Readonly<Record<string, (house: BenchHouse) => Promise<void>>> = {
  snapshots: async ({ connect, site }) => benchSnapshots(await connect(), site),
  crowd: benchCrowd,
  recovery: benchRecovery,
  hostile: (house) => benchHostile(house, hostilePages),
};

const chosen = process.env.PARTS?.split(",") ?? Object.keys(parts);
for (const name of chosen) {
  const part = parts[name];
  if (!part) throw new Error(`there is no part ${name}: ${Object.keys(parts).join(", ")}`);
  console.log(`\n${name}`);
  const house = await openBenchHouse();
  try {
    await part(house);
  } catch (error) {
    console.error(house.server.output().slice(-3_000));
    throw error;
  } finally {
    await house.close();
  }
}
