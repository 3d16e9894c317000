import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { createAuthServer } from "../../../supabase/functions/_shared/platform/supabase/auth.ts";
import { createDatabase } from "../../../supabase/functions/_shared/platform/supabase/database.ts";
import { createFactors } from "../../../supabase/functions/_shared/platform/supabase/factors.ts";
import { createFileStore } from "../../../supabase/functions/_shared/platform/supabase/storage.ts";
import { conforming } from "../../../supabase/functions/_shared/platform/testing/descriptions/conforming.ts";
import {
  gatewayPage,
  gatewayStatuses,
  workerLimit,
} from "../../../supabase/functions/_shared/platform/testing/descriptions/gateway.ts";
import { errorFromResponse, readableError } from "../../../web/src/lib/api-error.ts";

const config = {
  supabaseUrl: "http://project.test",
  publishableKey: "publishable",
  secretKey: "secret",
  forwardClientAddress: false,
};
const email = "anna@example.com";
const password = "Secret-1234";
const token = "a.b.c";
const file = { bucket: "media", name: "a.png" };

/** Every kind of call, against a project that responds to all of them in this way. */
const calls: Record<string, (fetcher: typeof fetch) => Promise<unknown>> = {
  "a sign-in": (fetcher) => createAuthServer(config, fetcher).from("unknown").signIn(email, password),
  "a refresh": (fetcher) => createAuthServer(config, fetcher).from("unknown").refresh("r"),
  "a sign-up": (fetcher) =>
    createAuthServer(config, fetcher).from("unknown").signUp({ email, password, username: "a" }),
  "a recovery mail": (fetcher) => createAuthServer(config, fetcher).from("unknown").sendRecovery(email),
  "a recovery link": (fetcher) => createAuthServer(config, fetcher).from("unknown").resetPassword("hash", password),
  "the end of a session": (fetcher) => createAuthServer(config, fetcher).from("unknown").signOut(token),
  "a second factor": (fetcher) => createFactors(config, fetcher).enroll(token, "Caption Kite"),
  "an SQL function": (fetcher) => createDatabase(config, fetcher).asPerson(token, "me", {}, z.unknown()),
  "an upload": (fetcher) => createFileStore(config, fetcher).upload(token, file, new Uint8Array(1), "image/png"),
  "a removal": (fetcher) => createFileStore(config, fetcher).remove([file]),
};

describe.each(Object.keys(gatewayStatuses).map(Number))("a page of the gateway with the status %i", (status) => {
  test.each(Object.keys(calls))("makes the product unavailable for %s", async (call) => {
    await expect(calls[call]!(conforming(() => gatewayPage(status)))).rejects.toMatchObject({
      name: "ApiError",
      code: "unavailable",
    });
  });
});

test.each([...Object.keys(gatewayStatuses).map(Number), workerLimit])(
  "the page shows its own sentence for a page of the gateway in front of the functions: %i",
  async (status) => {
    const error = await errorFromResponse(gatewayPage(status));
    expect([error.status, readableError(error, "Please try again.")]).toEqual([status, "Please try again."]);
  },
);
