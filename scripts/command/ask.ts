import { createInterface } from "node:readline/promises";

/** Asks the person at the terminal. @returns the answer; empty where nobody can answer */
export async function askPerson(question: string): Promise<string> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  // Without a terminal, nobody answers.
  const ended = new Promise<string>((resolve) => prompt.once("close", () => resolve("")));
  try {
    return await Promise.race([prompt.question(question), ended]);
  } finally {
    prompt.close();
  }
}

/** What `--yes` stands for. */
export const answeringYes = (): Promise<string> => Promise.resolve("yes");

const yes = /^y(es)?$/i;

/** Whether an answer agrees. Everything else, and no answer, does not. */
export const isYes = (answer: string): boolean => yes.test(answer.trim());
