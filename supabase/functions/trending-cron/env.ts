import * as z from "zod/mini";

const environment = z.object({
  CRON_SECRET: z.optional(z.string().check(z.minLength(16, "must have at least 16 characters"))),
  OPENAI_MODEL_TRENDS: z.optional(z.string()),
});

export interface CronConfig {
  /** Null: the function refuses every call. */
  secret: string | null;
  /** Null: the model for premium captions lists the trends. */
  trendsModel: string | null;
}

/**
 * What this function alone needs beside the shared configuration; empty variables count as unset.
 * @throws Error naming what is wrong, never its value
 */
export function parseCronEnvironment(variables: Record<string, string | undefined>): CronConfig {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    throw new Error(`trending-cron cannot start: ${parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("; ")}.`);
  }
  return { secret: parsed.data.CRON_SECRET ?? null, trendsModel: parsed.data.OPENAI_MODEL_TRENDS ?? null };
}
