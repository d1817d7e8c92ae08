import { PaymentMethodUnavailable } from "../services/payments/payments.js";
import { ApiError } from "./api-error.js";

/** The refusal of a purchase by a method that is not set up, which has a code of its own. */
export function noSuchPayment({ message } = new PaymentMethodUnavailable("crypto")): ApiError {
  return new ApiError(400, "payment_method_unavailable", message);
}
