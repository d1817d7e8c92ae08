import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "../../../http/openapi/string-enum.js";

const TEXT_LENGTH_MAX = 100_000;
const TEXTS_MAX = 100;
const MODEL_LENGTH_MAX = 256;

const Text = (description: string) =>
  Type.String({ minLength: 1, maxLength: TEXT_LENGTH_MAX, description });
const Share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const Offset = (description: string) => Type.Integer({ minimum: 0, description });
const Model = Type.Optional(
  Type.String({
    maxLength: MODEL_LENGTH_MAX,
    description: "a name of `GET /v1/detector/models`; `latest`, the newest, unless given",
  }),
);
const Latency = (description: string) => Type.Number({ minimum: 0, description });

const text =
  "The ferry was late again, so we sat on the wall by the ticket office and ate the sandwiches that Nora had packed for the afternoon. Two boys were fishing with a line tied to a bottle. Nothing bit. When the boat came at last it was half empty, and the man who took our tickets said the engine had been sulking since Tuesday.";

export const DetectBody = Type.Object(
  {
    text: Text("the text to judge, in Unicode code points"),
    model: Model,
  },
  { examples: [{ text }] },
);
export type DetectBody = Static<typeof DetectBody>;

export const DetectBatchBody = Type.Object(
  {
    texts: Type.Array(Text("one text, as `text` of a single detection"), {
      minItems: 1,
      maxItems: TEXTS_MAX,
      description: "judged each by itself; one that is refused refuses them all",
    }),
    model: Model,
  },
  { examples: [{ texts: [text, "Thanks, see you at six."], model: "latest" }] },
);
export type DetectBatchBody = Static<typeof DetectBatchBody>;

const Signal = Type.Object(
  {
    name: Type.String(),
    value: Type.Number(),
    leans: StringEnum(["ai", "human", "neutral"], { description: "what it speaks for here" }),
    why: Type.String({ description: "what was measured, in words" }),
  },
  { description: "one thing that was measured; the score is made of more than these" },
);

const Window = Type.Object({
  start: Offset("where it begins, in code points of the text as it came"),
  end: Offset("where it ends, the first code point after it"),
  score: Share("of this part alone, as `score`"),
  words: Type.Integer({ minimum: 0 }),
});

const detectionFields = {
  id: Type.String({
    pattern: "^det_[0-9a-f]{24}$",
    description: "as in `detection.complete`; nothing is kept under it",
  }),
  is_ai: Type.Boolean({
    description:
      "true only where the score reaches the threshold of the model, which few human texts do; false is no proof of a human author",
  }),
  confidence: Share(
    "how probable it is that `is_ai` is right; it may be below 0.5, since `is_ai` takes more than even odds",
  ),
  score: Share(
    "the calibrated probability that a machine wrote the text, where half of all texts are of machines",
  ),
  calibrated: Type.Literal(true, { description: "`score` and `confidence` are probabilities" }),
  model: Type.String({ description: "the model that judged; for `latest` the one that it is" }),
  signals: Type.Array(Signal, { description: "what spoke for the verdict and against it" }),
  windows: Type.Optional(
    Type.Array(Window, { description: "the parts of a long text, each judged by itself" }),
  ),
  note: Type.Optional(
    Type.String({
      description: "why there is little to go by: too short, no prose, a language it does not know",
    }),
  ),
};

const detection = {
  id: "det_5a1c0f7e9b3d2a4c6e8f0a1b",
  is_ai: false,
  confidence: 0.93,
  score: 0.07,
  calibrated: true,
  model: "detector-1",
  signals: [
    {
      name: "sentence_length_variation",
      value: 0.652,
      leans: "human",
      why: "Sentence lengths vary by 0.652 of their mean; the median is 0.466 in texts of people and 0.39 in texts of machines.",
    },
  ],
};

export const DetectReply = Type.Object(
  { ...detectionFields, latency_ms: Latency("milliseconds that the server worked") },
  { examples: [{ ...detection, latency_ms: 3.18 }] },
);
export type DetectReply = Static<typeof DetectReply>;

export const DetectBatchReply = Type.Object(
  {
    results: Type.Array(
      Type.Object({
        index: Type.Integer({ minimum: 0, description: "the place of the text in `texts`" }),
        ...detectionFields,
        latency_ms: Latency("milliseconds that this text took"),
      }),
      { description: "in the order of `texts`" },
    ),
    model: Type.String({ description: "the model that judged" }),
    latency_ms: Latency("milliseconds that the server worked on all of them"),
  },
  {
    examples: [
      {
        results: [{ index: 0, ...detection, latency_ms: 2.61 }],
        model: "detector-1",
        latency_ms: 3.4,
      },
    ],
  },
);
export type DetectBatchReply = Static<typeof DetectBatchReply>;

export const DetectorModelsReply = Type.Object(
  {
    latest: Type.String({ description: "what `latest` stands for" }),
    models: Type.Array(
      Type.Object({
        name: Type.String(),
        released: Type.String({ description: "the day, YYYY-MM-DD" }),
        languages: Type.Array(Type.String(), {
          description: "ISO 639-1 codes of those that it was trained on",
        }),
        threshold: Share("the score from which on `is_ai` is true"),
        description: Type.String({ description: "its method, and what was measured" }),
        cannot: Type.Array(Type.String()),
      }),
      { description: "the newest first" },
    ),
  },
  {
    examples: [
      {
        latest: "detector-1",
        models: [
          {
            name: "detector-1",
            released: "2026-11-24",
            languages: ["en"],
            threshold: 0.9,
            description: "a linear model over character and word n-grams and measures of style",
            cannot: ["prove who wrote a text"],
          },
        ],
      },
    ],
  },
);
export type DetectorModelsReply = Static<typeof DetectorModelsReply>;
