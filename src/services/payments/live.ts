import { PaymentMethodUnavailable, type Payments } from "./payments.js";

/** Live mode without a payment provider: it refuses every method rather than pretend to charge. */
export function livePayments(): Payments {
  return {
    mode: "live",
    async open({ method }) {
      throw new PaymentMethodUnavailable(method);
    },
  };
}
