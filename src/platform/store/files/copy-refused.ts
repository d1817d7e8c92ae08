/** A copy of a database cannot be made or put in place; the message is for the operator. */
export class CopyRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "CopyRefused";
  }
}
