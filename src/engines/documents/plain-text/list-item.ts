/** A line that begins an item of a list. */
export interface ListItem {
  readonly indent: number;
  /** As Markdown has it: `-`, or a number with its point. */
  readonly mark: string;
  readonly text: string;
}

const BULLET = /^([ \t]*)(?:[•‣◦▪●○■□–]|[*+-](?=[ \t]))[ \t]*(?=\S)(.*)$/;
const NUMBER = /^([ \t]*)\(?(\d{1,3})([.)])[ \t]+(?=\S)(.*)$/;
const TAB_WIDTH = 4;

/** The item that a line begins; undefined for any other line. */
export function listItem(line: string): ListItem | undefined {
  const bullet = BULLET.exec(line);
  if (bullet) {
    const [, blanks = "", text = ""] = bullet;
    return { indent: widthOf(blanks), mark: "-", text };
  }
  const number = NUMBER.exec(line);
  if (!number) return undefined;
  const [, blanks = "", digits = "", stop = "", text = ""] = number;
  return { indent: widthOf(blanks), mark: `${Number(digits)}${stop}`, text };
}

/** The columns that a line is set in by. */
export function indentOf(line: string): number {
  return widthOf(/^[ \t]*/.exec(line)?.[0] ?? "");
}

function widthOf(blanks: string): number {
  return blanks.replaceAll("\t", " ".repeat(TAB_WIDTH)).length;
}
