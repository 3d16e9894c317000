import { ok, user } from "@contract/wire/accounts.ts";
import { captionResult } from "@contract/wire/captions.ts";
import { endpoints } from "@contract/wire/endpoints.ts";
import * as operations from "@contract/wire/operations.ts";
import { status } from "@contract/wire/status.ts";
import { expect, expectTypeOf, it } from "vitest";
import type * as z from "zod/mini";
import { api, apiResponse } from "./api-client.ts";
import type { ResponseOf } from "./api-types.ts";
import { methodOf, pathOf } from "./operation-path.ts";

it("calls every documented call by its method and path", () => {
  expect(Object.keys(endpoints).sort()).toEqual(Object.keys(operations).sort());
  for (const [name, operation] of Object.entries(operations)) {
    const { method, path } = endpoints[name as keyof typeof endpoints];
    const filled = path.replace(":id", "7").replace(":place", "2");
    expect([methodOf(operation), pathOf(operation, { id: "7", place: "2" })]).toEqual([method, filled]);
  }
});

// The following hold when `npm run types` passes: each call marked as an error must be one. None is made.
it("knows every call's response, body and parameters by type", () => {
  expectTypeOf<ResponseOf<typeof operations.getUser>>().toEqualTypeOf<z.infer<typeof user>>();
  expectTypeOf<ResponseOf<typeof operations.generateCaption>>().toEqualTypeOf<z.infer<typeof captionResult>>();
  const text = "text";
  const id = "1";
  expectTypeOf(() => [
    // @ts-expect-error: no such path
    apiResponse("GET /api/nothing", {}),
    // @ts-expect-error: no such method at this path
    apiResponse("PUT /api/login", {}),
    // @ts-expect-error: a body is missing
    apiResponse(operations.forgotPassword, {}),
    // @ts-expect-error: a field is missing
    apiResponse(operations.resetPassword, { json: { token: text } }),
    // @ts-expect-error: a field of another type
    apiResponse(operations.adminSetAutoRespond, { json: { enabled: text } }),
    // @ts-expect-error: a field that the call does not know
    apiResponse(operations.forgotPassword, { json: { email: text, name: text } }),
    // @ts-expect-error: a call without a body
    apiResponse(operations.logout, { json: {} }),
    // @ts-expect-error: JSON where the call takes a form
    apiResponse(operations.generateCaption, { json: { keyword: text } }),
    // @ts-expect-error: a file under another name
    apiResponse(operations.adminUploadMedia, { form: { image: new Blob() } }),
    // @ts-expect-error: the parameter is missing
    apiResponse(operations.endSession, {}),
    // @ts-expect-error: another parameter
    apiResponse(operations.endSession, { params: { name: id } }),
    // @ts-expect-error: a call without parameters
    apiResponse(operations.endOtherSessions, { params: { id } }),
    // @ts-expect-error: no schema to read the response by
    api(operations.getUser, {}),
    // @ts-expect-error: another call's schema
    api(operations.getUser, { schema: ok }),
    // @ts-expect-error: another call's schema, fetched when it is needed
    api(operations.getStatus, { schema: async () => user }),
    api(operations.getStatus, { schema: async () => status }),
    api(operations.endSession, { params: { id }, schema: ok }),
    api(operations.forgotPassword, { json: { email: text }, schema: ok }),
  ]).toBeFunction();
});
