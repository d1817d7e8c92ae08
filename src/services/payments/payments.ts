export type PaymentMethod = "stripe" | "crypto";
type PaymentsMode = "sandbox" | "live";

interface Order {
  /** The job, or whatever else is bought; no two orders share one. */
  readonly orderId: string;
  readonly method: PaymentMethod;
  readonly amountCents: number;
}

/** What a purchase leads to: settled on the spot, or open until a payment arrives. */
export interface Payment {
  readonly settled: boolean;
  readonly currency: "usd" | "usdc";
  /** Page to pay at, or with the receipt; for `stripe`. */
  readonly checkoutUrl: string | null;
  /** Where to send the amount; for `crypto`. */
  readonly paymentAddress: string | null;
  readonly sandbox: boolean;
}

/** How money is taken. Chosen once from `PAYMENTS_MODE`. */
export interface Payments {
  readonly mode: PaymentsMode;
  /** Opens the payment of an order, the same again for the same order. */
  open(order: Order): Promise<Payment>;
}

/** The chosen method is not set up on this server. */
export class PaymentMethodUnavailable extends Error {
  constructor(readonly method: PaymentMethod) {
    super(`payment by ${method} is not set up on this server`);
    this.name = "PaymentMethodUnavailable";
  }
}
