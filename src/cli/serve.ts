import { serve } from "../serve.js";
import type { Command } from "./command.js";

export const serveCommand: Command = {
  name: "serve",
  usage: ["serve                                   run the server"],
  async run() {
    await serve();
    return 0;
  },
};
