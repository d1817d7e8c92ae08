import pg from "pg";

/** Answers numbers and truth values as SQLite does; counts and epoch milliseconds stay below 2^53. */
export const getTypeParser: pg.CustomTypesConfig["getTypeParser"] = (oid, format) => {
  switch (oid) {
    case pg.types.builtins.INT8:
    case pg.types.builtins.NUMERIC:
      return Number;
    case pg.types.builtins.BOOL:
      return (text: string) => (text === "t" ? 1 : 0);
    default:
      return pg.types.getTypeParser(oid, format);
  }
};

/** Answers every stored value as it is, integers beyond 2^53 too. */
export const getExactTypeParser: pg.CustomTypesConfig["getTypeParser"] = (oid, format) =>
  oid === pg.types.builtins.INT8 ? BigInt : pg.types.getTypeParser(oid, format);
