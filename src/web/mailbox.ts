/** The messages that wait on this machine because there is no mail server to send them. */
export interface Mailbox {
  /** Newest first. */
  latest(): Promise<readonly Letter[]>;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}
