import { expect, test } from "vitest";
import { crashRounds } from "../../crash/rounds.ts";

test("kill -9 of everything in the middle of writes loses nothing acknowledged, and every counter equals the history", async () => {
  const rounds = await crashRounds(3);
  for (const { losses, answered, cutOff, processesKilled } of rounds) {
    expect(losses).toEqual([]);
    // The crash was one: there was work, it was cut off, and more than the one command was killed.
    expect(answered).toBeGreaterThan(0);
    expect(cutOff).toBeGreaterThan(0);
    expect(processesKilled).toBeGreaterThan(4);
  }
}, 240_000);
