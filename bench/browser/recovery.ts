import { setTimeout as sleep } from "node:timers/promises";
import { type BrowserAgent, refOf, type ToolAnswer } from "../../test/helpers/browser-agent.js";
import { print } from "./figures.js";
import type { BenchHouse } from "./house.js";
import { chromiumOf, driverOf } from "./processes.js";

const ACCOUNTS = 3;
const POLL_MS = 25;
const WAIT_MS_MAX = 60_000;

/** Prints how long pages are away after Chromium, and after its driver, are killed, and what is left of them. */
export async function benchRecovery({ server, site, connect }: BenchHouse): Promise<void> {
  const agents: BrowserAgent[] = [];
  for (let made = 0; made < ACCOUNTS; made += 1) agents.push(await connect());
  const victims = [
    ["Chromium", () => chromiumOf(server.process.pid)],
    ["the driver", () => driverOf(server.process.pid)],
  ] as const;
  for (const [name, find] of victims) {
    for (const [at, agent] of agents.entries()) await beginOrder(agent, site.url, `Visitor ${at}`);
    const victim = find();
    if (!victim) throw new Error(`${name} is not running`);
    const killedAt = performance.now();
    process.kill(victim.pid, "SIGKILL");
    const seen = await Promise.all(agents.map((agent) => firstAnswer(agent, killedAt)));
    print(
      `back after kill -9 of ${name}, the slowest of 3`,
      Math.max(...seen.map(({ ms }) => ms)),
      "ms",
      "≤ 3000",
    );
    print(
      "  calls that failed meanwhile",
      seen.reduce((sum, { failed }) => sum + failed, 0),
      "",
    );
    print(
      "  pages that are open again",
      seen.filter(({ answer }) => answer.text.includes("2 of 3")).length,
      "",
      `${ACCOUNTS} wanted`,
    );
    let kept = 0;
    for (const [at, agent] of agents.entries())
      if (await isKnown(agent, site.url, `Visitor ${at}`)) kept += 1;
    print("  visitors whom the site still knows by cookie", kept, "", `${ACCOUNTS} wanted`);
    console.log(`  the reply said: ${saidOf(seen[0]?.answer)}`);
  }
  await Promise.all(agents.map((agent) => agent.call("close")));
}

/** Fills in the first page of the order, so that a cookie and the second page are there to lose. */
async function beginOrder(agent: BrowserAgent, site: string, name: string): Promise<void> {
  const { snapshot } = await agent.must("navigate", { url: `${site}/order/who` });
  const fields = [
    ["Full name", name],
    ["E-mail", "visitor@example.org"],
    ["Postcode", "OX11 0AB"],
  ] as const;
  await agent.must("fill_form", {
    fields: fields.map(([label, value]) => ({
      name: label,
      type: "textbox",
      target: refOf(snapshot, "textbox", label),
      value,
    })),
  });
  await agent.must("click", { target: refOf(snapshot, "button", "Next") });
}

async function firstAnswer(agent: BrowserAgent, killedAt: number) {
  for (let failed = 0; ; failed += 1) {
    const answer = await agent.call("snapshot");
    const ms = performance.now() - killedAt;
    if (!answer.isError) return { ms, failed, answer };
    if (ms > WAIT_MS_MAX) throw new Error(answer.text);
    await sleep(POLL_MS);
  }
}

/** Whether the site shows the name that was given before. */
async function isKnown(agent: BrowserAgent, site: string, name: string): Promise<boolean> {
  return (await agent.must("navigate", { url: `${site}/order/check` })).text.includes(name);
}

/** What an answer says besides the snapshot, on one line. */
function saidOf(answer: ToolAnswer | undefined): string {
  return (answer?.text ?? "")
    .replace(/```yaml[\s\S]*?\n```/g, "")
    .replaceAll(/\s+/g, " ")
    .slice(0, 400);
}
