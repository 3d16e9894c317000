import connect from "postgres";
import type { Stack } from "../stack/stack.ts";
import { startTemporaryStack } from "../stack/temporary-stack.ts";

/** Works with a stack of its own, which is stopped afterwards. */
export async function withStack<T>(work: (stack: Stack, sql: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const stack = await startTemporaryStack({ log: (line) => console.error(line) });
  const sql = connect(stack.databaseUrl, { max: 2, onnotice: () => {} });
  try {
    return await work(stack, sql);
  } finally {
    await sql.end();
    await stack.stop();
  }
}
