import type { FamilyEntries } from "../entry.js";

const said = { role: "user", content: "function f(a) { return a.b(c) } ".repeat(30) };

export const entries: FamilyEntries = {
  routes: {
    getHealth: {},
    chatWithBot: {
      costly: () => ({
        message: "compare 3.14 with x = y(z); ".repeat(1_100),
        history: Array.from({ length: 200 }, () => said),
      }),
    },
    listChatModels: {},
  },
};
