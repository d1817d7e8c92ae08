import type { FieldFault } from "./resident-dispatch.js";

/** The thread ended under the call, and what it held in memory is gone. */
export class ResidentLost extends Error {
  override readonly name = "ResidentLost";
  readonly resident: string;

  constructor(resident: string, reason: string, options?: ErrorOptions) {
    super(`${resident} lost its thread: ${reason}`, options);
    this.resident = resident;
  }
}

/** What the service threw: it has the name, the message and the plain fields of that error. */
export class ResidentFault extends Error {
  readonly resident: string;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(resident: string, { name, message, fields }: FieldFault) {
    super(message);
    this.name = name;
    this.resident = resident;
    this.fields = fields;
  }
}
