const COLOURS = ["red", "green", "blue", "yellow", "brown", "grey", "white", "black", "orange"];
const THINGS = ["door", "lamp", "wall", "roof", "bench"];
const WORDS_PER_SECOND = 2.3;

/** What a model could answer that was asked for a script: the brief itself, and plain sentences of no fact. */
export function usableScript(brief: string, seconds = 60): string {
  const opening = /[.!?]$/.test(brief) ? brief : `${brief}.`;
  const sentences = THINGS.flatMap((thing) =>
    COLOURS.map((colour) => `there is a ${colour} ${thing} beside the path.`),
  );
  let left = Math.round(seconds * WORDS_PER_SECOND) - opening.split(/\s+/).length;
  const taken: string[] = [];
  for (const sentence of sentences) {
    const words = sentence.split(" ").length;
    if (left < words) break;
    taken.push(sentence);
    left -= words;
  }
  const close = taken.pop() ?? "that is all.";
  const sections = [
    { role: "hook", spoken: opening, cue: "the place" },
    { role: "beat", spoken: taken.join(" "), cue: "the path" },
    { role: "close", spoken: close, cue: "the end of the path" },
  ];
  return JSON.stringify({ sections });
}

/** The body of an endpoint's answer. */
export function completionOf(content: string): string {
  return JSON.stringify({
    model: "small",
    choices: [{ message: { role: "assistant", content }, finish_reason: "stop" }],
  });
}

/** A script of the brief and length that the body of a request asks for. */
export function scriptAskedFor(body: string): string {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const brief = /^BRIEF BEGINS \w+\n([\s\S]*)\nBRIEF ENDS/.exec(messages[1]?.content ?? "")?.[1];
  const seconds = /spoken in (\d+) seconds/.exec(messages[0]?.content ?? "")?.[1];
  return usableScript(brief ?? "", Number(seconds));
}
