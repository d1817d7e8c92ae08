import { Type } from "@sinclair/typebox";

const TARGET_LENGTH_MAX = 1_000;
const ELEMENT_LENGTH_MAX = 1_000;
/** Also told to whoever leaves one out. */
export const WHAT_TARGETS_ARE =
  "a ref of the newest snapshot, such as e12, or a selector of one element";

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

const placeOf = (description: string) =>
  Type.String({ minLength: 1, maxLength: TARGET_LENGTH_MAX, description });

/** What clients show to the person who is asked. */
export const described = (what: string) =>
  Type.Optional(Type.String({ maxLength: ELEMENT_LENGTH_MAX, description: what }));

/** Where something is done. */
export const target = placeOf(WHAT_TARGETS_ARE);
/** What a snapshot shows; only there may it be several elements. */
export const shownPart = Type.Optional(
  placeOf(
    "A ref of the newest snapshot, such as e12, siblings that it left out, such as e5..e9, or a selector of one element; the whole page unless given",
  ),
);

/** What people are told of an element. */
export const element = described("The element in words");

/** How much of the page an answer shows after something was done. */
export const incremental = Type.Optional(
  Type.Boolean({ description: "Answer only what changed of the page" }),
);
