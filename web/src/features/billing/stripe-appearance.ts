import type { Appearance } from "@stripe/stripe-js";

/**
 * A color in a form that Stripe's frames support: they know neither the page's custom properties nor oklch. Null if it
 * cannot be drawn.
 */
function readable(color: string): string | null {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d");
  if (!context || color === "") return null;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

const properties = {
  colorPrimary: "--primary",
  colorBackground: "--card",
  colorText: "--foreground",
  colorTextSecondary: "--muted-foreground",
  colorDanger: "--destructive-text",
} as const;

/** The page's look for Stripe's form, in the current theme. */
export function stripeAppearance(): Appearance {
  const styles = getComputedStyle(document.documentElement);
  const colors = Object.entries(properties).map(
    ([name, property]) => [name, readable(styles.getPropertyValue(property).trim())] as const,
  );
  return {
    theme: window.matchMedia?.("(prefers-color-scheme: dark)").matches ? "night" : "stripe",
    variables: {
      ...Object.fromEntries(colors.filter(([, color]) => color !== null)),
      borderRadius: "10px",
      fontSizeBase: "16px",
    },
  };
}
