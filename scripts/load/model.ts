import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export interface Model {
  /** The environment of a stack that uses this model. */
  env: Record<string, string>;
  pid: number;
  stop(): void;
}

/** Starts a simulated model that writes at the pace of a hosted one. */
export async function startModel(): Promise<Model> {
  const child = fork(fileURLToPath(new URL("./model.process.ts", import.meta.url)));
  const [port] = (await once(child, "message")) as [number];
  return {
    env: {
      OPENAI_API_KEY: "test-key",
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_MODEL_FREE: "paced",
      OPENAI_MODEL_PREMIUM: "paced",
    },
    pid: child.pid!,
    stop: () => child.disconnect(),
  };
}
