import { Type } from "@sinclair/typebox";
import type { Target } from "../../../platform/browser/actions.js";
import { WrongArguments } from "./wrong-arguments.js";

const TARGET_LENGTH_MAX = 1_000;
const ELEMENT_LENGTH_MAX = 1_000;
const WHAT_TARGETS_ARE = "a ref of the newest snapshot, such as e12, or a selector of one element";

/** Names a browser of the caller's; every tool takes it. */
export const session = Type.Optional(
  Type.String({
    maxLength: 64,
    pattern: "^[A-Za-z0-9_.-]*$",
    description: "Your name for one more browser",
  }),
);

export const url = Type.String({
  minLength: 1,
  maxLength: 8_192,
  description: "http or https",
});

const place = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: TARGET_LENGTH_MAX, description }));

/** What clients show to the person who is asked. */
export const described = (what: string) =>
  Type.Optional(Type.String({ maxLength: ELEMENT_LENGTH_MAX, description: what }));

/** Where something is done: `target`, or `ref` as earlier releases of the Playwright server call it. */
export const target = place(WHAT_TARGETS_ARE);
/** What a snapshot shows; only there may it be several elements. */
export const shownPart = place(
  "A ref of the newest snapshot, such as e12, siblings that it left out, such as e5..e9, or a selector of one element; the whole page unless given",
);
export const olderRef = (newer: string) => place(`Older name of ${newer}`);

/** An element of the page, and what people are told of it. */
export const elementArguments = {
  element: described("The element in words"),
  target,
  ref: olderRef("target"),
};

interface Placed {
  readonly target?: string;
  readonly ref?: string;
}

/** The place that arguments name; throws WrongArguments where they name none. */
export function targetOf({ target: given, ref }: Placed, name = "target"): Target {
  const found = given ?? ref;
  if (found === undefined) throw new WrongArguments(`${name} is required: ${WHAT_TARGETS_ARE}`);
  return found;
}
