const CAUSES_MAX = 5;

/** An error and what caused it, outermost first, at most five of them. */
export function causesOf(error: unknown): object[] {
  const chain: object[] = [];
  for (let cause = error; chain.length < CAUSES_MAX; ) {
    if (typeof cause !== "object" || cause === null) break;
    chain.push(cause);
    cause = (cause as { cause?: unknown }).cause;
  }
  return chain;
}

/** Whether a code of the system or of the client tells that a connection was refused by TLS. */
export function isTlsCode(code: string): boolean {
  return TLS_CODE.test(code);
}

const TLS_CODE = /CERT|TLS|SSL|SIGNATURE|EPROTO/;
