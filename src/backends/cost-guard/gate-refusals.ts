import { GatewayError } from "../../http/families.js";
import { errorReplies } from "../../http/openapi/openapi.js";

/** What the gate refuses before a call comes here, it refuses in the words of the gateway. */
export const refusedAtGate = errorReplies(GatewayError, [401]);
