import type { endpoints } from "@contract/wire/endpoints.ts";
import type * as operations from "@contract/wire/operations.ts";
import type { input, output, ZodMiniType } from "zod/mini";

/** What the page knows about the API, read from the endpoint table by type only: the table itself is never loaded. */

type Operations = typeof operations;

/** Method and path of a documented call; a constant of `@contract/wire/operations.ts`. */
export type Operation = Operations[keyof Operations];

type NameOf<Called extends Operation> = {
  [Name in keyof Operations]: Operations[Name] extends Called ? Name : never;
}[keyof Operations];

type EndpointOf<Called extends Operation> = (typeof endpoints)[NameOf<Called>];

/** What a call returns when it succeeds. */
export type ResponseOf<Called extends Operation> = output<EndpointOf<Called>["response"]>;

type FieldsOf<Endpoint> = Endpoint extends { request: infer Request extends ZodMiniType } ? input<Request> : unknown;
type FileOf<Endpoint> = Endpoint extends { file: infer Name extends string } ? { [File in Name]?: Blob } : unknown;

/** The body: `json`, or `form` for multipart, and neither where the call takes none. */
type Body<Endpoint> = Endpoint extends { encoding: "json" }
  ? { json: FieldsOf<Endpoint>; form?: never }
  : Endpoint extends { encoding: "multipart" }
    ? { form: FieldsOf<Endpoint> & FileOf<Endpoint>; json?: never }
    : { json?: never; form?: never };

/** What stands for the `:name` segments of the path. */
type Parameters<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & Parameters<Rest>
  : Path extends `${string}:${infer Name}`
    ? { [Key in Name]: string }
    : unknown;

type PathParameters<Path> = Path extends `${string}:${string}` ? { params: Parameters<Path> } : { params?: never };

/** What a call is made with. */
export type RequestOf<Called extends Operation> = Body<EndpointOf<Called>> &
  PathParameters<Called> & {
    signal?: AbortSignal;
  };

/** What any call may be made with. */
export interface AnyRequest {
  json?: unknown;
  form?: object;
  params?: Record<string, string>;
  signal?: AbortSignal;
}

/** What reads a response: a schema of the contract, or a check written by hand. */
export interface ResponseReader<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: Error };
}

/** A reader, or a function that fetches it when there is a response to read. */
export type ReaderSource<T> = ResponseReader<T> | (() => Promise<ResponseReader<T>>);

/**
 * The reader of a call: the endpoint's own schema, or one that asks for less; never one that demands something else.
 */
export type ReaderOf<Called extends Operation, T> = {
  schema: ReaderSource<T> & ([ResponseOf<Called>] extends [T] ? unknown : never);
};
