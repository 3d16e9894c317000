export interface LogEntry {
  event: string;
  requestId?: string;
  error?: string;
  [field: string]: string | number | boolean | undefined;
}

export type Log = (level: "info" | "warn" | "error", entry: LogEntry) => void;

/** One JSON line per entry, where the platform collects it. The only place that writes to the console. */
export const logLine: Log = (level, entry) => {
  // oxlint-disable-next-line no-console
  console[level](JSON.stringify({ time: new Date().toISOString(), level, ...entry }));
};
