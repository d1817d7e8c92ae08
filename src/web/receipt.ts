/** What a person may see of a payment. */
interface PaidOrder {
  readonly amountCents: number;
  readonly currency: "usd" | "usdc";
  readonly method: "stripe" | "crypto";
  readonly paymentAddress: string | null;
  /** Epoch milliseconds. */
  readonly paidAt: number;
  readonly sandbox: boolean;
}

/** A paid job: never its brief and never its script. */
export interface JobReceipt extends PaidOrder {
  readonly jobId: string;
  readonly jobType: string;
  readonly seconds: number;
  readonly status: string;
}

/** A tier that was bought for an evidence key: never the key. */
export interface UpgradeReceipt extends PaidOrder {
  readonly upgradeId: string;
  /** Until when the tier is paid for by this purchase, in epoch milliseconds. */
  readonly paidUntil: number;
}

export type Receipt = JobReceipt | UpgradeReceipt;

export interface Receipts {
  find(orderId: string): Promise<Receipt | undefined>;
}
