import { type Command, readOptions } from "./command.js";

export const serveCommand: Command = {
  name: "serve",
  usage: ["serve                                   run the server"],
  async run(args) {
    readOptions(args, {});
    // Only here: the other commands would wait for all that a server loads.
    const { serve } = await import("../serve.js");
    await serve();
    return 0;
  },
};
