import { defineAgent } from "../agent.js";
import { tasks } from "./tasks.js";

export const agent = defineAgent({
  slug: "flight-ops-routing",
  position: 3,
  title: "Flight operations routing",
  purpose:
    "Plans a simulated flight in wind: route round closures, legs, fuel with reserves, turning points, ETOPS cover and what limit breaks first.",
  example: {
    prompt: "EHAM to KJFK, A330, wind 270/60 at FL350, TAS 470, alternates KBOS KEWR. fuel?",
  },
  view: "flight-plan",
  task: tasks["answer-flight"],
  schemas: () => import("./schemas.js"),
});
