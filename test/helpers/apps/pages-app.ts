import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { priceTiers } from "../../../src/engines/money/pricing/pricing.js";
import { answerUnknownRoutes, createServer } from "../../../src/http/server.js";
import { StoreUnavailable } from "../../../src/platform/store/sql.js";
import { web } from "../../../src/web/index.js";
import { renderErrorPage } from "../../../src/web/pages/error.js";
import type { JobReceipt, UpgradeReceipt } from "../../../src/web/receipt.js";

export const stripeReceipt: JobReceipt = {
  jobId: "job_5f0c2a9d41b7e83c6a1d90f2",
  jobType: "script",
  seconds: 45,
  amountCents: 175,
  currency: "usd",
  method: "stripe",
  paymentAddress: null,
  paidAt: Date.UTC(2026, 2, 14, 9, 5, 7),
  sandbox: true,
  status: "paid",
};

export const cryptoReceipt: JobReceipt = {
  ...stripeReceipt,
  jobId: "job_0123456789abcdef01234567",
  jobType: "demo",
  seconds: 150,
  amountCents: 1275,
  currency: "usdc",
  method: "crypto",
  paymentAddress: "0x52908400098527886E0F7030069857D2E4169EE7",
  status: "complete",
};

export const upgradeReceipt: UpgradeReceipt = {
  upgradeId: "upg_5f0c2a9d41b7e83c6a1d90f2",
  amountCents: 2000,
  currency: "usd",
  method: "stripe",
  paymentAddress: null,
  paidAt: Date.UTC(2026, 2, 14, 9, 5, 7),
  paidUntil: Date.UTC(2026, 3, 13, 9, 5, 7),
  sandbox: true,
};

/** Looking these two up fails: by a defect, and because the storage is out of reach. */
export const defectId = "job_eeeeeeeeeeeeeeeeeeeeeeee";
export const outageId = "job_ffffffffffffffffffffffff";

/** The real server with the pages alone, over two receipts. */
export async function buildPagesApp(publicUrl: string): Promise<FastifyInstance> {
  const app = createServer({
    logger: pino({ level: "silent" }),
    bodyLimitBytes: 1_048_576,
    trustProxy: false,
    lazySchemas: true,
    errorPage: renderErrorPage,
  });
  answerUnknownRoutes(app);
  const receipts = new Map([stripeReceipt, cryptoReceipt].map((one) => [one.jobId, one]));
  await app.register(web, {
    publicUrl,
    version: "1.2.3",
    prices: priceTiers(),
    receipts: {
      async find(orderId) {
        if (orderId === defectId) throw new Error("a secret of the store");
        if (orderId === outageId) throw new StoreUnavailable("a secret of the store");
        return orderId === upgradeReceipt.upgradeId ? upgradeReceipt : receipts.get(orderId);
      },
    },
    confirmations: { confirm: async () => undefined },
  });
  return app;
}
