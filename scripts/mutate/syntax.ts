import { parseSync } from "vite";

/** A node of the syntax tree: ESTree with TypeScript, its positions counted in UTF-16 units of the source. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Parts that exist for the type checker only: a change there changes no behavior. */
const typeOnlyKeys = new Set(["typeAnnotation", "typeArguments", "typeParameters", "returnType", "superTypeArguments"]);
const typeOnlyNodes = new Set([
  "TSInterfaceDeclaration",
  "TSTypeAliasDeclaration",
  "ImportDeclaration",
  "ExportAllDeclaration",
  "TSDeclareFunction",
]);

/** Whether a value is a node of the tree. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && typeof (value as SyntaxNode).type === "string";
}

/** The nodes directly below a node, in the order of the source. */
function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.entries(node)
    .filter(([key]) => !typeOnlyKeys.has(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .filter(({ type }) => !typeOnlyNodes.has(type));
}

/**
 * Visits every node that is part of what runs.
 * @param path names the language by its ending: `.ts` or `.tsx`
 * @throws Error when the source cannot be read
 */
export function visitNodes(
  path: string,
  source: string,
  visit: (node: SyntaxNode, parent: SyntaxNode | null) => void,
): void {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const walk = (node: SyntaxNode, parent: SyntaxNode | null): void => {
    visit(node, parent);
    for (const child of childrenOf(node)) walk(child, node);
  };
  // Guarantee: what the parser returns is ESTree, whose nodes all have a type and positions.
  walk(program as unknown as SyntaxNode, null);
}
