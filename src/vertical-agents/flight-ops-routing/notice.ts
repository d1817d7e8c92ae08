/** Ends each summary and stands in each answer. */
export const NOTICE =
  "A planning aid for simulators and offline use: never plan or fly a real flight with it.";
