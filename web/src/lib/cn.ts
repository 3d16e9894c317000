import { clsx, type ClassValue } from "clsx";

/**
 * Joins class names. A component's `className` is for layout from outside (margin, width, grid place), never to
 * override its own look: so nothing has to be merged, and the 8 kB that merging costs stay off the first screen.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
