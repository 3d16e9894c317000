import { compareSync, hashSync } from "bcryptjs";
import { parentPort } from "node:worker_threads";
import type { HashingResult, HashingTask } from "./hashing-task.ts";

/** Hashes and compares passwords, one after the other. */
parentPort?.on("message", (task: HashingTask) => {
  const result: HashingResult = { id: task.id };
  try {
    if (task.kind === "hash") result.hash = hashSync(task.password, task.cost);
    else result.matches = compareSync(task.password, task.hash);
  } catch (error) {
    result.error = (error as Error).message;
  }
  parentPort?.postMessage(result);
});
