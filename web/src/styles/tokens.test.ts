import { describe, expect, it } from "vitest";
import css from "./tokens.css?raw";

type Tokens = Record<string, [lightness: number, chroma: number, hue: number]>;

/** A token is `oklch(…)` in both themes or `light-dark(oklch(…), oklch(…))`. */
function readTokens(theme: "light" | "dark"): Tokens {
  return Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (.+);/g)].flatMap(([, name, value]) => {
      const colors = [...value!.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
      const color = theme === "light" ? colors[0] : colors.at(-1);
      return color ? [[name!, [Number(color[1]), Number(color[2]), Number(color[3])]]] : [];
    }),
  );
}

/** Relative luminance (WCAG 2) of an OKLCH color; matrices from the CSS Color 4 specification. */
function luminance([lightness, chroma, hue]: [number, number, number]): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, text: string, ground: string): number {
  const [high, low] = [luminance(tokens[text]!), luminance(tokens[ground]!)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["background", "card", "popover", "sunken"];
const textPairs = [
  ...grounds.flatMap((ground) =>
    ["foreground", "muted-foreground", "primary-text", "info-text", "destructive-text"].map((text) => [text, ground]),
  ),
  ...["primary", "info", "destructive"].flatMap((hue) => [
    [`${hue}-foreground`, hue],
    [`${hue}-foreground`, `${hue}-hover`],
    [`${hue}-text`, `${hue}-soft`],
    ["foreground", `${hue}-soft`],
  ]),
  ["success-text", "success-soft"],
] as [string, string][];
const shapePairs = [
  ...grounds.flatMap((ground) => [
    ["ring", ground],
    ["input", ground],
    ["primary", ground],
  ]),
  ...["red", "orange", "yellow", "blue"].map((heat) => [`heat-${heat}`, "card"]),
] as [string, string][];

describe.each([
  ["light", readTokens("light")],
  ["dark", readTokens("dark")],
] as [string, Tokens][])("%s theme", (_theme, tokens) => {
  it.each(textPairs)("%s on %s reads at 4.5:1 or better", (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(shapePairs)("%s on %s is seen at 3:1 or better", (shape, ground) => {
    expect(contrast(tokens, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});
