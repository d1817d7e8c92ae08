import type { TokenUsage } from "../../../engines/http/chat-completion/judge-completion.js";
import { ModelFailure } from "../../../platform/models/model-errors.js";
import type { Needed } from "../../../platform/parts/part.js";
import { asRefusal, brokenAnswer, refusalOf } from "../endpoint/endpoint-errors.js";
import { tasks } from "../tasks.js";
import { judgeEmbeddings } from "./judge-embeddings.js";

const ANSWER_BYTES_MAX = 32 * 1_048_576;
/** To judge more takes over about 2 ms. */
const JUDGED_HERE_MAX = 262_144;
const JUDGE_MS_MAX = 10_000;

/** Embeddings as an endpoint answered them. */
export interface EndpointEmbeddings {
  readonly text: string;
  readonly usage: TokenUsage | undefined;
}

/** Has the endpoint embed texts. Throws `ApiError` for whatever is no answer. */
export async function askEmbeddings(
  { models, threads }: Needed<"models" | "threads">,
  call: {
    readonly accountId: string;
    readonly model: string;
    readonly body: Uint8Array;
    readonly signal: AbortSignal;
    readonly traceparent: string | undefined;
  },
): Promise<EndpointEmbeddings> {
  const { accountId: owner, model, body, signal, traceparent } = call;
  let hasBegun = false;
  try {
    const path = "/embeddings";
    const answer = await models.forward({ path, body, writtenModel: model, signal, traceparent });
    if (answer.status >= 300) throw await refusalOf(answer);
    hasBegun = true;
    const text = await readText(answer.body);
    const judged =
      text.length <= JUDGED_HERE_MAX
        ? judgeEmbeddings(text)
        : await threads.run(tasks["judge-embeddings"], text, { owner, timeoutMs: JUDGE_MS_MAX });
    if (!judged) throw brokenAnswer();
    return { text, ...judged };
  } catch (error) {
    throw asRefusal(error, { hasBegun });
  }
}

async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of body) {
    length += bytes.length;
    if (length > ANSWER_BYTES_MAX) throw new ModelFailure("too_large");
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString("utf8");
}
