import { afterEach, expect, it } from "vitest";
import { createManagementApi } from "./management-api.ts";
import { projectProblems } from "./project-problems.ts";
import { startFakeManagementApi, type FakeManagementApi, type FakeProject } from "./testing/fake-management-api.ts";

let fake: FakeManagementApi | undefined;
afterEach(() => fake?.close());

async function connect(given: Partial<FakeProject> = {}, options: { projectRef?: string; accessToken?: string } = {}) {
  fake = await startFakeManagementApi(given);
  return createManagementApi({
    projectRef: fake.project.ref,
    accessToken: fake.project.token,
    url: fake.url,
    ...options,
  });
}

it("reads the project and its keys", async () => {
  const api = await connect();
  const [project, keys] = [await api.project(), await api.keys()];
  expect(project).toEqual({ name: "Captions", region: "eu-central-1", status: "ACTIVE_HEALTHY", postgres: 17 });
  expect(keys).toEqual({ publishable: "sb_publishable_test", secret: "sb_secret_test" });
  expect(projectProblems(project, keys)).toEqual([]);
});

it("requires the current password for a new one and lets limits count by the sent address", async () => {
  const api = await connect();
  await api.setAuthSecurity({ forwardClientAddress: true });
  expect(fake!.project.auth).toEqual({
    security_update_password_require_current_password: true,
    security_sb_forwarded_for_enabled: true,
  });
});

it("names the setting that is wrong", async () => {
  await expect((await connect({}, { accessToken: "sbp_old" })).project()).rejects.toThrow(
    "SUPABASE_ACCESS_TOKEN was refused: it is wrong, expired or revoked.",
  );
  fake!.close();
  await expect((await connect({}, { projectRef: "zzzzzzzzzzzzzzzzzzzz" })).project()).rejects.toThrow(
    "has no project zzzzzzzzzzzzzzzzzzzz. Compare SUPABASE_PROJECT_REF",
  );
});

it("says when the API cannot be reached, and when its response has an unknown form", async () => {
  const api = await connect({ version: undefined as unknown as string });
  await expect(api.project()).rejects.toThrow("returned a response in an unknown form");
  fake!.close();
  await expect(api.project()).rejects.toThrow(/127\.0\.0\.1:\d+ could not be reached: /);
});

it.each([
  ["INACTIVE", "The project is paused."],
  ["PAUSING", "The project is being paused."],
  ["COMING_UP", "The project is not ready (COMING_UP)."],
])("a project in the state %s is not ready", async (status, sentence) => {
  const api = await connect({ status });
  const [problem, ...more] = projectProblems(await api.project(), await api.keys());
  expect(problem).toContain(sentence);
  expect(more).toEqual([]);
});

it("a project with an old PostgreSQL or only legacy keys is not ready", async () => {
  const api = await connect({ version: "14.1.0", keys: [{ type: "legacy", name: "anon", api_key: "ey" }] });
  expect(projectProblems(await api.project(), await api.keys())).toEqual([
    expect.stringContaining("PostgreSQL 14"),
    expect.stringContaining("only legacy API keys"),
  ]);
});
