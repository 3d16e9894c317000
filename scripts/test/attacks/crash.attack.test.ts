import { expect, test } from "vitest";
import { crashRounds } from "../../crash/rounds.ts";

test("after kill -9 during writes, nothing acknowledged is lost, and every counter matches the history", async () => {
  const rounds = await crashRounds(3);
  for (const { losses, acknowledged, cutOff, processesKilled } of rounds) {
    expect(losses).toEqual([]);
    // Checks that it was a real crash: work was interrupted, and several processes were killed.
    expect(acknowledged).toBeGreaterThan(0);
    expect(cutOff).toBeGreaterThan(0);
    expect(processesKilled).toBeGreaterThan(4);
  }
}, 240_000);
