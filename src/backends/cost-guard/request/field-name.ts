/** A JSON Pointer as OpenAI names a field: `messages[0].content`. */
export function nameOf(pointer: string): string {
  if (pointer === "") return "the body";
  return pointer
    .slice(1)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce((name, step, at) => {
      if (at === 0) return step;
      return /^\d+$/.test(step) ? `${name}[${step}]` : `${name}.${step}`;
    });
}
