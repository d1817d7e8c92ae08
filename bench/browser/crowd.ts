import type { BrowserAgent } from "../../test/helpers/browser-agent.js";
import { snapshotPages } from "../../test/helpers/servers/site/site.js";
import { print, quantile, timed } from "./figures.js";
import type { BenchHouse } from "./house.js";
import { kindOf, mainThreadMs, processesBelow, proportionalMb } from "./processes.js";

const SESSIONS = 20;
const ROUNDS = 5;

/** Prints what twenty sessions of twenty accounts, which call at once, cost in memory and time. */
export async function benchCrowd({ server, site, connect }: BenchHouse): Promise<void> {
  const agents: BrowserAgent[] = [];
  for (let made = 0; made < SESSIONS; made += 1) agents.push(await connect());
  const pages = snapshotPages();
  const urlAt = (at: number) => `${site.url}${pages[at % pages.length]}`;
  const { pid } = server.process;
  const before = mainThreadMs(pid);

  const [openMs, opened] = await timed(() =>
    Promise.all(agents.map((agent, at) => timed(() => agent.call("navigate", { url: urlAt(at) })))),
  );
  const refused = opened.filter(([, answer]) => answer.isError);
  for (const [, answer] of refused.slice(0, 1)) console.log(answer.text);
  const waits: number[] = [];
  const peaks = [weigh(pid)];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const answers = await Promise.all(
      agents.map(async (agent, at) => {
        const visited = await timed(() => agent.must("navigate", { url: urlAt(at + round) }));
        const read = await timed(() => agent.must("snapshot"));
        const shot = await timed(() => agent.must("take_screenshot"));
        return [visited, read, shot].map(([ms]) => ms);
      }),
    );
    waits.push(...answers.flat());
    peaks.push(weigh(pid));
  }
  const after = mainThreadMs(pid);
  print("sessions that were refused a page", refused.length, "", "0 wanted");
  const peak = peaks.reduce((one, other) => (other.totalMb > one.totalMb ? other : one));
  print("memory of driver and Chromium, at the peak (PSS)", peak.totalMb, "MiB", "≤ 2048");
  for (const [kind, { count, mb }] of peak.kinds) print(`  ${count} × ${kind}`, mb, "MiB");
  print("first pages of all, from nothing running", openMs, "ms");
  print("a call among 20 at once, p50", quantile(waits, 0.5), "ms");
  print("a call among 20 at once, p99", quantile(waits, 0.99), "ms");
  print("main thread of the server, per call", (after.ran - before.ran) / waits.length, "ms");
  await Promise.all(agents.map((agent) => agent.call("close")));
}

/** Memory of everything that the server started, in all and by what it is for. */
function weigh(server: number) {
  const kinds = new Map<string, { count: number; mb: number }>();
  for (const one of processesBelow(server)) {
    const kind = kinds.get(kindOf(one)) ?? { count: 0, mb: 0 };
    kinds.set(kindOf(one), { count: kind.count + 1, mb: kind.mb + proportionalMb([one]) });
  }
  return { kinds, totalMb: [...kinds.values()].reduce((sum, { mb }) => sum + mb, 0) };
}
