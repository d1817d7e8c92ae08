/** What a person may see of a paid job: never its brief and never its script. */
export interface Receipt {
  readonly jobId: string;
  readonly jobType: string;
  readonly seconds: number;
  readonly amountCents: number;
  readonly currency: "usd" | "usdc";
  readonly method: "stripe" | "crypto";
  readonly paymentAddress: string | null;
  /** Epoch milliseconds. */
  readonly paidAt: number;
  readonly sandbox: boolean;
  readonly status: string;
}

export interface Receipts {
  find(jobId: string): Promise<Receipt | undefined>;
}
