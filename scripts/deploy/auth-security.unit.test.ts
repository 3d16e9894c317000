import { expect, it } from "vitest";
import { setAuthSecurity } from "./auth-security.ts";

const settings = { projectRef: "abcdefghijklmnopqrst", accessToken: "sbp_0", forwardClientAddress: true };

it("asks for the current password on every change, and for limits per person", async () => {
  const requests: Request[] = [];
  await setAuthSecurity(settings, (input, init) => {
    requests.push(new Request(input, init));
    return Promise.resolve(Response.json({}));
  });
  expect(requests).toHaveLength(1);
  expect([requests[0]!.method, requests[0]!.url]).toEqual([
    "PATCH",
    "https://api.supabase.com/v1/projects/abcdefghijklmnopqrst/config/auth",
  ]);
  expect(requests[0]!.headers.get("authorization")).toBe("Bearer sbp_0");
  expect(await requests[0]!.json()).toEqual({
    security_update_password_require_current_password: true,
    security_sb_forwarded_for_enabled: true,
  });
});

it("says what the project answered when it refuses", async () => {
  await expect(
    setAuthSecurity(settings, () => Promise.resolve(new Response("no such project", { status: 404 }))),
  ).rejects.toThrow("404: no such project");
});
