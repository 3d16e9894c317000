import { forgetBuild } from "../build/ensure-built.ts";
import { compressFile } from "../build/compress-assets.ts";
import { fromRoot } from "../command/paths.ts";
import { bundleFunctions, bundleProblems } from "./bundle-functions.ts";
import { functionNames } from "./checks.ts";
import { writeDeploymentFolder } from "./deployment-folder.ts";
import type { DeploySettings } from "./settings.ts";
import { fillSiteUrl } from "../site/site-url.ts";
import type { Step } from "./steps.ts";
import type { RunTool } from "./tools.ts";

/**
 * Everything that is checked and built on this machine, without a call to Supabase.
 * @param folder what the Supabase CLI deploys is written there
 * @param articlesFrom the address at which the build reads the site's articles; null to call nobody, and build the first
 *   articles
 */
export function localSteps(
  settings: DeploySettings,
  folder: string,
  runTool: RunTool,
  articlesFrom: string | null,
): Step[] {
  const steps: Step[] = [
    { title: "Types", run: () => runTool("tsc", ["-p", "tsconfig.web.json"]) },
    { title: "Types of the functions", run: () => runTool("deno", ["check", "--quiet", "supabase/functions"]) },
    { title: "Configuration", run: () => runTool("node", ["scripts/test/runner/test-config.ts"]) },
    {
      title: "Migrations and SQL tests, as on Supabase",
      run: () => runTool("node", ["scripts/test/runner/test-platform.ts"]),
    },
    {
      title: "Build",
      run: async () => {
        await runTool("vite", ["build", "--logLevel", "warn"], {
          WITHOUT_SIMULATOR: "1",
          ...(articlesFrom === null ? {} : { ARTICLES_FROM: articlesFrom }),
        });
        // The build in dist/ is now that of one site: the local stack makes its own.
        forgetBuild();
        for (const file of fillSiteUrl(fromRoot("dist"), settings.SITE_URL)) await compressFile(file);
      },
    },
    { title: "Bundles of the functions", run: () => bundleForDeployment(settings, folder) },
  ];
  // Nothing in the project; the report is about that.
  return steps.map((step) => ({ ...step, changesNothing: true }));
}

/** Writes what the CLI deploys. @throws Error if a bundle is too large */
async function bundleForDeployment(settings: DeploySettings, folder: string): Promise<void> {
  const bundles = await bundleFunctions(functionNames(), writeDeploymentFolder(folder, settings));
  for (const { name, bytes } of bundles) console.log(`  ${name}: ${Math.ceil(bytes / 1000)} kB`);
  const [tooLarge] = bundleProblems(bundles);
  if (tooLarge !== undefined) throw new Error(tooLarge);
}
