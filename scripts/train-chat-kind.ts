/**
 * Trains the classifier that tells the kind of a message to the chatbot (`classify-chat.ts`) on test/chat-kinds/training.txt.
 * With --write it writes the weights to src/content/chat-kind. It prints how well models that never saw a message judge
 * it, ten parts each by a model of the other nine, and the same for test/chat-kinds/held-out.txt by a model of all.
 * The same data always give the same weights.
 */
import { writeFileSync } from "node:fs";
import { BUCKETS, CHAT_KINDS } from "../src/content/chat-kind/kinds.js";
import { scoreKinds, toShares } from "../src/engines/text/chat-kind/classify-chat.js";
import { type Feature, messageFeatures } from "../src/engines/text/chat-kind/message-features.js";
import { type LabelledChat, readLabelledChats } from "../test/helpers/labelled-chats.js";

const ROUNDS = 40;
const RATE = 0.25;
const DECAY = 2e-4;
const FOLDS = 10;
const LINE_CHARACTERS = 88;
const WEIGHTS = new URL("../src/content/chat-kind/weights.ts", import.meta.url);

interface Example {
  readonly features: readonly Feature[];
  readonly kind: number;
}

function toExample({ message, kind }: LabelledChat): Example {
  return { features: messageFeatures(message), kind: CHAT_KINDS.indexOf(kind) };
}

/** Logistic regression by AdaGrad (Duchi, Hazan, Singer 2011). */
function train(examples: readonly Example[]): Float64Array {
  const weights = new Float64Array(BUCKETS * CHAT_KINDS.length);
  const squares = new Float64Array(weights.length).fill(1e-3);
  const random = generator(7);
  const order = examples.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const at of order) learn(weights, squares, examples[at]!);
  }
  return weights;
}

function learn(weights: Float64Array, squares: Float64Array, { features, kind }: Example): void {
  const found = toShares(scoreKinds(features, (place) => weights[place]!));
  found.forEach((share, one) => {
    const miss = share - (one === kind ? 1 : 0);
    for (const { bucket, value } of features) {
      const place = bucket * CHAT_KINDS.length + one;
      const slope = miss * value + DECAY * weights[place]!;
      squares[place]! += slope * slope;
      weights[place]! -= (RATE * slope) / Math.sqrt(squares[place]!);
    }
  });
}

/** Numbers from 0 to 1 that are the same on every run (Park and Miller 1988). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

interface Judged {
  readonly chat: LabelledChat;
  readonly kind: string;
  readonly confidence: number;
}

function judge(weights: Float64Array, chat: LabelledChat): Judged {
  const shares = toShares(scoreKinds(messageFeatures(chat.message), (place) => weights[place]!));
  const confidence = Math.max(...shares);
  return { chat, kind: CHAT_KINDS[shares.indexOf(confidence)]!, confidence };
}

function report(title: string, judged: readonly Judged[]): void {
  const isRight = ({ chat, kind }: Judged) => chat.kind === kind;
  const share = (some: readonly Judged[]) =>
    `${some.filter(isRight).length} of ${some.length} (${(some.filter(isRight).length / some.length).toFixed(3)})`;
  const mean = judged.reduce((sum, { confidence }) => sum + confidence, 0) / judged.length;
  console.log(`${title}: ${share(judged)} right, mean confidence ${mean.toFixed(3)}`);
  for (const group of ["en", "de", "fr", "es"]) {
    console.log(`  ${group}: ${share(judged.filter(({ chat }) => chat.language === group))}`);
  }
  for (const kind of CHAT_KINDS) {
    console.log(`  ${kind}: ${share(judged.filter(({ chat }) => chat.kind === kind))}`);
  }
  for (const miss of judged.filter((one) => !isRight(one))) {
    console.log(`    ${miss.chat.kind} taken for ${miss.kind}: ${miss.chat.message}`);
  }
}

function write(weights: Float64Array): void {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / 127;
  const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer);
  const lines = bytes.toString("base64").match(new RegExp(`.{1,${LINE_CHARACTERS}}`, "gu")) ?? [];
  writeFileSync(
    WEIGHTS,
    `/** What one step of a weight is worth. */
export const WEIGHT_SCALE = ${scale.toFixed(6)};

/** One weight for each bucket and kind. */
export const weights = new Int8Array(
  Buffer.from(
    [
${lines.map((line) => `      "${line}",`).join("\n")}
    ].join(""),
    "base64",
  ),
);
`,
  );
}

const training = readLabelledChats("training");
const parts = Array.from({ length: FOLDS }, (_, fold) => fold);
report(
  "cross-validated",
  parts.flatMap((fold) => {
    const model = train(training.filter((_, at) => at % FOLDS !== fold).map(toExample));
    return training.filter((_, at) => at % FOLDS === fold).map((chat) => judge(model, chat));
  }),
);
const model = train(training.map(toExample));
report(
  "held out",
  readLabelledChats("held-out").map((chat) => judge(model, chat)),
);
if (process.argv.includes("--write")) write(model);
