import * as z from "zod/mini";

/**
 * `ok`: works. `failed`: did not respond, or rejected the server's own key. `late`: jobs have not run when they should
 * have. `off`: not set up here.
 */
const partState = z.enum(["ok", "failed", "late", "off"]);

/** The parts that the product depends on, in the order in which they are listed. */
export const partNames = ["database", "auth", "writer", "mail", "payments", "schedule"] as const;
export type PartName = (typeof partNames)[number];

const part = z.object({
  state: partState,
  /** Whole seconds since the part was last known to work; null if it never was since this server started. */
  lastSuccessSeconds: z.nullable(z.int()),
  /** Only for operators: why the part has this state. */
  detail: z.optional(z.string()),
});

/** `GET /api/ready`. The status is 200 if requests can be served, otherwise 503. */
export const readiness = z.object({
  /** One sentence for a person. */
  message: z.string(),
  /** Whether the parts work without which no request can be served: the database and the auth server. */
  ready: z.boolean(),
  parts: z.object({
    database: part,
    auth: part,
    writer: part,
    mail: part,
    payments: part,
    schedule: part,
  }),
});
export type Readiness = z.infer<typeof readiness>;
