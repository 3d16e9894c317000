import assert from "node:assert/strict";
import { deviceName } from "./device.ts";

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`;
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

const named: [name: string, userAgent: string][] = [
  ["Chrome on Android", mozilla("Linux; Android 10; K", `${chrome} Mobile Safari/537.36`)],
  ["Chrome on Windows", mozilla("Windows NT 10.0; Win64; x64", `${chrome} Safari/537.36`)],
  ["Chrome on ChromeOS", mozilla("X11; CrOS x86_64 14541.0.0", `${chrome} Safari/537.36`)],
  [
    "Chrome on iPhone",
    mozilla(
      "iPhone; CPU iPhone OS 18_0 like Mac OS X",
      "AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1",
    ),
  ],
  ["Edge on Windows", mozilla("Windows NT 10.0; Win64; x64", `${chrome} Safari/537.36 Edg/140.0.0.0`)],
  ["Edge on Android", mozilla("Linux; Android 10; K", `${chrome} Mobile Safari/537.36 EdgA/140.0.0.0`)],
  ["Opera on macOS", mozilla("Macintosh; Intel Mac OS X 10_15_7", `${chrome} Safari/537.36 OPR/120.0.0.0`)],
  [
    "Samsung Internet on Android",
    mozilla(
      "Linux; Android 10; K",
      "AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    ),
  ],
  ["Firefox on Linux", mozilla("X11; Linux x86_64; rv:140.0", "Gecko/20100101 Firefox/140.0")],
  [
    "Firefox on iPad",
    mozilla(
      "iPad; CPU OS 18_0 like Mac OS X",
      "AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15",
    ),
  ],
  [
    "Safari on macOS",
    mozilla(
      "Macintosh; Intel Mac OS X 10_15_7",
      "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    ),
  ],
  [
    "Safari on iPhone",
    mozilla(
      "iPhone; CPU iPhone OS 18_0 like Mac OS X",
      "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    ),
  ],
  ["Vivaldi on Linux", mozilla("X11; Linux x86_64", `${chrome} Safari/537.36 Vivaldi/7.0.3495.10`)],
  ["Yandex Browser on Windows", mozilla("Windows NT 10.0; Win64; x64", `${chrome} YaBrowser/25.8.0.0 Safari/537.36`)],
  ["DuckDuckGo on Windows", mozilla("Windows NT 10.0; Win64; x64", `${chrome} Safari/537.36 Ddg/17.4`)],
  ["curl", "curl/8.5.0"],
  ["A browser on Linux", mozilla("X11; Linux x86_64", "Gecko Something/1.0")],
];

for (const [name, userAgent] of named) {
  Deno.test(`names ${name}`, () => assert.equal(deviceName(userAgent), name));
}

Deno.test("what nobody knows is an unknown device, and nothing a client sends is repeated", () => {
  for (const sent of [null, "", "<script>alert(1)</script>", "x".repeat(100_000)])
    assert.equal(deviceName(sent), "Unknown device");
});
