import type { PhotoFacts } from "./photo.ts";

/** Counts pixels in 16 steps per channel, which is fine enough to name colors and takes 16 kB. */
export class ColorCount {
  readonly bins = new Uint32Array(4096);
  total = 0;

  add(red: number, green: number, blue: number, times = 1): void {
    const bin = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    this.bins[bin] = this.bins[bin]! + times;
    this.total += times;
  }
}

interface Lab {
  lightness: number;
  a: number;
  b: number;
}

/** sRGB (0–255) to OKLab; matrices from Björn Ottosson, "A perceptual color space for image processing" (2020). */
function toOklab(red: number, green: number, blue: number): Lab {
  const linear = (value: number) => (value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** Typical light, medium and dark samples of each named color. */
const samples: Record<string, [number, number, number][]> = {
  red: [
    [210, 40, 40],
    [150, 25, 30],
    [235, 90, 80],
  ],
  orange: [
    [240, 140, 40],
    [225, 110, 30],
    [250, 180, 110],
  ],
  brown: [
    [115, 75, 45],
    [80, 50, 30],
    [150, 105, 70],
  ],
  yellow: [
    [245, 215, 70],
    [230, 190, 30],
    [250, 235, 140],
  ],
  green: [
    [70, 150, 70],
    [35, 85, 45],
    [140, 190, 90],
    [170, 215, 150],
    [95, 110, 50],
  ],
  teal: [
    [40, 150, 150],
    [20, 95, 100],
    [120, 205, 200],
  ],
  blue: [
    [60, 120, 210],
    [110, 165, 230],
    [170, 210, 240],
    [40, 80, 160],
    [80, 110, 145],
  ],
  navy: [
    [30, 40, 90],
    [20, 28, 60],
  ],
  purple: [
    [130, 70, 170],
    [85, 50, 120],
    [175, 140, 210],
  ],
  pink: [
    [235, 140, 175],
    [220, 80, 140],
    [245, 190, 205],
  ],
  beige: [
    [220, 200, 170],
    [200, 175, 140],
    [240, 225, 200],
  ],
};
const anchors = Object.entries(samples).flatMap(([name, colors]) =>
  colors.map((color) => ({ name, lab: toOklab(...color) })),
);

function nameOf(lab: Lab): string {
  const chroma = Math.hypot(lab.a, lab.b);
  if (lab.lightness < 0.19 || (chroma < 0.025 && lab.lightness < 0.35)) return "black";
  if (chroma < 0.02) return lab.lightness > 0.88 ? "white" : "gray";
  if (chroma < 0.03 && lab.lightness > 0.93) return "white";
  let best = anchors[0]!;
  let least = Infinity;
  for (const anchor of anchors) {
    const distance =
      (lab.lightness - anchor.lab.lightness) ** 2 + 4 * ((lab.a - anchor.lab.a) ** 2 + (lab.b - anchor.lab.b) ** 2);
    if (distance < least) [best, least] = [anchor, distance];
  }
  return best.name;
}

/** Names the main colors and the lightness of a picture. Colors below 3 % are left out. */
export function describeColors(count: ColorCount): Pick<PhotoFacts, "colors" | "light"> {
  if (count.total === 0) return { colors: [], light: null };
  const shares = new Map<string, number>();
  let lightness = 0;
  for (const [bin, pixels] of count.bins.entries()) {
    if (pixels === 0) continue;
    const lab = toOklab((bin >> 8) * 17, ((bin >> 4) & 15) * 17, (bin & 15) * 17);
    const name = nameOf(lab);
    shares.set(name, (shares.get(name) ?? 0) + pixels);
    lightness += lab.lightness * pixels;
  }
  const mean = lightness / count.total;
  return {
    colors: [...shares]
      .map(([name, pixels]) => ({ name, share: Math.round((pixels / count.total) * 100) / 100 }))
      .filter((color) => color.share >= 0.03)
      .toSorted((a, b) => b.share - a.share)
      .slice(0, 6),
    light: lightOf(mean),
  };
}

/** @param lightness the mean over the picture, from 0 (black) to 1 (white) */
function lightOf(lightness: number): PhotoFacts["light"] {
  if (lightness < 0.42) return "dark";
  return lightness > 0.76 ? "bright" : "balanced";
}
