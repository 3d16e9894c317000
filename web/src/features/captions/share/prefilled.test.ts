import { expect, it } from "vitest";
import { captionForm } from "../caption-form.ts";
import { originOf } from "./prefilled.ts";

const form = { ...captionForm.get(), keyword: "harbor fog" };
const photo = { file: new File(["x"], "a.jpg"), name: "a.jpg", url: "blob:1" };

it("names the share or the link while its keyword or its photo is in the form", () => {
  expect(originOf(form, { from: "share", keyword: "harbor fog", photo: undefined })).toBe("share");
  expect(originOf({ ...form, keyword: "changed", photo }, { from: "share", keyword: "fog", photo: "blob:1" })).toBe(
    "share",
  );
});

it("names nothing that the person entered", () => {
  expect(originOf(form, null)).toBeNull();
  expect(originOf(form, { from: "share", keyword: "harbor", photo: undefined })).toBeNull();
  expect(originOf({ ...form, photo }, { from: "share", keyword: "", photo: "blob:2" })).toBeNull();
  expect(originOf({ ...form, keyword: "" }, { from: "share", keyword: "", photo: undefined })).toBeNull();
});
