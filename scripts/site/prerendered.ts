import { readdirSync } from "node:fs";
import { paths } from "../../web/src/lib/paths.ts";

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

/**
 * The addresses of all pages; `*` stands for any name. Those that the build does not render to a file are drawn by
 * index.html. At any other address, it draws the page that says that there is none, and the status is 404.
 */
export const pagePaths: readonly string[] = [
  ...new Set(Object.values(paths).map((path) => path.replace(/\?.*/, "").replace(/:\w+$/, "*"))),
];

/** Whether there is a page at an address. */
export function hasPage(pathname: string): boolean {
  const address = pathname === "/" ? pathname : pathname.replace(/\/$/, "");
  return pagePaths.some((path) => (path.endsWith("/*") ? address.startsWith(path.slice(0, -1)) : path === address));
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
