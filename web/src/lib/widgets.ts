import { paths } from "./paths.ts";

const without: readonly string[] = [paths.auth, paths.forgotPassword, paths.resetPassword, paths.promoCode, paths.trending];

/** Whether the floating help (assistant, enquiry) stays away from an address. Source: product specification, section 2. */
export function widgetsHiddenAt(pathname: string): boolean {
  return without.includes(pathname.replace(/(?<=.)\/+$/, ""));
}
