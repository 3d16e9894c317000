import { clsx, type ClassValue } from "clsx";

/**
 * Joins class names. A component's `className` is for layout from outside (margin, width, grid position) and never
 * overrides its own look. Nothing has to be merged, which saves 8 kB on the first screen.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
