import { ensureBuilt } from "../../build/ensure-built.ts";

/** Attacks that start stacks of their own: stacks that start at the same time must not build at the same time. */
export default async (): Promise<void> => {
  await ensureBuilt();
};
