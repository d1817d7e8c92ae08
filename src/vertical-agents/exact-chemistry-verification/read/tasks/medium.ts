import {
  MEDIUM_NOUNS,
  REACTION_MEDIA_WORDS,
} from "../../../../content/chemistry-words/untold-words.js";
import type { Medium } from "../../../../engines/chemistry/problem/problem.js";
import type { EquationItem, Item } from "../items/item.js";
import type { Draft } from "./draft.js";
import type { Scene } from "./scene.js";

/** What a prompt says of the medium of its reactions, and the ion that such a medium gives. */
export interface SaidMedium {
  readonly item: Item;
  readonly medium: Medium;
  readonly formula: string;
  /** How equations write the ion. */
  readonly species: RegExp;
}

/** `in basic solution`, `acidic medium`. */
export function saidMedium(items: readonly Item[]): SaidMedium | undefined {
  const keyAt = (at: number) => {
    const item = items[at];
    return item && "key" in item ? item.key : "";
  };
  for (const [at, item] of items.entries()) {
    const found = REACTION_MEDIA_WORDS.find(({ words }) => words.test(keyAt(at)));
    const isNamed = [at - 1, at + 1, at + 2].some((near) => MEDIUM_NOUNS.has(keyAt(near)));
    if (found && isNamed) return { item, ...found };
  }
  return undefined;
}

/** The medium that is said, for an equation that leaves out what it gives. */
export function putMedium(scene: Scene, draft: Draft, { text }: EquationItem): void {
  const said = saidMedium(scene.items);
  if (said && !said.species.test(text)) draft.put("medium", said.medium, said.item.span);
}
