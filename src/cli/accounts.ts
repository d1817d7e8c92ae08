import { type Command, readOptions, readVerb } from "./command.js";
import { printList } from "./output.js";
import { withParts } from "./parts.js";

export const accountsCommand: Command = {
  async run(args) {
    const { verb, rest } = readVerb("accounts", { list }, args);
    return verb(rest);
  },
};

async function list(args: readonly string[]): Promise<number> {
  const asJson = readOptions(args, { json: "boolean" }).flag("json");
  return withParts(async ({ accounts }) => {
    printList("accounts", await accounts.list(), asJson);
    return 0;
  });
}
