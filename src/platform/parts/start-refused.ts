/** A server cannot run as it is set up; the message is one sentence for the operator. */
export class StartRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "StartRefused";
  }
}
