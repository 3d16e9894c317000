import { expect, it } from "vitest";
import { besideHeader, toastPlace, type Box } from "./toast-place.ts";

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

it("ends before the close button of a panel that fills a phone", () => {
  expect(toastPlace(phone, box(0, 0, 390, 844), box(334, 12, 378, 56), 90)).toEqual({ right: 48 });
});

it("stays along the top where the close button is further down, or there is none", () => {
  expect(toastPlace(phone, box(16, 200, 374, 640), box(318, 212, 362, 256), 90)).toEqual({});
  expect(toastPlace(phone, box(16, 20, 374, 640), null, 90)).toEqual({});
});

it("goes beside a panel along the right side of a wide screen", () => {
  expect(toastPlace(desktop, box(864, 0, 1280, 800), box(1224, 12, 1268, 56), 90)).toEqual({ right: 416 });
});

it("goes to the other corner where a large dialog has its buttons in this one", () => {
  expect(toastPlace(desktop, box(256, 16, 1024, 784), null, 90)).toEqual({ right: 860 });
});

it("stays in the corner with a dialog in the middle, or without room beside the panel", () => {
  expect(toastPlace({ width: 1920, height: 1080 }, box(704, 200, 1216, 640), null, 90)).toEqual({});
  expect(toastPlace({ width: 800, height: 900 }, box(384, 0, 800, 900), null, 90)).toEqual({});
});

it("becomes narrower where it would cover the edge of a dialog", () => {
  expect(toastPlace(desktop, box(384, 16, 896, 784), null, 90)).toEqual({ maxWidth: 384 });
});

it("leaves the header's menu of a phone free, as long as the header is in view", () => {
  const menu = box(334, 12, 374, 52);
  expect(besideHeader(phone, menu, 90)).toEqual({ right: 48 });
  expect(besideHeader(phone, box(334, -60, 374, -20), 90)).toEqual({});
  expect(besideHeader(phone, null, 90)).toEqual({});
  expect(besideHeader(desktop, menu, 90)).toEqual({});
});
