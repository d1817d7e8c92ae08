import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { backend } from "../../src/backends/cost-guard/index.js";
import { startGateway } from "../helpers/apps/gateway-app.js";
import {
  chunkOf,
  chunksOf,
  completionOf,
  json,
  startScriptedEndpoint,
  stream,
} from "../helpers/servers/scripted-endpoint.js";

/** A Python that has openai: OPENAI_PYTHON=python3 npx vitest run test/cost-guard/python.test.ts */
const python = process.env.OPENAI_PYTHON;
const SCRIPT = fileURLToPath(new URL("python/ask_everything.py", import.meta.url));

const call = {
  id: "call_1",
  type: "function",
  function: { name: "weather", arguments: '{"place":"Oslo"}' },
};

it.runIf(python)(
  `OpenAI's client for Python reads JSON, streams and tools, and their replays${python ? "" : ", skipped: OPENAI_PYTHON names no Python with openai"}`,
  async () => {
    const endpoint = await startScriptedEndpoint();
    const environment = { MODEL_BASE_URL: endpoint.url, MODEL_NAMES: "big" };
    const house = await startGateway({ offered: [backend], environment });
    try {
      endpoint.script(
        json(completionOf("Hello")),
        stream(chunksOf("Hello there, you")),
        json(completionOf(null, { message: { tool_calls: [call] }, finish_reason: "tool_calls" })),
        stream([chunkOf({ content: "Hel" })]),
      );
      const { text } = await house.issueKey();
      const baseUrl = `${house.url}/v1/api/cost-guard/v1`;
      const { stdout } = await promisify(execFile)(String(python), [SCRIPT, baseUrl, text]);
      expect(stdout.trimEnd().split("\n")).toEqual([
        "json miss hit True Hello",
        "stream of json Hello  stop 13",
        "stream Hello there, you  stop 13",
        "stream again Hello there, you  stop 13",
        "json of stream hit Hello there, you 13",
        'tool miss weather {"place":"Oslo"} tool_calls',
        'tool hit weather {"place":"Oslo"} tool_calls',
        'tool stream  {"place":"Oslo"} tool_calls 13',
        "embeddings [256, 256]",
        "models True",
        "refused 400 messages invalid_request_error",
        "broken stream bad_gateway server_error",
      ]);
      expect(endpoint.asked).toHaveLength(4);
    } finally {
      await house.close();
      await endpoint.close();
    }
  },
);
