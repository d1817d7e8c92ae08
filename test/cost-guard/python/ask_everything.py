"""Asks a chat-completions endpoint with OpenAI's client for Python: JSON, streams, tools, errors."""

import sys

import openai

base_url, key = sys.argv[1:]
client = openai.OpenAI(base_url=base_url, api_key=key, max_retries=0)
question = [{"role": "user", "content": "a question from Python"}]
weather = {
    "type": "function",
    "function": {
        "name": "weather",
        "parameters": {"type": "object", "properties": {"place": {"type": "string"}}},
    },
}


def ask(**more):
    raw = client.chat.completions.with_raw_response.create(model="big", messages=question, **more)
    return raw.headers["x-cache"], raw.parse()


def streamed(**more):
    options = {"stream": True, "stream_options": {"include_usage": True}}
    chunks = list(client.chat.completions.create(model="big", messages=question, **options, **more))
    choices = [chunk.choices[0] for chunk in chunks if chunk.choices]
    text = "".join(choice.delta.content or "" for choice in choices)
    calls = [call for choice in choices for call in choice.delta.tool_calls or []]
    arguments = "".join(call.function.arguments or "" for call in calls)
    return text, arguments, choices[-1].finish_reason, chunks[-1].usage.total_tokens


first, second = ask(), ask()
print("json", first[0], second[0], first[1] == second[1], second[1].choices[0].message.content)
print("stream of json", *streamed())
print("stream", *streamed(seed=1))
print("stream again", *streamed(seed=1))
status, answer = ask(seed=1)
print("json of stream", status, answer.choices[0].message.content, answer.usage.total_tokens)
for _ in range(2):
    status, answer = ask(tools=[weather], seed=2)
    call = answer.choices[0].message.tool_calls[0]
    print("tool", status, call.function.name, call.function.arguments, answer.choices[0].finish_reason)
print("tool stream", *streamed(tools=[weather], seed=2))
vectors = client.embeddings.create(model="builtin/hash-embedding", input=["a", "b"]).data
print("embeddings", [len(vector.embedding) for vector in vectors])
print("models", "big" in [model.id for model in client.models.list()])
try:
    client.chat.completions.create(model="big", messages=[])
except openai.BadRequestError as error:
    print("refused", error.status_code, error.body["param"], error.type)
try:
    list(client.chat.completions.create(model="big", messages=question, stream=True, seed=3))
except openai.APIError as error:
    print("broken stream", error.code, error.body["type"])
