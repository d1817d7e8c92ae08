import type { Draft } from "../draft.js";
import type { Network } from "./network.js";

interface Numbered {
  readonly leg: unknown;
}

/** In a network, winds of numbered legs become those of its edges, where these are one way from end to end. */
export function nameLegs(draft: Draft, network: Network): void {
  const winds = draft.valueOf("wind");
  if (network.isEmpty || !Array.isArray(winds)) return;
  const numbered = winds as readonly Numbered[];
  if (!numbered.some(({ leg }) => typeof leg === "number")) return;
  const chain = network.chain();
  if (!chain || numbered.some(({ leg }) => Number(leg) + 1 >= chain.length)) {
    draft.ask("wind", "Which legs of the network are the winds of (such as A-B 270/50)?");
    return;
  }
  const named = numbered.map((wind) => {
    const at = Number(wind.leg);
    return { ...wind, leg: `${chain[at]}-${chain[at + 1]}` };
  });
  draft.restate("wind", named);
}
