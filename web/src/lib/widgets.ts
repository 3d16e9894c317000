import { paths } from "./paths.ts";

const without: readonly string[] = [
  paths.auth,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
  paths.promoCode,
  paths.trending,
];

const trailingSlashes = /(?<=.)\/+$/;

/** Whether the floating widgets (assistant, enquiry dialog) are hidden on a path. */
export function widgetsHiddenAt(pathname: string): boolean {
  return without.includes(pathname.replace(trailingSlashes, ""));
}
