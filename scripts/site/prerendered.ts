import { readdirSync } from "node:fs";

/** A file that stands for another state of a page, which a query in the address selects. */
interface Variant {
  path: string;
  parameter: string;
  value: string;
  file: string;
}

/** The sign-up form has an address of its own, to which the page links everywhere. */
const variants: readonly Variant[] = [{ path: "/auth", parameter: "tab", value: "signup", file: "/auth-signup.html" }];

/**
 * The file that a prerendered page would have. Whether it exists decides if the page is prerendered; all other
 * addresses get the shell, `/index.html`.
 */
export function prerenderedFile(pathname: string, search: URLSearchParams): string {
  const variant = variants.find(({ path, parameter, value }) => path === pathname && search.get(parameter) === value);
  return variant?.file ?? `${pathname}.html`;
}

/** A page of the build and the address at which it is shown. */
export interface PrerenderedPage {
  path: string;
  file: string;
  /** The query that selects the file; undefined for the page's usual state. */
  query?: Pick<Variant, "parameter" | "value">;
}

/** The prerendered pages of a build, those that need a query first. @param directory the build, e.g. dist/ */
export function prerenderedPages(directory: string): PrerenderedPage[] {
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith(".html") && name !== "/index.html")
    .sort();
  const selected = variants.filter(({ file }) => files.includes(file));
  return [
    ...selected.map(({ path, file, parameter, value }) => ({ path, file, query: { parameter, value } })),
    ...files
      .filter((file) => !selected.some((variant) => variant.file === file))
      .map((file) => ({ path: file.slice(0, -".html".length), file })),
  ];
}
