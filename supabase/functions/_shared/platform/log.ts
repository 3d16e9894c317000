export interface LogEntry {
  event: string;
  requestId?: string;
  error?: string;
  [field: string]: string | number | boolean | undefined;
}

export type Log = (level: "info" | "warn" | "error", entry: LogEntry) => void;

/** Writes one JSON line per entry, which the platform collects. No other code writes to the console. */
export const logLine: Log = (level, entry) => {
  // oxlint-disable-next-line no-console
  console[level](JSON.stringify({ time: new Date().toISOString(), level, ...entry }));
};
