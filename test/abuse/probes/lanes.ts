/** Work that shares something scarce, and how one tenant floods it while another calls. */
export interface Lane {
  readonly name: string;
  /** The route whose costly input the flooder sends. */
  readonly flood: string;
  /** The route that the neighbour calls, with the input that its entry needs. */
  readonly single: string;
}

/** Every place where callers wait for one another. */
export const lanes: readonly Lane[] = [
  { name: "script jobs", flood: "jobs/createJob", single: "jobs/createJob" },
  {
    name: "optimizer, large",
    flood: "products/optimizePortfolio",
    single: "products/optimizePortfolio",
  },
  { name: "inference", flood: "products/runInference", single: "products/runInference" },
  { name: "detector", flood: "products/detectTexts", single: "products/detectText" },
  {
    name: "vectors, search",
    flood: "products/searchVectorsInBatch",
    single: "products/searchVectors",
  },
  { name: "vectors, insert", flood: "products/insertVectors", single: "products/searchVectors" },
  { name: "seal", flood: "evidence/sealDecision", single: "evidence/sealDecision" },
  { name: "verify", flood: "evidence/verifyEvidence", single: "evidence/verifyEvidence" },
  { name: "memory, store", flood: "evidence/storeMemory", single: "evidence/storeMemory" },
  { name: "memory, search", flood: "evidence/searchMemory", single: "evidence/searchMemory" },
  { name: "pictures", flood: "evidence/generateImage", single: "evidence/generateImage" },
  { name: "pictures beside jobs", flood: "evidence/generateImage", single: "jobs/createJob" },
  { name: "og-card", flood: "og-card/drawCard", single: "og-card/drawCard" },
  {
    name: "keyed-store, batch",
    flood: "keyed-store/batchKeys",
    single: "keyed-store/getKeyByPost",
  },
  { name: "keyed-store, scan", flood: "keyed-store/scanKeys", single: "keyed-store/putKeyByPost" },
  { name: "events, collect", flood: "events/collectEvents", single: "events/listEvents" },
  { name: "events, count", flood: "events/countEvents", single: "events/countEvents" },
  { name: "run-record, append", flood: "run-record/appendStep", single: "run-record/getRun" },
  { name: "run-record, verify", flood: "run-record/verifyRun", single: "run-record/verifyRun" },
  { name: "sign", flood: "sign/verifyWallet", single: "sign/createWalletChallenge" },
  { name: "agents", flood: "agents/executeTask", single: "agents/executeTask" },
  {
    name: "cost-guard",
    flood: "cost-guard/createEmbeddings",
    single: "cost-guard/createChatCompletion",
  },
  { name: "text-gate", flood: "text-gate/checkText", single: "text-gate/checkText" },
  { name: "page-extract", flood: "page-extract/extractPage", single: "page-extract/extractPage" },
  { name: "documents", flood: "documents/convertDocument", single: "documents/convertDocument" },
  {
    name: "design-gates",
    flood: "design-gates/auditDesign",
    single: "design-gates/auditDesign",
  },
  { name: "browser", flood: "browser/callMcp", single: "browser/callMcp" },
  {
    name: "pictures of pages",
    flood: "verticals/takeScreenshot",
    single: "verticals/takeScreenshot",
  },
  {
    name: "quantum, circuits",
    flood: "quantum/executeOnStatevector",
    single: "quantum/executeOnAuto",
  },
  { name: "quantum, solvers", flood: "quantum/solveQubo", single: "quantum/solveTsp" },
  {
    name: "vertical agents, long plans",
    flood: "verticals/askAtcDecisionSupport",
    single: "verticals/askAtcDecisionSupport",
  },
  {
    name: "vertical agents, quick answers",
    flood: "verticals/askFlightOpsRouting",
    single: "verticals/askExactChemistryVerification",
  },
  { name: "accounts", flood: "accounts/createKey", single: "accounts/getAccount" },
];
