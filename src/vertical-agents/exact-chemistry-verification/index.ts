import { defineAgent } from "../agent.js";
import { tasks } from "./tasks.js";

export const agent = defineAgent({
  slug: "exact-chemistry-verification",
  position: 2,
  title: "Exact chemistry verification",
  purpose:
    "Balances equations, weighs formulas and SMILES texts, computes amounts and judges claims about them exactly.",
  example: {
    prompt:
      "Balance KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2 and tell me grams of Cl2 from 10 g KMnO4",
  },
  task: tasks["answer-chemistry"],
  schemas: () => import("./schemas.js"),
});
