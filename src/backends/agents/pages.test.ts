import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AgentsTestApp, startAgents } from "../../../test/helpers/apps/agents-app.js";
import { type PageServer, startPageServer } from "../../../test/helpers/servers/page-server.js";
import {
  calls,
  type ScriptedModel,
  says,
  startScriptedModel,
} from "../../../test/helpers/servers/scripted-model.js";

const TOOL = "page_extract_extract_page";
const HTML = '<html><title>Mill</title><p>The mill stopped. See <a href="/plan">the plan</a>.</p>';
const REFUSED = "url is refused: the address must have a host on the public internet";

let model: ScriptedModel;
let pages: PageServer;
let house: AgentsTestApp;
let key: string;
beforeAll(async () => {
  [model, pages] = await Promise.all([startScriptedModel(), startPageServer()]);
  house = await startAgents({
    MODEL_BASE_URL: model.url,
    MODEL_NAMES: "small",
    OUTBOUND_ALLOW_CIDRS: "127.0.0.0/8",
  });
  key = await house.issue("gateway", "acc_000000000000000000000001");
});
beforeEach(() => {
  pages.pages.set("/mill", (_request, reply) => {
    reply.writeHead(200, { "content-type": "text/html" }).end(HTML);
  });
});
afterAll(async () => {
  await house.close();
  await pages.close();
  await model.close();
});

describe("pages", () => {
  const planned = async (task: string) =>
    (await house.execute({ task, model: "builtin/planner" }, { key })).reply;

  it("are read by the planner", async () => {
    const text = await planned(`Extract the text of ${pages.url}/mill`);
    expect(text).toMatchObject({
      output: "The mill stopped. See the plan.",
      stop_reason: "finished",
      steps: [
        {
          tool: "pageExtract.extractPage",
          input: { url: `${pages.url}/mill`, format: "text" },
          output: { title: "Mill", url: `${pages.url}/mill` },
        },
      ],
    });
    const links = await planned(`List the links on ${pages.url}/mill`);
    expect(links.output).toBe(`the plan: ${pages.url}/plan`);
    const markdown = await planned(`Convert this HTML to Markdown: ${HTML}`);
    expect(markdown.output).toBe("The mill stopped. See [the plan](/plan).");
  });

  it("that are refused are no answer of the planner, which says why", async () => {
    expect(await planned("Extract the text of http://10.0.0.1/")).toMatchObject({
      output: `pageExtract.extractPage: ${REFUSED}.`,
      stop_reason: "tool_error",
      steps: [{ is_error: true, output: { status: 422, code: "validation_error" } }],
    });
  });

  it("are a tool that a model is shown, and what they say is data to it", async () => {
    model.play(
      calls({ name: TOOL, args: { url: `${pages.url}/mill`, format: "article" } }),
      calls({ name: TOOL, args: { url: "http://169.254.169.254/latest/meta-data/" } }),
      says("It stopped."),
    );
    const { reply } = await house.execute({ task: "What became of the mill?" }, { key });
    expect(reply).toMatchObject({
      output: "It stopped.",
      steps: [
        { tool: TOOL, output: { text: expect.stringContaining("The mill stopped.") } },
        { tool: TOOL, is_error: true, output: { status: 422, message: REFUSED } },
      ],
    });
    const [first, second] = model.asked.slice(-3).map(({ body }) => body);
    const shown = first as { readonly tools?: readonly { readonly function: { name: string } }[] };
    expect(shown.tools?.map((tool) => tool.function.name)).toContain(TOOL);
    expect(second?.messages.at(-1)?.content).toMatch(/^<<<data [0-9a-f]{24}\n[\s\S]*The mill/);
  });
});
