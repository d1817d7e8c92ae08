import { defineTasks } from "../../../platform/threads/define-tasks.js";

export const tasks = defineTasks("apis/evidence/packets", {
  "verify-packet": async () =>
    (await import("../../../engines/evidence/packet/verify-packet-text.js")).verifyPacketText,
});
