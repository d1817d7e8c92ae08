import { type Static, Type } from "@sinclair/typebox";
import { readRows } from "../../../scripts/learning/read-rows.js";

const LabelledText = Type.Object({
  id: Type.String(),
  text: Type.String(),
  label: Type.Union([Type.Literal(0), Type.Literal(1)]),
  source: Type.String(),
  generator: Type.String(),
  domain: Type.String(),
  lang: Type.Optional(Type.String()),
  attack: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});

/** A text with what wrote it: 1 for a machine. */
export type LabelledText = Static<typeof LabelledText>;

/** The texts of the sample, or of folders and files given. None of the sample was trained on. */
export function readLabelledTexts(
  paths: readonly string[] = [new URL("sample.jsonl", import.meta.url).pathname],
): LabelledText[] {
  return readRows(paths, LabelledText);
}
