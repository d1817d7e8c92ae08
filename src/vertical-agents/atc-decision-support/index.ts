import { defineAgent } from "../agent.js";
import { tasks } from "./tasks.js";

export const agent = defineAgent({
  slug: "atc-decision-support",
  position: 5,
  title: "ATC decision support",
  purpose:
    "Finds conflicts between aircraft in a simulator, ranks ways out that are flown again against all traffic, and puts arrivals in order; never for live control.",
  example: {
    prompt:
      "Simulator: AFR12 FL350 heading 000 450 kt at 0,0; BAW7 FL350 heading 270 420 kt at 40 E 38 N nm. How do we resolve the conflict?",
  },
  view: "traffic-picture",
  task: tasks["answer-air-traffic"],
  schemas: () => import("./schemas.js"),
});
