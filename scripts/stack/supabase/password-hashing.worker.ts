import { compareSync, hashSync } from "bcryptjs";
import { parentPort } from "node:worker_threads";
import type { HashingResult, HashingTask } from "./hashing-task.ts";

/** Hashes and compares passwords, one after the other. */
parentPort?.on("message", (task: HashingTask) => {
  const answer: HashingResult = { id: task.id };
  try {
    if (task.kind === "hash") answer.hash = hashSync(task.password, task.cost);
    else answer.matches = compareSync(task.password, task.hash);
  } catch (error) {
    answer.error = (error as Error).message;
  }
  parentPort?.postMessage(answer);
});
