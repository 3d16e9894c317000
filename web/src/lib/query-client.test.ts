import { afterEach, expect, it, vi } from "vitest";
import { fakeUser } from "@/testing/fake-user.ts";
import { queryClient } from "./query-client.ts";
import { setUser } from "./session.ts";

const queryKey = ["caption-history"];
const data = () => queryClient.getQueryData(queryKey);

afterEach(() => {
  setUser(null);
  queryClient.clear();
});

it("keeps what was read while the same person stays, and drops it when another one signs in", () => {
  setUser(fakeUser());
  queryClient.setQueryData(queryKey, ["hers"]);
  setUser(fakeUser({ usageCount: 3 }));
  expect(data()).toEqual(["hers"]);
  setUser(fakeUser({ id: "another" }));
  expect(data()).toBeUndefined();
});

it("drops it at logout", () => {
  setUser(fakeUser());
  queryClient.setQueryData(queryKey, ["hers"]);
  setUser(null);
  expect(data()).toBeUndefined();
});

it("reads once: a failure is told, not tried again, and what was read never grows stale", async () => {
  const queryFn = vi.fn(() => Promise.reject(new Error("down")));
  await expect(queryClient.fetchQuery({ queryKey, queryFn })).rejects.toThrow("down");
  expect(queryFn).toHaveBeenCalledOnce();
  queryClient.setQueryData(queryKey, ["kept"]);
  const again = vi.fn(() => Promise.resolve(["new"]));
  expect(await queryClient.fetchQuery({ queryKey, queryFn: again })).toEqual(["kept"]);
  expect(again).not.toHaveBeenCalled();
});
