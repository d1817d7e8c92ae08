const ESC = "\u001b";
const CONTROL_SEQUENCES = new RegExp(
  `(?:${ESC}\\[|\u009b)[0-?]*[ -/]*[@-~]|${ESC}\\][^\u0007${ESC}]*(?:\u0007|${ESC}\\\\)|${ESC}[@-Z\\\\^_]`,
  "g",
);
/** A text without a mark of byte order, colours and other control sequences of terminals. */
export const plainText = (text: string) =>
  text.replace(/^\uFEFF/, "").replace(CONTROL_SEQUENCES, "");
