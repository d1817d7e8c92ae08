import {
  all,
  type Check,
  type Fault,
  type Fields,
  fault,
  flag,
  integer,
  isGiven,
  isObject,
  list,
  missing,
  number,
  object,
  oneOf,
  record,
  text,
} from "./checks.js";

const ROLES = ["developer", "system", "user", "assistant", "tool", "function"];
const MODEL_LENGTH_MAX = 256;
const CHOICES_MAX = 128;
const STOPS_MAX = 16;
const TOOLS_MAX = 512;
const NAME_LENGTH_MAX = 256;

const name = text({ min: 1, max: NAME_LENGTH_MAX });

const partMembers: Readonly<Record<string, Check>> = {
  text: record({ text: text() }, { required: ["text"] }),
  refusal: record({ refusal: text() }, { required: ["refusal"] }),
  image_url: record(
    { image_url: record({ url: text({ min: 1 }), detail: text() }, { required: ["url"] }) },
    { required: ["image_url"] },
  ),
  input_audio: record({ input_audio: object }, { required: ["input_audio"] }),
  file: record({ file: object }, { required: ["file"] }),
};

/** Kinds of parts that the API does not have yet are the endpoint's to judge. */
const part: Check = all(record({ type: text({ min: 1 }) }, { required: ["type"] }), (value, path) =>
  partMembers[String((value as Fields).type)]?.(value, path),
);

const content: Check = (value, path) => {
  if (typeof value === "string") return undefined;
  return Array.isArray(value)
    ? list(part, { min: 1 })(value, path)
    : fault(path, "must be a string or an array of parts");
};

const called = record({ name, arguments: text() }, { required: ["name", "arguments"] });

const toolCall = all(
  record({ id: text(), type: text() }, { required: ["id"] }),
  record({ function: called, custom: object }),
);

const message: Check = (value, path) => {
  if (!isObject(value)) return fault(path, "must be an object");
  if (!isGiven(value.role)) return missing(`${path}/role`);
  const found = oneOf(ROLES)(value.role, `${path}/role`);
  if (found) return found;
  if (!isGiven(value.content)) {
    if (!mayLackContent(value)) return missing(`${path}/content`);
  } else {
    const wrong = content(value.content, `${path}/content`);
    if (wrong) return wrong;
  }
  return messageRest(value, path);
};

const messageRest: Check = all(
  record({ name: text(), tool_calls: list(toolCall), function_call: called, refusal: text() }),
  (value, path) => {
    const { role, tool_call_id: id } = value as Fields;
    if (role !== "tool") return undefined;
    return isGiven(id) ? text()(id, `${path}/tool_call_id`) : missing(`${path}/tool_call_id`);
  },
);

/** An answer of the model may consist of something else; a result of the older kind may be null. */
function mayLackContent({ role, ...others }: Fields): boolean {
  if (role === "function") return true;
  return (
    role === "assistant" &&
    ["tool_calls", "function_call", "refusal", "audio"].some((member) => isGiven(others[member]))
  );
}

const tool = all(
  record({ type: text({ min: 1 }) }, { required: ["type"] }),
  (value: unknown, path: string): Fault | undefined => {
    const { type, function: definition } = value as Fields;
    if (type !== "function") return undefined;
    if (!isGiven(definition)) return missing(`${path}/function`);
    const checked = record(
      { name, description: text(), parameters: object, strict: flag },
      { required: ["name"] },
    );
    return checked(definition, `${path}/function`);
  },
);

const toolChoice: Check = (value, path) =>
  typeof value === "string"
    ? oneOf(["none", "auto", "required"])(value, path)
    : record({ type: text({ min: 1 }), function: record({ name }) }, { required: ["type"] })(
        value,
        path,
      );

const responseFormat: Check = all(
  record({ type: text({ min: 1 }) }, { required: ["type"] }),
  (value, path) => {
    const { type, json_schema: schema } = value as Fields;
    if (type !== "json_schema") return undefined;
    if (!isGiven(schema)) return missing(`${path}/json_schema`);
    const checked = record({ name, schema: object, strict: flag }, { required: ["name"] });
    return checked(schema, `${path}/json_schema`);
  },
);

const stop: Check = (value, path) => {
  if (typeof value === "string") return undefined;
  return Array.isArray(value)
    ? list(text(), { max: STOPS_MAX })(value, path)
    : fault(path, "must be a string or an array of strings");
};

const tokens = integer(1, 2 ** 31 - 1);

/** The members of a chat completion that the API names; all others pass. */
export const chatCheck: Check = record(
  {
    messages: list(message, { min: 1 }),
    model: text({ min: 1, max: MODEL_LENGTH_MAX }),
    frequency_penalty: number(-2, 2),
    logit_bias: object,
    logprobs: flag,
    max_completion_tokens: tokens,
    max_tokens: tokens,
    metadata: object,
    modalities: list(text()),
    n: integer(1, CHOICES_MAX),
    parallel_tool_calls: flag,
    presence_penalty: number(-2, 2),
    reasoning_effort: text(),
    response_format: responseFormat,
    seed: integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    stop,
    stream: flag,
    stream_options: record({ include_usage: flag }),
    temperature: number(0, 2),
    tool_choice: toolChoice,
    tools: list(tool, { max: TOOLS_MAX }),
    top_logprobs: integer(0, 20),
    top_p: number(0, 1),
    user: text(),
  },
  { required: ["messages"] },
);
