/** The revision of MCP without sessions, in which every request says what it is. */
export const MODERN_VERSION = "2026-07-28";
