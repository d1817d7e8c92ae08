const LENGTH_MAX = 254;
const LOCAL_PART_LENGTH_MAX = 64;
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`);

/**
 * A mail address in lower case, as addresses are compared here; undefined for what is none. Only
 * plain ASCII addresses at a domain are taken, so one can be put into a header as it is.
 */
export function readAddress(text: string): string | undefined {
  if (text.length > LENGTH_MAX || text.indexOf("@") > LOCAL_PART_LENGTH_MAX) return undefined;
  const address = text.toLowerCase();
  return ADDRESS.test(address) ? address : undefined;
}
