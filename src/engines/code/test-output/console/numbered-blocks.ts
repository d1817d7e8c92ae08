/** The lines of blocks that a runner numbers from 1, up to a line that ends them. */
export function numberedBlocks(
  lines: readonly string[],
  start: number,
  forms: { readonly header: RegExp; readonly end: RegExp },
): { readonly blocks: readonly (readonly string[])[]; readonly last: number } {
  const blocks: string[][] = [];
  let at = start;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (forms.end.test(line)) break;
    if (Number(forms.header.exec(line)?.[1]) === blocks.length + 1) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return { blocks, last: at };
}
