import { expect, it } from "vitest";
import { readSocialCallback } from "./social-callback.ts";

it.each([
  ["", "", null],
  ["?tab=signup", "", null],
  ["?code=abc", "", { kind: "code" }],
  ["?error=access_denied&error_description=Not+allowed", "", { kind: "error", message: "Not allowed" }],
  ["", "#error=server_error&error_description=Broken", { kind: "error", message: "Broken" }],
  ["?error=access_denied", "", { kind: "error", message: "The provider refused the sign-in." }],
])("reads a provider's way back from %j %j", (search, hash, expected) => {
  expect(readSocialCallback(search, hash)).toEqual(expected);
});
