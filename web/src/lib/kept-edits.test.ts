import { expect, it } from "vitest";
import { forgetKeptEdits } from "./kept-edits.ts";

it("deletes what was kept for one account, and nothing else", () => {
  localStorage.clear();
  for (const name of ["caption-edit:a:1:0:x", "caption-edit:ab:1:0:x", "other:a"]) localStorage.setItem(name, "{}");
  forgetKeptEdits("a");
  expect(Object.keys(localStorage).sort()).toEqual(["caption-edit:ab:1:0:x", "other:a"]);
});
