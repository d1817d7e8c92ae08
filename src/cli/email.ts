import { readAddress } from "../platform/mail/address.js";
import { type Options, UsageError } from "./command.js";

/** The address in `--email`, in lower case as accounts are kept; undefined when there is none. */
export function readEmail(options: Options): string | undefined {
  const text = options.text("email");
  if (text === undefined) return undefined;
  const email = readAddress(text);
  if (email === undefined)
    throw new UsageError("--email must be an address such as me@example.org");
  return email;
}

/** The same where it cannot be left out. */
export function requireEmail(options: Options, command: string): string {
  const email = readEmail(options);
  if (email === undefined) throw new UsageError(`${command} needs --email`);
  return email;
}
