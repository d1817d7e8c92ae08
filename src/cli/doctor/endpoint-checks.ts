import { readBackendUrls } from "../../apis/gateway/backend-urls.js";
import { splitList } from "../../platform/config/variables.js";
import { FetchFailed, fetchText, openConnections } from "../../platform/outbound/fetch-text.js";
import { loadHttpClient } from "../../platform/outbound/load-client.js";
import {
  type Check,
  type Examined,
  fail,
  type Judgement,
  ok,
  textOf,
  type Verdict,
  warn,
} from "./finding.js";

const TIMEOUT_MS = 5_000;
const ANSWER_BYTES_MAX = 8 * 2 ** 20;
const BACKENDS_MAX = 64;
const SEVERITY: readonly Verdict[] = ["ok", "warn", "fail"];

/** What is checked of the endpoints that the configuration names. */
export const endpointChecks: readonly Check[] = [
  { part: "model", run: checkModel },
  { part: "images", run: checkImages },
  { part: "prices", run: checkPrices },
  { part: "backends", run: checkBackends },
];

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** One call as the server makes it: redirects are not followed. A text says why there is no answer. */
async function ask(url: string, bearer?: string): Promise<Answer | string> {
  await loadHttpClient();
  const connections = openConnections({ perOrigin: 1 });
  const limits = { timeoutMs: TIMEOUT_MS, bytesMax: ANSWER_BYTES_MAX };
  try {
    return await fetchText(connections, { url, accept: "*/*", bearer, ...limits });
  } catch (error) {
    if (error instanceof FetchFailed) return error.message;
    throw error;
  } finally {
    await connections.destroy();
  }
}

async function checkModel({ config }: Examined): Promise<Judgement> {
  const url = textOf(config, "MODEL_BASE_URL");
  if (url === undefined) return ok("the builtin writes");
  const names = splitList(textOf(config, "MODEL_NAMES") ?? "");
  const judged = await judgeModels(url, textOf(config, "MODEL_API_KEY"), {
    variable: "MODEL_BASE_URL",
    key: "MODEL_API_KEY",
  });
  if (judged.verdict !== "ok" || judged.listed.length === 0) return judged;
  const unknown = names.filter((name) => !judged.listed.includes(name));
  if (unknown.length === 0) return ok(`it answers, and has ${names.join(", ")}`);
  return warn(`it answers, but does not list ${unknown.join(", ")}: correct MODEL_NAMES`);
}

async function checkImages({ config }: Examined): Promise<Judgement> {
  const url = textOf(config, "IMAGE_BASE_URL");
  if (url === undefined) return ok("the builtin draws");
  const names = { variable: "IMAGE_BASE_URL", key: "IMAGE_API_KEY" };
  const { verdict, says } = await judgeModels(url, textOf(config, "IMAGE_API_KEY"), names);
  return { verdict, says };
}

/** Asks an OpenAI-compatible endpoint for its models, which costs nothing and needs the key. */
async function judgeModels(
  baseUrl: string,
  key: string | undefined,
  names: { readonly variable: string; readonly key: string },
): Promise<Judgement & { readonly listed: readonly string[] }> {
  const answer = await ask(`${baseUrl.replace(/\/+$/, "")}/models`, key);
  const judge = (): Judgement => {
    if (typeof answer === "string") return fail(`${answer}: is ${names.variable} right and up?`);
    const { status } = answer;
    if (status === 401 || status === 403) return fail(`it refuses the key: correct ${names.key}`);
    if (status === 200) return ok("it answers");
    if (status === 404)
      return warn(`it answers, but has no list of models under ${names.variable}`);
    return fail(`it answers with status ${status}: is ${names.variable} right and up?`);
  };
  const listed = typeof answer === "string" ? [] : readModelNames(answer.text);
  return { ...judge(), listed };
}

function readModelNames(text: string): string[] {
  try {
    const { data } = JSON.parse(text) as { data?: unknown };
    return Array.isArray(data) ? data.map((model: { id?: unknown }) => String(model?.id)) : [];
  } catch {
    // Nothing is told of models by what is no list.
    return [];
  }
}

async function checkPrices({ config }: Examined): Promise<Judgement> {
  const url = textOf(config, "MARKET_DATA_URL");
  if (url === undefined) return ok("imported prices and the samples");
  const place = "{asset}";
  const template = url.includes(place) ? url : `${url.replace(/\/+$/, "")}/${place}`;
  const answer = await ask(
    template.replaceAll(place, "SPY"),
    textOf(config, "MARKET_DATA_API_KEY"),
  );
  if (typeof answer === "string") return fail(`${answer}: is MARKET_DATA_URL right and up?`);
  const { status } = answer;
  if (status === 200 || status === 404) return ok("the source of market data answers");
  if (status === 401 || status === 403) {
    return fail("the source of market data refuses the key: correct MARKET_DATA_API_KEY");
  }
  return fail(`the source of market data answers with status ${status}: is MARKET_DATA_URL right?`);
}

async function checkBackends({ config }: Examined): Promise<Judgement> {
  const urls = Object.entries(readBackendUrls(textOf(config, "GATEWAY_BACKENDS") ?? "{}") ?? {});
  if (urls.length === 0) return ok("all services are in this process");
  const judged = await Promise.all(urls.slice(0, BACKENDS_MAX).map(judgeBackend));
  const rank = Math.max(...judged.map(({ verdict }) => SEVERITY.indexOf(verdict)));
  const says = judged.map((one) => one.says);
  if (urls.length > BACKENDS_MAX) says.push(`${urls.length - BACKENDS_MAX} more were not asked`);
  return { verdict: SEVERITY[rank] ?? "fail", says: says.join("; ") };
}

/** Any answer shows that it is there: what it has at a path of nobody's is its own affair. */
async function judgeBackend([slug, url]: readonly [string, string]): Promise<Judgement> {
  const answer = await ask(`${url.replace(/\/+$/, "")}/health`);
  if (typeof answer === "string") return fail(`${slug}: ${answer}, correct or start it`);
  if (answer.status >= 500) return warn(`${slug}: it answers with status ${answer.status}`);
  return ok(`${slug}: it answers`);
}
