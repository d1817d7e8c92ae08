import { isoTime } from "../platform/clock/iso-time.js";
import { type Command, print, readOptions, readVerb } from "./command.js";
import { withParts } from "./parts.js";

const MESSAGES_MAX = 100;

export const mailCommand: Command = {
  async run(args) {
    const { verb, rest } = readVerb("mail", { list }, args);
    return verb(rest);
  },
};

async function list(args: readonly string[]): Promise<number> {
  const asJson = readOptions(args, { json: "boolean" }).flag("json");
  return withParts(async ({ mailer }) => {
    const messages = (await mailer.list(MESSAGES_MAX)).map((message) => ({
      to: message.to,
      subject: message.subject,
      text: message.text,
      created_at: isoTime(message.createdAt),
    }));
    if (asJson) print(JSON.stringify({ messages }));
    else for (const message of messages) print(asLetter(message));
    return 0;
  });
}

function asLetter({ to, subject, text, created_at }: Record<string, string>): string {
  return `To: ${to}\nSubject: ${subject}\nDate: ${created_at}\n\n${text}\n`;
}
