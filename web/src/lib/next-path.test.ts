import { expect, it } from "vitest";
import { nextPath } from "./next-path.ts";

it("reads the next page's path, relative or absolute", () => {
  expect(nextPath('</api/caption-history?before=a,b&limit=20>; rel="next"')).toBe(
    "/api/caption-history?before=a,b&limit=20",
  );
  expect(nextPath("<https://kite.example/api/caption-history?before=x>; rel=next")).toBe(
    "/api/caption-history?before=x",
  );
});

it("picks the right one among several", () => {
  expect(nextPath('</a>; rel="prev", </b?c=1>; rel="last next"')).toBe("/b?c=1");
});

it.each([null, "", '</a>; rel="prev"', '</a>; title="next"', '</a>; rel="nextish"'])("has none in %j", (header) => {
  expect(nextPath(header)).toBeNull();
});
