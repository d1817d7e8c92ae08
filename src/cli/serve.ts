import { type Command, readOptions } from "./command.js";

/** Runs the server until a signal ends it. */
export const serveCommand: Command = {
  async run(args) {
    readOptions(args, {});
    // Only here: a line that is wrong would wait for all that a server loads.
    const { serve } = await import("../serve.js");
    await serve();
    return 0;
  },
};
