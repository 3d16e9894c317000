import { isNode, type SyntaxNode } from "./syntax.ts";

/** One change of the source: the text from `start` to `end` becomes `text`. */
export interface Change {
  start: number;
  end: number;
  text: string;
  /** What was done, for the person who reads the list, e.g. "await removed". */
  what: string;
}

/** What a mutator looks at. */
interface Place {
  node: SyntaxNode;
  parent: SyntaxNode | null;
  /** The source of a node. */
  textOf(node: SyntaxNode): string;
}

type Mutator = (place: Place) => Change[];

const negated: Record<string, string> = {
  "===": "!==",
  "!==": "===",
  "==": "!=",
  "!=": "==",
  "<": ">=",
  ">=": "<",
  ">": "<=",
  "<=": ">",
};
const offByOne: Record<string, string> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const arithmetic: Record<string, string> = { "+": "-", "-": "+", "*": "/", "/": "*", "%": "*" };
const swappedMethods: Record<string, string> = {
  some: "every",
  every: "some",
  startsWith: "endsWith",
  endsWith: "startsWith",
  min: "max",
  max: "min",
};
/** Methods without which the value before the dot is still a value of the same kind. */
const removableMethods = new Set([
  "filter",
  "sort",
  "toSorted",
  "reverse",
  "toReversed",
  "slice",
  "trim",
  "toLowerCase",
  "toUpperCase",
  "normalize",
]);

const replaceNode = (node: SyntaxNode, text: string, what: string): Change => ({
  start: node.start,
  end: node.end,
  text,
  what,
});

/** Replaces an operator, which stands between its two operands. */
function replaceOperator({ node, textOf }: Place, operator: string): Change {
  const [left, right] = [node.left as SyntaxNode, node.right as SyntaxNode];
  const text = `${textOf(left)} ${operator} ${textOf(right)}`;
  return replaceNode(node, text, `${String(node.operator)} became ${operator}`);
}

/** The order of their arguments means nothing. */
const isOfMinMax = (name: string) => name === "Math.max" || name === "Math.min";

const isText = (node: SyntaxNode) => node.type === "TemplateLiteral" || typeof node.value === "string";

/** Comparisons turned round and moved by one; arithmetic with another sign. */
const changeOperators: Mutator = (place) => {
  const { node } = place;
  if (node.type !== "BinaryExpression") return [];
  const operator = String(node.operator);
  const joinsTexts = operator === "+" && [node.left, node.right].some((side) => isNode(side) && isText(side));
  const candidates = [negated[operator], offByOne[operator], joinsTexts ? undefined : arithmetic[operator]];
  return candidates.flatMap((candidate) => (candidate === undefined ? [] : [replaceOperator(place, candidate)]));
};

/** `&&` for `||` and the reverse; a default value that is not used. */
const changeLogic: Mutator = (place) => {
  const { node, textOf } = place;
  if (node.type !== "LogicalExpression") return [];
  if (node.operator === "&&") return [replaceOperator(place, "||")];
  if (node.operator === "||") return [replaceOperator(place, "&&")];
  return [replaceNode(node, textOf(node.left as SyntaxNode), "default removed")];
};

/** A condition that is no comparison, since those are turned round by their operator. */
const negateConditions: Mutator = ({ node, parent, textOf }) => {
  if (node.type === "UnaryExpression" && node.operator === "!") {
    return [replaceNode(node, textOf(node.argument as SyntaxNode), "! removed")];
  }
  const isCondition = ["IfStatement", "ConditionalExpression"].includes(parent?.type ?? "") && parent?.test === node;
  const hasOwnMutants = ["BinaryExpression", "UnaryExpression", "LogicalExpression"].includes(node.type);
  return isCondition && !hasOwnMutants ? [replaceNode(node, `!(${textOf(node)})`, "condition negated")] : [];
};

const removeAwait: Mutator = ({ node, textOf }) =>
  node.type === "AwaitExpression" ? [replaceNode(node, textOf(node.argument as SyntaxNode), "await removed")] : [];

/** Statements that do something: calls, assignments, and the ways out of a block. */
const removeStatements: Mutator = ({ node, textOf }) => {
  const leaves = ["ThrowStatement", "ContinueStatement", "BreakStatement"].includes(node.type);
  const returnsNothing = node.type === "ReturnStatement" && node.argument === null;
  const acts = node.type === "ExpressionStatement" && typeof node.directive !== "string";
  if (!leaves && !returnsNothing && !acts) return [];
  return [replaceNode(node, ";", `statement removed: ${textOf(node)}`)];
};

/** Functions and spreads, which the order of arguments does not exchange. */
const rawOrSpread = /^(Arrow)?Function|^Spread/;

/** Calls with their first two arguments swapped, with a sibling method, or left out. */
const changeCalls: Mutator = ({ node, textOf }) => {
  if (node.type !== "CallExpression") return [];
  const [first, second] = node.arguments as SyntaxNode[];
  const changes: Change[] = [];
  const isOrdered = !isOfMinMax(textOf(node.callee as SyntaxNode));
  const canSwap = isOrdered && first && second && !rawOrSpread.test(`${first.type}${second.type}`);
  if (canSwap && textOf(first) !== textOf(second)) {
    const between = textOf(node).slice(first.end - node.start, second.start - node.start);
    const text = `${textOf(second)}${between}${textOf(first)}`;
    changes.push({ start: first.start, end: second.end, text, what: "arguments swapped" });
  }
  const callee = node.callee as SyntaxNode;
  if (callee.type !== "MemberExpression" || callee.computed === true) return changes;
  const property = callee.property as SyntaxNode;
  const name = textOf(property);
  const sibling = swappedMethods[name];
  if (sibling !== undefined) changes.push(replaceNode(property, sibling, `${name} became ${sibling}`));
  if (removableMethods.has(name)) {
    changes.push(replaceNode(node, textOf(callee.object as SyntaxNode), `call of ${name} removed`));
  }
  return changes;
};

const isPlainProperty = (node: SyntaxNode | undefined): node is SyntaxNode =>
  node?.type === "Property" &&
  node.shorthand !== true &&
  node.method !== true &&
  ["Identifier", "MemberExpression"].includes((node.value as SyntaxNode).type);

/** Two neighboring fields of an object that get each other's value. */
const swapFields: Mutator = ({ node, textOf }) => {
  if (node.type !== "ObjectExpression") return [];
  const properties = node.properties as SyntaxNode[];
  return properties.flatMap((property, index) => {
    const next = properties[index + 1];
    if (!isPlainProperty(property) || !isPlainProperty(next)) return [];
    const [one, two] = [property.value as SyntaxNode, next.value as SyntaxNode];
    if (textOf(one) === textOf(two)) return [];
    const between = textOf(node).slice(one.end - node.start, two.start - node.start);
    const text = textOf(two) + between + textOf(one);
    return [{ start: one.start, end: two.end, text, what: "values of two fields swapped" }];
  });
};

/** Strings with spaces are sentences for people, and names of styles decide nothing that a test could see. */
function isKeyOrStyle(node: SyntaxNode, parent: SyntaxNode | null): boolean {
  const isKey = parent?.type === "Property" && parent.key === node;
  return isKey || parent?.type === "JSXAttribute" || parent?.type === "TSLiteralType" || /\s/.test(String(node.value));
}

/** The parts of a regular expression that say where it starts and ends. */
function changeRegExp(node: SyntaxNode, { pattern, flags }: { pattern: string; flags: string }): Change[] {
  const changes: Change[] = [];
  if (pattern.startsWith("^")) changes.push(replaceNode(node, `/${pattern.slice(1)}/${flags}`, "^ removed"));
  if (/[^\\]\$$/.test(pattern)) changes.push(replaceNode(node, `/${pattern.slice(0, -1)}/${flags}`, "$ removed"));
  for (const flag of ["i", "g"]) {
    if (!flags.includes(flag)) continue;
    changes.push(replaceNode(node, `/${pattern}/${flags.replace(flag, "")}`, `flag ${flag} removed`));
  }
  return changes;
}

const changeLiterals: Mutator = ({ node, parent }) => {
  if (node.type !== "Literal") return [];
  const { value } = node;
  if (node.regex) return changeRegExp(node, node.regex as { pattern: string; flags: string });
  if (typeof value === "number") return [replaceNode(node, String(value + 1), `${value} became ${value + 1}`)];
  if (typeof value === "boolean") return [replaceNode(node, String(!value), `${value} became ${!value}`)];
  if (typeof value !== "string" || isKeyOrStyle(node, parent)) return [];
  const text = value === "" ? '"changed"' : '""';
  return [replaceNode(node, text, `${JSON.stringify(value)} became ${text}`)];
};

const changeSteps: Mutator = ({ node, textOf }) => {
  if (node.type === "UpdateExpression") {
    const other = node.operator === "++" ? "--" : "++";
    const argument = textOf(node.argument as SyntaxNode);
    const text = node.prefix ? other + argument : argument + other;
    return [replaceNode(node, text, `${String(node.operator)} became ${other}`)];
  }
  const isStep = node.type === "AssignmentExpression" && ["+=", "-="].includes(String(node.operator));
  if (!isStep) return [];
  const other = node.operator === "+=" ? "-=" : "+=";
  const text = `${textOf(node.left as SyntaxNode)} ${other} ${textOf(node.right as SyntaxNode)}`;
  return [replaceNode(node, text, `${String(node.operator)} became ${other}`)];
};

/** Every kind of change that is tried. */
export const mutators: readonly Mutator[] = [
  changeOperators,
  changeLogic,
  negateConditions,
  removeAwait,
  removeStatements,
  changeCalls,
  swapFields,
  changeLiterals,
  changeSteps,
];
