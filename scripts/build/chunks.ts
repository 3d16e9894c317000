/**
 * Assigns modules to chunks. The router and React rarely change and stay cached across deployments. The small shared
 * modules of the frame, of the sign-in page and of every signed-in page compress better as one chunk, and so do the data
 * layer and the schemas, which are loaded when they are used. Everything else is split by route.
 */
export const chunkGroups = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 2 },
  {
    name: "frame",
    test: new RegExp(
      [
        String.raw`web/src/lib/(?:api-client|api-error|cn|operation-path|paths|response-shape|session|session-hint|start-session|status|store|toast|use-form|use-near|use-now|use-status|when-idle|widgets)\.ts`,
        String.raw`web/src/components/(?:form-field|full-page-spinner|icons|kite-mark|link|logo|optional-chunk|page|chunk-missing|password-input|toast-styles|toaster|with-queries)\.tsx?`,
        String.raw`web/src/components/ui/(?:badge|button|button-styles|card|checkbox|control-styles|field|input|label|select|skeleton|spinner|tabs)\.tsx?`,
        String.raw`web/src/features/articles/components/article-section\.tsx`,
        String.raw`contract/(?:wire/json|rules/(?:brand|display|platforms|price|quota|sessions|text-lengths))\.ts`,
        "node_modules/clsx/",
      ].join("|"),
    ),
    priority: 1,
  },
  {
    name: "signed-in",
    test: new RegExp(
      [
        String.raw`web/src/lib/(?:at-moment|caption-endings|character-count|chunk|cut-keyword|caption-form-link|debounce|favorites|live-changes|logout|next-path|outdated-reads|plan-reads|query-keys|reset-time|server-clock|session-reader|shared-content|upgrade|use-at-moment|use-offline)\.ts`,
        String.raw`web/src/components/(?:lazy-dialog|length-counter|plan-badge|platform-icon|try-again-button)\.tsx`,
        String.raw`web/src/app/navigation/(?:account-bar|logout-button|main-tabs)\.tsx`,
        String.raw`web/src/components/ui/(?:progress|textarea|toolbar-styles)\.tsx?`,
        String.raw`web/src/features/(?:ads/components/ad-slot|tone/components/tone-button)\.tsx`,
        String.raw`web/src/features/captions/(?:caption-batches|caption-form|post-author|lazy-parts)\.ts`,
        String.raw`contract/rules/(?:brief|levels|uploads)\.ts`,
        String.raw`node_modules/lucide-react/dist/esm/(?!icons/|lucide-react|dynamic|DynamicIcon|iconNames)`,
        String.raw`node_modules/lucide-react/dist/esm/icons/(?:check|chevron-down|cloud-off|pen-line|rotate-ccw|sparkles|trash|trash-2|wand-sparkles|x)\.`,
      ].join("|"),
    ),
    priority: 1,
  },
  {
    name: "queries",
    test: /node_modules\/@tanstack\/(?!.*(?:[mM]utation|[iI]nfinite))|web\/src\/(?:lib\/query-client\.ts|components\/queries\.tsx)/,
    priority: 1,
  },
  {
    name: "schemas",
    test: /node_modules\/zod\/|contract\/wire\/(?:accounts|second-factor|text|platform|brief|captions|min-visible-length)\.ts|web\/src\/lib\/api-page\.ts/,
    priority: 1,
  },
];
