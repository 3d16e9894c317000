const hour = 3600;

/**
 * The jobs whose runs are recorded and that the readiness check looks at, and after how many seconds without a run each
 * is late: its interval, and some time to run in.
 */
export const lateAfterSeconds = {
  trending: 26 * hour,
  retention: 26 * hour,
  "billing-reconcile": hour,
} as const;

export type JobName = keyof typeof lateAfterSeconds;
