/**
 * Assigns modules to chunks. The router and React rarely change and stay cached across deployments. The small shared
 * modules of the frame, of the sign-in page and of every signed-in page compress better as one chunk. Everything else
 * is split by route.
 */
export const chunkGroups = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 2 },
  {
    name: "frame",
    test: new RegExp(
      [
        String.raw`web/src/lib/(?:api-client|api-error|cn|operation-path|paths|session|status|toast|use-form|use-near|use-now|use-status|widgets)\.ts`,
        String.raw`web/src/components/(?:full-page-spinner|icons|kite-mark|link|logo|optional-chunk|page|chunk-missing|password-input|toast-styles|toaster)\.tsx?`,
        String.raw`web/src/components/ui/(?:badge|button|button-styles|card|checkbox|control-styles|field|input|label|select|skeleton|spinner|tabs)\.tsx?`,
        String.raw`web/src/features/articles/components/article-section\.tsx`,
        String.raw`contract/(?:wire/json|rules/(?:brand|display|platforms|price|quota|text-lengths))\.ts`,
        "node_modules/clsx/",
      ].join("|"),
    ),
    priority: 1,
  },
  {
    name: "signed-in",
    test: new RegExp(
      [
        String.raw`web/src/lib/(?:api-page|at-moment|character-count|debounce|caption-form-link|logout|next-path|query-keys|server-clock|upgrade|use-at-moment|use-offline)\.ts`,
        String.raw`web/src/components/(?:lazy-dialog|length-counter|platform-icon)\.tsx`,
        String.raw`web/src/app/navigation/main-tabs\.tsx`,
        String.raw`web/src/components/ui/(?:progress|textarea|toolbar-styles)\.tsx?`,
        String.raw`node_modules/lucide-react/dist/esm/(?!icons/|lucide-react|dynamic|DynamicIcon|iconNames)`,
        String.raw`node_modules/lucide-react/dist/esm/icons/(?:check|chevron-down|cloud-off|pen-line|rotate-ccw|sparkles|trash|trash-2|wand-sparkles|x)\.`,
      ].join("|"),
    ),
    priority: 1,
  },
];
