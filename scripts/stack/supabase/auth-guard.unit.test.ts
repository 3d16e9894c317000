import { expect, test, vi } from "vitest";
import { withAuthGuard } from "./auth-guard.ts";
import { withFaults } from "./library-faults.ts";

const context = { peerAddress: "127.0.0.1" };

function statusOf(waitMs: number, method: string, path: string): Promise<Response> {
  const fetch = withAuthGuard(
    () => Promise.resolve(new Response("{}", { status: 200 })),
    () => waitMs,
  );
  return fetch(new Request(`http://127.0.0.1/auth/v1/${path}`, { method }), context);
}

test.each(["token?grant_type=password", "signup"])("POST %s is refused while too many passwords wait", async (path) => {
  expect((await statusOf(8000, "POST", path)).status).toBe(200);
  const refused = await statusOf(8001, "POST", path);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("8");
  expect(await refused.json()).toMatchObject({ error_code: "over_capacity" });
});

test.each([
  ["POST", "token?grant_type=refresh_token"],
  ["POST", "logout"],
  ["GET", "user"],
])("%s %s hashes no password and gets its response meanwhile", async (method, path) => {
  expect((await statusOf(60_000, method, path)).status).toBe(200);
});

test("a refusal that says when to come again is passed on, and no fault in the log", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    const guarded = withFaults(
      withAuthGuard(
        () => Promise.reject(new Error("never asked")),
        () => 60_000,
      ),
    );
    const request = new Request("http://127.0.0.1/auth/v1/signup", { method: "POST" });
    expect((await guarded(request, context)).headers.get("retry-after")).toBe("8");
    expect(logged).not.toHaveBeenCalled();
  } finally {
    logged.mockRestore();
  }
});
