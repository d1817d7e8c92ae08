import { type Command, print, readChoice, readOptions, readVerb, UsageError } from "./command.js";
import { requireEmail } from "./email.js";
import { fail, printList } from "./output.js";
import { services, withParts } from "./parts.js";

const STATUSES = ["open", "granted", "denied"] as const;

export const accessCommand: Command = {
  async run(args) {
    const { verb, rest } = readVerb("access", { list, grant, deny }, args);
    return verb(rest);
  },
};

async function list(args: readonly string[]): Promise<number> {
  const options = readOptions(args, { status: "string", json: "boolean" });
  const status = readChoice(options, "status", STATUSES);
  return withParts(async ({ accounts }) => {
    const requests = await accounts.listAllAccessRequests(status);
    printList("requests", requests, options.flag("json"));
    return 0;
  });
}

async function grant(args: readonly string[]): Promise<number> {
  const { email, slug, asJson } = await readWhoAndWhat("access grant", args);
  return withParts(async ({ accounts }) => {
    await accounts.ensureAccount(email);
    const outcome = await accounts.grant(email, slug);
    if (outcome === "unknown-account") return fail(`there is no account ${email}`);
    const says = {
      granted: `${email} may call ${slug}`,
      "already-granted": `${email} could call ${slug} before`,
      "not-by-request": `${slug} is self-service: it answers any gateway key`,
    };
    print(asJson ? JSON.stringify({ email, slug, outcome }) : says[outcome]);
    return 0;
  });
}

async function deny(args: readonly string[]): Promise<number> {
  const { email, slug, asJson } = await readWhoAndWhat("access deny", args);
  return withParts(async ({ accounts }) => {
    const outcome = await accounts.deny(email, slug);
    if (outcome === "unknown-account") return fail(`there is no account ${email}`);
    if (outcome === "nothing-to-deny") return fail(`${email} neither asked for ${slug} nor has it`);
    if (outcome === "not-by-request")
      return fail(`${slug} is self-service: it answers any gateway key`);
    print(asJson ? JSON.stringify({ email, slug, outcome }) : `${email} may not call ${slug}`);
    return 0;
  });
}

async function readWhoAndWhat(verb: string, args: readonly string[]) {
  const options = readOptions(args, { email: "string", slug: "string", json: "boolean" });
  const email = requireEmail(options, verb);
  const slugs = services().map((service) => service.slug);
  const slug = readChoice(options, "slug", slugs);
  if (slug === undefined) throw new UsageError(`${verb} needs --slug`);
  return { email, slug, asJson: options.flag("json") };
}
