import { expect, test } from "vitest";
import { clusterDirectory, othersCanReach, serverIdentity } from "./postgres-home.ts";

test("servers of root run as another user, servers of other users as that user", () => {
  expect(serverIdentity(0)?.uid).not.toBe(0);
  expect(serverIdentity(1000)).toBeNull();
});

test("a directory is reachable if others can enter every directory above it", () => {
  const modes: Record<string, number> = {
    "/": 0o755,
    "/root": 0o700,
    "/root/app": 0o755,
    "/srv": 0o755,
    "/srv/app": 0o711,
  };
  const modeOf = (directory: string) => modes[directory]!;
  expect(othersCanReach("/srv/app", modeOf)).toBe(true);
  expect(othersCanReach("/root/app", modeOf)).toBe(false);
});

test("without root, the cluster is in the data directory", () => {
  expect(clusterDirectory("/home/me/app/.local", null)).toBe("/home/me/app/.local/postgres");
});
