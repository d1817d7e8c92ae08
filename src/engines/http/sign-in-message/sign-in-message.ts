/** What a sign-in message of EIP-4361 says; texts are as they stand in the message. */
export interface SignInMessage {
  readonly scheme?: string;
  readonly domain: string;
  /** Names the kind of account in the first line: `Ethereum` in EIP-4361 itself. */
  readonly chain: string;
  readonly account: string;
  readonly statement?: string;
  readonly uri: string;
  readonly chainId: string;
  readonly nonce: string;
  readonly issuedAt: string;
  readonly expirationTime?: string;
  readonly notBefore?: string;
  readonly requestId?: string;
  readonly resources?: readonly string[];
}

/** Stands between the domain and the name of the chain in the first line. */
export const ASKS = " wants you to sign in with your ";
/** Ends the first line. */
export const ACCOUNT = " account:";

/**
 * Writes a message in the layout of EIP-4361, version 1. Values are written as they are: those that
 * the grammar allows come back from `parseSignInMessage`.
 */
export function writeSignInMessage(message: SignInMessage): string {
  const { scheme, statement, resources } = message;
  return [
    `${scheme === undefined ? "" : `${scheme}://`}${message.domain}${ASKS}${message.chain}${ACCOUNT}`,
    message.account,
    "",
    ...(statement === undefined ? [] : [statement]),
    "",
    `URI: ${message.uri}`,
    "Version: 1",
    `Chain ID: ${message.chainId}`,
    `Nonce: ${message.nonce}`,
    `Issued At: ${message.issuedAt}`,
    ...optionalLine("Expiration Time", message.expirationTime),
    ...optionalLine("Not Before", message.notBefore),
    ...optionalLine("Request ID", message.requestId),
    ...(resources === undefined ? [] : ["Resources:", ...resources.map((uri) => `- ${uri}`)]),
  ].join("\n");
}

function optionalLine(label: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`${label}: ${value}`];
}
