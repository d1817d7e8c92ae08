import type { FastifyInstance } from "fastify";
import { createAppServer } from "../../../src/app.js";
import { answerUnknownRoutes } from "../../../src/http/server.js";
import { StoreUnavailable } from "../../../src/platform/store/sql.js";
import type { Receipt } from "../../../src/services/payments/ledger.js";
import { family } from "../../../src/web/index.js";
import { openTestHouse } from "./test-house.js";

interface JobReceipt extends Receipt {
  readonly jobId: string;
}

interface UpgradeReceipt extends Receipt {
  readonly upgradeId: string;
}

export const stripeReceipt: JobReceipt = {
  jobId: "job_5f0c2a9d41b7e83c6a1d90f2",
  orderId: "job_5f0c2a9d41b7e83c6a1d90f2",
  noun: "Job",
  item: { name: "script", seconds: 45 },
  state: { name: "Job status", value: "paid" },
  note: {
    text: "The script itself is not on this page. The agent that bought it downloads it with its own key; [the guide] shows how.",
    href: "/docs/jobs#download",
  },
  amountCents: 175,
  currency: "usd",
  method: "stripe",
  paymentAddress: null,
  settledAt: Date.UTC(2026, 2, 14, 9, 5, 7),
  sandbox: true,
};

export const cryptoReceipt: JobReceipt = {
  ...stripeReceipt,
  jobId: "job_0123456789abcdef01234567",
  orderId: "job_0123456789abcdef01234567",
  item: { name: "demo", seconds: 150 },
  state: { name: "Job status", value: "complete" },
  amountCents: 1275,
  currency: "usdc",
  method: "crypto",
  paymentAddress: "0x52908400098527886E0F7030069857D2E4169EE7",
};

export const upgradeReceipt: UpgradeReceipt = {
  ...stripeReceipt,
  upgradeId: "upg_5f0c2a9d41b7e83c6a1d90f2",
  orderId: "upg_5f0c2a9d41b7e83c6a1d90f2",
  noun: "Purchase",
  item: { name: "The tier pro of an evidence key" },
  state: { name: "Paid until", value: Date.UTC(2026, 3, 13, 9, 5, 7) },
  note: {
    text: "The key itself is not on this page. Its holder sees the tier with `GET /api/v1/key`; [the guide] shows what it holds.",
    href: "/api/v1/docs#calls",
  },
  amountCents: 2000,
};

/** Looking these two up fails: by a defect, and because the storage is out of reach. */
export const defectId = "job_eeeeeeeeeeeeeeeeeeeeeeee";
export const outageId = "job_ffffffffffffffffffffffff";

/** The real server with the pages alone, over three receipts. */
export async function buildPagesApp(publicUrl: string): Promise<FastifyInstance> {
  const { config, platform, log } = await openTestHouse({
    environment: { PUBLIC_URL: publicUrl, LOG_LEVEL: "silent", SMTP_URL: "smtp://127.0.0.1:9" },
    build: { version: "1.2.3", commit: "test" },
  });
  const app = createAppServer({ log: log.logger }, { config, lazySchemas: true });
  answerUnknownRoutes(app);
  const receipts = new Map<string, Receipt>(
    [stripeReceipt, cryptoReceipt, upgradeReceipt].map((one) => [one.orderId, one]),
  );
  const ledger = {
    ...platform.ledger,
    async receipt(orderId: string) {
      if (orderId === defectId) throw new Error("a secret of the store");
      if (orderId === outageId) throw new StoreUnavailable("a secret of the store");
      return receipts.get(orderId);
    },
  };
  await family.routes(app, { ...platform, ledger }, {});
  app.addHook("onClose", () => platform.close());
  return app;
}
