/**
 * The size of a picture scaled down to a longest edge; never scaled up, never below one pixel.
 * @param edge longest edge in pixels
 */
export function fitWithin(size: { width: number; height: number }, edge: number): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(size.width, size.height));
  return { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) };
}
