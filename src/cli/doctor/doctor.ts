import { type Command, print, readOptions } from "../command.js";
import { examine } from "./examine.js";

/** For what was begun to end by itself; a check that hangs would keep the process alive. */
const END_MS_MAX = 1_000;

/**
 * Looks at every part as the server would use it, and changes nothing; the status is 1 when one of them
 * fails.
 */
export const doctorCommand: Command = {
  async run(args) {
    const asJson = readOptions(args, { json: "boolean" }).flag("json");
    const findings = await examine();
    if (asJson) print(JSON.stringify({ findings }));
    else for (const { part, verdict, says } of findings) print(`${verdict}\t${part}\t${says}`);
    const status = findings.some(({ verdict }) => verdict === "fail") ? 1 : 0;
    setTimeout(() => process.exit(status), END_MS_MAX).unref();
    return status;
  },
};
