/** No place is free, or no thread can be had: the caller may come back after `retryAfterSeconds`. */
export class WorkersBusy extends Error {
  override readonly name = "WorkersBusy";
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The task ran out of its time and its thread was ended. */
export class TaskTimedOut extends Error {
  override readonly name = "TaskTimedOut";
  readonly task: string;
  readonly timeoutMs: number;

  constructor(task: string, timeoutMs: number) {
    super(`${task} did not end within ${timeoutMs} ms`);
    this.task = task;
    this.timeoutMs = timeoutMs;
  }
}

/** The task reached the memory limit and its thread was ended. */
export class TaskOutOfMemory extends Error {
  override readonly name = "TaskOutOfMemory";
  readonly task: string;

  constructor(task: string, memoryMb: number) {
    super(`${task} needs more than ${memoryMb} MiB`);
    this.task = task;
  }
}

/** The engine threw, or ended its thread; the message is for the log, not for the caller. */
export class TaskFailed extends Error {
  override readonly name = "TaskFailed";
  readonly task: string;
  /** Name of the error that the engine threw. */
  readonly causeName: string;

  constructor(task: string, fault: { readonly name: string; readonly message: string }) {
    super(`${task} failed: ${fault.message}`);
    this.task = task;
    this.causeName = fault.name;
  }
}

/** The caller gave up, or the threads were closed under the task. */
export class TaskAborted extends Error {
  override readonly name = "TaskAborted";
  readonly task: string;

  constructor(task: string) {
    super(`${task} was aborted`);
    this.task = task;
  }
}

/** The thread ended under the call, and what it held in memory is gone. */
export class WorkerLost extends Error {
  override readonly name = "WorkerLost";
  readonly worker: string;

  constructor(worker: string, reason: string, options?: ErrorOptions) {
    super(`${worker} lost its thread: ${reason}`, options);
    this.worker = worker;
  }
}

/** What an engine or a service threw, as data: an Error may hold what cannot cross threads. */
export interface Fault {
  readonly name: string;
  readonly message: string;
  /** Own fields of the error that are plain values. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What ran on a thread threw this: it has the name, the message and the plain fields of that error. */
export class WorkerFault extends Error {
  readonly worker: string;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(worker: string, { name, message, fields }: Fault) {
    super(message);
    this.name = name;
    this.worker = worker;
    this.fields = fields;
  }
}
