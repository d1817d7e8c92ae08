import { afterEach, describe, expect, it } from "vitest";
import { type AskingApp, buildAskingApp } from "../../helpers/apps/asking-app.js";
import { type ModelEndpoint, startModelEndpoint } from "../../helpers/servers/model-endpoint.js";

const SLUG = "flight-ops-routing";
const LEG = {
  track_deg: 90,
  distance_nm: 500,
  aircraft: { tas_kt: 450 },
  wind: { from_deg: 270, kt: 50 },
};
const PROMPT = "one leg, track 90, distance 500 nm, TAS 450 kt, wind 270/50";

let house: AskingApp | undefined;
let endpoint: ModelEndpoint | undefined;
afterEach(async () => {
  await house?.close();
  await endpoint?.close();
});

/** Asks a server whose model answers with these texts, in order. */
async function askWith(texts: readonly string[], body: object) {
  endpoint = await startModelEndpoint(texts);
  house = await buildAskingApp({ MODEL_BASE_URL: endpoint.url, MODEL_NAMES: "small" });
  const { status, reply } = await house.ask(SLUG, body);
  expect(status).toBe(200);
  return reply;
}

describe("a configured model", () => {
  it("reads the prompt beside the rules and words the summary", async () => {
    const words = "The leg is flown in still good time, with the wind behind.";
    const { model_route, output } = await askWith([JSON.stringify(LEG), words], { prompt: PROMPT });
    expect(model_route).toMatchObject({
      parser: `small, held against builtin/${SLUG}-reader-1`,
      solver: `builtin/${SLUG}-1`,
      narrator: "small",
    });
    expect(output.problem).toMatchObject(LEG);
    expect(output.summary).toContain(words);
    expect(output.summary).toContain(output.notice);
    const [reading] = endpoint?.asked ?? [];
    expect(reading?.messages[0]?.content).toContain('"tas_kt"');
    expect(reading?.messages[1]?.content).toContain(PROMPT);
  });

  it("changes nothing that the rules read, and is told to have differed", async () => {
    const other = { ...LEG, aircraft: { tas_kt: 500 } };
    const { output, result_metadata } = await askWith([JSON.stringify(other), "Fine."], {
      prompt: PROMPT,
    });
    expect(output.problem).toMatchObject(LEG);
    expect(result_metadata.warnings).toContainEqual(
      "the model read another aircraft.tas_kt than 450, which counts",
    );
  });

  it("says no number of its own", async () => {
    const { model_route, output } = await askWith([JSON.stringify(LEG), "It takes 987 minutes."], {
      prompt: PROMPT,
    });
    expect(model_route.narrator).toBe("builtin/summary-1");
    expect(output.summary).not.toContain("987");
  });

  it.each(["no JSON at all", '{"aircraft":"fast"}', "[1,2]"])(
    "that answers %j leaves the reading to the rules",
    async (text) => {
      const { model_route, output } = await askWith([text, ""], { prompt: PROMPT });
      expect(model_route.parser).toBe(`builtin/${SLUG}-reader-1`);
      expect(output.problem).toMatchObject(LEG);
    },
  );

  it("is not asked to read where a problem was sent", async () => {
    const { model_route } = await askWith(["Fine."], { prompt: "solve", problem: LEG });
    expect(model_route).toMatchObject({ parser: "none", narrator: "small" });
    expect(endpoint?.asked).toHaveLength(1);
  });
});
