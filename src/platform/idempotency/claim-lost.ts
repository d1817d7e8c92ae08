/** Another process took the work over, because this one seemed to be dead. */
export class ClaimLost extends Error {
  constructor() {
    super("another process has taken the work under this Idempotency-Key over");
    this.name = "ClaimLost";
  }
}
