import { expect, test } from "vitest";
import { mediaBytesMax, imageBytesMax } from "../../../supabase/functions/_shared/contract/rules/uploads.ts";
import { frontLimits } from "./front-limits.ts";

test("the largest upload passes with the form around it", () => {
  const formBytes = 16 * 1024;
  expect(frontLimits.bodyBytes).toBeGreaterThanOrEqual(Math.max(mediaBytesMax, imageBytesMax) + formBytes);
});
