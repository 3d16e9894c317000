import type { Stack } from "../stack/stack.ts";
import { startTemporaryStack, type TemporaryStackOptions } from "../stack/temporary-stack.ts";
import { openPreview } from "./serve.ts";

export interface TemporaryPreviewOptions extends TemporaryStackOptions {
  /** Milliseconds after which the host ends a forwarded call; by default as Netlify does. */
  forwardingMs?: number;
}

/**
 * Starts a stack with its own database, as `startTemporaryStack` does, behind a simulated static host. The stack's
 * address is that of the host. The app must be built.
 */
export async function startTemporaryPreview({
  env,
  functionsEnv,
  forwardingMs,
  ...options
}: TemporaryPreviewOptions = {}): Promise<Stack> {
  const preview = await openPreview(0, forwardingMs);
  try {
    const stack = await startTemporaryStack({
      ...options,
      env: { ...env, SITE_URL: preview.url },
      functionsEnv: { ...preview.functionsEnv, ...functionsEnv },
    });
    await preview.serve(stack).catch(async (error: unknown) => {
      await stack.stop();
      throw error;
    });
    return {
      ...stack,
      async stop() {
        preview.close();
        await stack.stop();
      },
    };
  } catch (error) {
    preview.close();
    throw error;
  }
}
