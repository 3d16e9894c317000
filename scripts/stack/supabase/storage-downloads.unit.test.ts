import { expect, test } from "vitest";
import { partialDownload, partOf } from "./storage-downloads.ts";

test.each([
  ["bytes=0-3", { from: 0, to: 3 }],
  ["bytes=4-", { from: 4, to: 9 }],
  ["bytes=-2", { from: 8, to: 9 }],
  ["bytes=-99", { from: 0, to: 9 }],
  ["bytes=8-99", { from: 8, to: 9 }],
  ["bytes=10-", null],
  ["bytes=5-4", null],
  ["bytes=-0", null],
  ["bytes=-", null],
  ["bytes=0-1,3-4", null],
  ["lines=0-1", null],
])("%s of ten bytes", (range, part) => {
  expect(partOf(range, 10)).toEqual(part);
});

const download = (headers: Record<string, string>) =>
  partialDownload(
    new Request("http://127.0.0.1/storage/v1/object/public/media/a.mp4", { headers }),
    new Response("0123456789", { headers: { etag: '"1"', "content-type": "video/mp4", "content-length": "10" } }),
  );

test("a part of a file says which, and keeps the type", async () => {
  const response = await download({ range: "bytes=2-4" });
  expect([response.status, response.headers.get("content-range"), await response.text()]).toEqual([
    206,
    "bytes 2-4/10",
    "234",
  ]);
  expect(response.headers.get("content-type")).toBe("video/mp4");
  expect((await download({ range: "bytes=10-" })).status).toBe(416);
});

test("a file that the browser has is not sent again", async () => {
  const same = await download({ "if-none-match": '"1"' });
  expect([same.status, await same.text()]).toEqual([304, ""]);
  expect(await (await download({ "if-none-match": '"0"' })).text()).toBe("0123456789");
});
