import { Resolver } from "node:dns/promises";

const ANSWER_MS_MAX = 2_000;
const TRIES = 2;

/**
 * All addresses of a name, IPv4 first, by the name servers of the system unless others are given, each
 * asked twice for 2 seconds. Rejects when there are none.
 *
 * It does not go through the system's resolver: that one waits on the threads that files are written
 * with, so a few names that never answer would hold up the whole process, and it knows the names of
 * the machine's own network. A resolver of its own for each name remembers no answers.
 */
export async function resolveByDns(
  name: string,
  servers?: readonly string[],
): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: ANSWER_MS_MAX, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  if (four.status === "rejected" && six.status === "rejected") throw four.reason;
  return [four, six].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
}
