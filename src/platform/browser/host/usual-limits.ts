const IDLE_MS = 300_000;
const ACTION_MS = 30_000;
const FREEZE_AFTER_MS = 10_000;
const SHARED_BYTES_MAX = 805_306_368;
const PROCESSOR_MS_MAX = 20_000;
const PROCESSOR_WINDOW_MS = 25_000;
const FLOOD_WINDOW_MS = 10_000;
const DOCUMENTS_MAX = 50;
const MOVES_MAX = 300;
const CONSOLE_LINES_MAX = 1_000;
const REQUESTS_MAX = 3_000;

/** The limits that nobody sets. */
export const USUAL_LIMITS = {
  idleMs: IDLE_MS,
  yieldsAfterMs: 60_000,
  silenceMs: 30_000,
  driverIdleMs: 600_000,
  actionMs: ACTION_MS,
  graceMs: 5_000,
  freezeAfterMs: FREEZE_AFTER_MS,
  sharedBytesMax: SHARED_BYTES_MAX,
  processorMsMax: PROCESSOR_MS_MAX,
  processorWindowMs: PROCESSOR_WINDOW_MS,
  floods: {
    windowMs: FLOOD_WINDOW_MS,
    documentsMax: DOCUMENTS_MAX,
    movesMax: MOVES_MAX,
    consoleLinesMax: CONSOLE_LINES_MAX,
    requestsMax: REQUESTS_MAX,
  },
} as const;
