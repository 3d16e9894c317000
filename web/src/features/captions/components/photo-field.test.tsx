import { cleanup, configure, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, fakeApi } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { clearForm } from "../caption-form.ts";
import { readPhotoMoment } from "../photo/exif-read.ts";
import { withPhotoMoment } from "../photo/exif-write.ts";
import { renderGenerateTab } from "./generate-tab.testing.tsx";

configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

const frame = [0xff, 0xc0, 0, 17, 8, 0x0b, 0xd0, 0x0f, 0xc0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1];
const jpegFile = (name = "snow.jpeg", size = 0) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame]), new Uint8Array(size)], name, {
    type: "image/jpeg",
  });
const redrawn = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);
let drawn: { width: number; height: number } | null = null;

function show() {
  const requests = fakeApi({
    "GET /api/status": () =>
      jsonResponse({ writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" }),
    "GET /api/user": () => jsonResponse(fakeUser()),
    "POST /api/generate-caption": () =>
      jsonResponse({
        id: "g",
        keyword: "",
        platform: "general",
        captions: ["Blue."],
        createdAt: "2026-11-21T08:00:00Z",
        writer: "model",
        usage: fakeUser().usage,
      }),
  });
  renderGenerateTab();
  return requests;
}
const input = () => screen.getByLabelText("Photo (optional)");
const choose = (file: File) => userEvent.upload(input(), file, { applyAccept: false });
const refused = (text: string) =>
  waitFor(() => {
    expect(screen.getByTestId("toast")).toHaveTextContent(text);
  });

beforeEach(() => {
  // Browser features that jsdom lacks: decoding, drawing and object URLs.
  vi.stubGlobal(
    "createImageBitmap",
    vi.fn(async () => ({ width: 3024, height: 4032, close() {} })),
  );
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(
    () => ({ fillRect() {}, drawImage() {} }) as unknown as CanvasRenderingContext2D,
  );
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function toBlob(this: HTMLCanvasElement, done) {
    drawn = { width: this.width, height: this.height };
    done(new Blob([redrawn], { type: "image/jpeg" }));
  });
  URL.createObjectURL = () => "blob:photo";
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  cleanup();
  setUser(null);
  clearForm();
  dismissToast();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("uploads the picture upright and small, and marks its captions", async () => {
  const requests = show();
  await choose(jpegFile());
  expect(await screen.findByText("snow.jpeg")).toBeVisible();
  expect(createImageBitmap).toHaveBeenCalledWith(expect.anything(), { imageOrientation: "from-image" });
  expect(drawn).toEqual({ width: 768, height: 1024 });
  await userEvent.click(screen.getByRole("button", { name: "Generate Caption" }));
  expect(await screen.findByText("Photo", { selector: "section *" })).toBeVisible();
  const image = requests.find(({ path }) => path === "/api/generate-caption")!.form!.get("image") as File;
  expect([image.name, image.type, image.size]).toEqual(["snow.jpg", "image/jpeg", redrawn.length]);
});

it("sends along when and on which hemisphere the photo was taken, and nothing else of its EXIF", async () => {
  const requests = show();
  const moment = { takenAt: "2026-07-14T18:05:09", hemisphere: "S" as const };
  const taken = withPhotoMoment(new Uint8Array(await jpegFile().arrayBuffer()), moment);
  await choose(new File([taken], "july.jpg", { type: "image/jpeg" }));
  await screen.findByText("july.jpg");
  await userEvent.click(screen.getByRole("button", { name: "Generate Caption" }));
  await screen.findByText("Blue.");
  const image = requests.find(({ path }) => path === "/api/generate-caption")!.form!.get("image") as File;
  const sent = new Uint8Array(await image.arrayBuffer());
  expect(sent).toEqual(withPhotoMoment(redrawn, moment));
  expect(readPhotoMoment(sent)).toEqual(moment);
});

it("sends a small GIF as it is", async () => {
  const requests = show();
  await choose(
    new File([new Uint8Array([...new TextEncoder().encode("GIF89a"), 2, 0, 2, 0, 9])], "loop.gif", {
      type: "image/gif",
    }),
  );
  await screen.findByText("loop.gif");
  await userEvent.click(screen.getByRole("button", { name: "Generate Caption" }));
  await screen.findByText("Blue.");
  const image = requests.find(({ path }) => path === "/api/generate-caption")!.form!.get("image") as File;
  expect([image.type, image.size]).toEqual(["image/gif", 11]);
});

it("refuses 5 MB and more by the file's own size, whatever it would shrink to", async () => {
  show();
  await choose(jpegFile("big.jpg", 5 * 1024 * 1024));
  await refused("File too large / Image must be less than 5MB");
  expect(screen.queryByText("big.jpg")).toBeNull();
});

it.each([
  [
    "another type",
    new File(["%PDF-1.7"], "a.pdf", { type: "application/pdf" }),
    "Unsupported file type / Please upload a PNG, JPG or GIF image.",
  ],
  [
    "another type behind an image's name",
    new File(["<svg/>"], "a.png", { type: "image/png" }),
    "Unsupported file type / Please upload a PNG, JPG or GIF image.",
  ],
  [
    "a phone's HEIC, with the way out",
    new File([new Uint8Array([0, 0, 0, 24]), "ftypheic"], "a.heic", { type: "image/heic" }),
    "This one is HEIC",
  ],
  [
    "a picture cut off in its header",
    new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], "a.jpg", { type: "image/jpeg" }),
    "This image could not be read. Please try another file.",
  ],
])("refuses %s", async (_, file, message) => {
  show();
  await choose(file);
  await refused(message);
});

it("refuses a pixel bomb before it is decoded", async () => {
  show();
  const size = [0, 0, 0x4e, 0x20];
  const bomb = new Uint8Array([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    0,
    0,
    0,
    13,
    0x49,
    0x48,
    0x44,
    0x52,
    ...size,
    ...size,
    8,
    6,
    0,
    0,
    0,
  ]);
  await choose(new File([bomb], "bomb.png", { type: "image/png" }));
  await refused("This image has too many pixels.");
  expect(createImageBitmap).not.toHaveBeenCalled();
});

it("says so when the browser cannot decode the picture", async () => {
  vi.mocked(createImageBitmap).mockRejectedValue(new DOMException("bad", "InvalidStateError"));
  show();
  await choose(jpegFile());
  await refused("This image could not be read. Please try another file.");
});

it("takes a dropped and a pasted picture, and gives it back", async () => {
  show();
  const drop = createEvent.drop(document.body);
  Object.defineProperty(drop, "dataTransfer", { value: { types: ["Files"], files: [jpegFile("dropped.jpg")] } });
  fireEvent(document.body, drop);
  expect(await screen.findByText("dropped.jpg")).toBeVisible();
  expect(drop.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Remove photo" }));
  expect(screen.queryByText("dropped.jpg")).toBeNull();
  fireEvent.paste(document.body, { clipboardData: { files: [jpegFile("pasted.jpg")] } });
  expect(await screen.findByText("pasted.jpg")).toBeVisible();
});

it("does not bring a picture back that was replaced while it was still being prepared", async () => {
  let finishFirst = (_bitmap: ImageBitmap) => {};
  vi.mocked(createImageBitmap).mockReturnValueOnce(
    new Promise<ImageBitmap>((resolve) => {
      finishFirst = resolve;
    }),
  );
  show();
  await choose(jpegFile("slow.jpg"));
  await choose(jpegFile("fast.jpg"));
  await screen.findByText("fast.jpg");
  finishFirst({ width: 10, height: 10, close() {} });
  await waitFor(() => {
    expect(drawn).toEqual({ width: 10, height: 10 });
  });
  expect(screen.getByText("fast.jpg")).toBeVisible();
});
