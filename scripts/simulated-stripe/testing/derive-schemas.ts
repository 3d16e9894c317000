import {
  API,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Project,
  type Symbol,
  type Type,
} from "typescript/unstable/sync";
import { fromRoot } from "../../command/paths.ts";

/** The part of JSON Schema (2020-12) that types can express. */
export interface Schema {
  $ref?: string;
  type?: "object" | "array" | "string" | "number" | "boolean" | "null";
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

export interface Schemas {
  /** One for each requested name, and those that they refer to. */
  $defs: Record<string, Schema>;
}

/** Types to derive from, by their file under the package's `resources`: `{ Subscriptions: ["Subscription"] }`. */
export type Wanted = Record<string, readonly string[]>;

const packageFile = (path: string): string => fromRoot(`node_modules/stripe/esm/${path}.d.ts`);

class Derivation {
  readonly $defs: Record<string, Schema> = {};
  private readonly checker: Checker;
  private readonly names = new Map<number, string>();
  /** Values of `object` whose resources are described in full. Other resources are described only by that field. */
  private readonly resources: ReadonlySet<string>;

  constructor(checker: Checker, resources: ReadonlySet<string>) {
    this.checker = checker;
    this.resources = resources;
  }

  /** Adds a definition for a type. */
  define(name: string, type: Type): void {
    this.names.set(type.id, name);
    this.$defs[name] = {};
    this.$defs[name] = this.describeObject(type, true);
  }

  describe(type: Type): Schema {
    if (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return {};
    if (type.flags & TypeFlags.Null) return { type: "null" };
    if (type.isLiteralType()) return { const: type.value };
    if (type.flags & TypeFlags.String) return { type: "string" };
    if (type.flags & TypeFlags.Number) return { type: "number" };
    if (type.flags & TypeFlags.Boolean) return { type: "boolean" };
    if (type.isUnionType()) return this.describeUnion(type.getTypes());
    if (this.checker.isArrayType(type) && type.isTypeReference())
      return { type: "array", items: this.describe(this.checker.getTypeArguments(type)[0]!) };
    // An object in the client, text in the JSON.
    if ((type.getAliasSymbol() ?? type.getSymbol())?.name === "Decimal") return { type: "string" };
    if (type.isObjectType()) return this.reference(type);
    throw new Error(`There is no schema for ${this.checker.typeToString(type)}.`);
  }

  private describeUnion(members: readonly Type[]): Schema {
    // `string & {}` allows values that a later version may add. These tests are about this version.
    const isOtherText = (member: Type) =>
      member.isIntersectionType() && member.getTypes().some(({ flags }) => flags & TypeFlags.String);
    const known = members.filter(
      (member) => !(member.flags & (TypeFlags.Undefined | TypeFlags.Void)) && !isOtherText(member),
    );
    const values = known.flatMap((member) => (member.isLiteralType() ? [member.value] : []));
    const isFlag = values.includes(true) && values.includes(false);
    const named = isFlag ? values.filter((value) => typeof value !== "boolean") : values;
    const schemas: Schema[] = [
      ...(named.length > 0 ? [{ enum: named }] : []),
      ...(isFlag ? [{ type: "boolean" } as const] : []),
      ...known.filter((member) => !member.isLiteralType()).map((member) => this.describe(member)),
    ];
    return schemas.length === 1 ? schemas[0]! : { anyOf: schemas };
  }

  private reference(type: Type): Schema {
    let name = this.names.get(type.id);
    if (name === undefined) {
      name = `${type.getSymbol()?.name ?? "Type"}.${type.id}`;
      this.names.set(type.id, name);
      this.$defs[name] = {};
      this.$defs[name] = this.describeObject(type, false);
    }
    return { $ref: `#/$defs/${name}` };
  }

  private describeObject(type: Type, inFull: boolean): Schema {
    const symbols = this.checker.getPropertiesOfType(type);
    const types = this.checker.getTypeOfSymbol(symbols);
    const tag = types[symbols.findIndex(({ name }) => name === "object")];
    if (!inFull && tag?.isStringLiteralType() && tag.value !== "list" && !this.resources.has(tag.value)) {
      return { type: "object", properties: { object: { const: tag.value } }, required: ["object"] };
    }
    const properties = symbols.flatMap((symbol, index) => {
      const of = types[index];
      return of === undefined || isNothing(of) ? [] : [{ symbol, schema: this.describe(of) }];
    });
    const index = this.checker.getIndexInfosOfType(type)[0];
    return {
      type: "object",
      properties: Object.fromEntries(properties.map(({ symbol, schema }) => [symbol.name, schema])),
      required: properties
        .filter(({ symbol }) => !(symbol.flags & SymbolFlags.Optional))
        .map(({ symbol }) => symbol.name),
      // A type without fields only says that there is an object.
      additionalProperties: index ? this.describe(index.valueType) : symbols.length === 0,
    };
  }
}

/** A property that never exists, such as `deleted?: void`. */
function isNothing(type: Type): boolean {
  const nothing = TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never;
  return type.isUnionType() ? type.getTypes().every(({ flags }) => flags & nothing) : Boolean(type.flags & nothing);
}

function exportsOf(project: Project, path: string): readonly Symbol[] {
  const file = project.program.getSourceFile(packageFile(path));
  const symbol = file && project.checker.getSymbolAtLocation(file);
  if (!symbol) throw new Error(`The stripe package no longer has ${path}.d.ts.`);
  return project.checker.getExportsOfModule(symbol);
}

/** @param name with dots for namespaces */
function find(exported: readonly Symbol[], name: string): Symbol | undefined {
  const [first, ...rest] = name.split(".");
  const symbol = exported.find((candidate) => candidate.name === first);
  return symbol && rest.length > 0 ? find([...symbol.getExports().values()], rest.join(".")) : symbol;
}

/**
 * Derives JSON Schemas from the types of the installed `stripe` package. Objects allow no other properties, so that an
 * additional field is as invalid as a missing one.
 * @param wanted the types to describe; each becomes a definition
 */
export function deriveSchemas(wanted: Wanted): Schemas {
  const api = new API({ cwd: fromRoot("") });
  try {
    const config = fromRoot("tsconfig.scripts.json");
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`TypeScript cannot open ${config}.`);
    const types = Object.entries(wanted).flatMap(([path, names]) => {
      const exported = exportsOf(project, path);
      return names.map((name) => {
        const symbol = find(exported, name);
        if (!symbol) throw new Error(`${path}.d.ts no longer has ${name}.`);
        return { name, type: project.checker.getDeclaredTypeOfSymbol(symbol) };
      });
    });
    const tags = types.flatMap(({ type }) => {
      const tag = project.checker.getPropertyOfType(type, "object");
      const of = tag && project.checker.getTypeOfSymbol(tag);
      return of?.isStringLiteralType() ? [of.value] : [];
    });
    const derivation = new Derivation(project.checker, new Set(tags));
    for (const { name, type } of types) derivation.define(name, type);
    return { $defs: derivation.$defs };
  } finally {
    api.close();
  }
}
