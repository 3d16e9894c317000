import { expect, test } from "vitest";
import { callStatement, type SqlFunction } from "./sql-functions.ts";

const save: SqlFunction = {
  name: "save_text",
  args: [
    { name: "p_text", type: "text", isRequired: true },
    { name: "p_tags", type: "text[]", isRequired: false },
  ],
  returnsJson: true,
  statementTimeout: null,
};
const plain: SqlFunction = { name: "is_open", args: [], returnsJson: false, statementTimeout: null };

test("a call passes the arguments that were given, each with its type", () => {
  expect(callStatement(save, '{"p_tags":["a"],"p_text":"b"}')).toBe(
    `select public."save_text"("p_text" => a."p_text", "p_tags" => a."p_tags")::text as body ` +
      `from json_to_record('{"p_tags":["a"],"p_text":"b"}'::json) as a ("p_text" text, "p_tags" text[])`,
  );
  expect(callStatement(save, '{"p_text":"b"}')).not.toContain("p_tags");
});

test("what is not JSON in the database becomes JSON", () => {
  expect(callStatement(plain, "{}")).toBe('select to_json(public."is_open"())::text as body');
});

test("no text ends its literal", () => {
  const statement = callStatement(save, `{"p_text":"'; drop table public.profiles; -- \\\\' \\u0027"}`)!;
  expect(statement).toContain(`json_to_record('{"p_text":"''; drop table public.profiles; -- \\\\'' \\u0027"}'::json)`);
});

test.each([
  ["an unknown argument", '{"p_text":"a","p_more":1}'],
  ["a missing argument", '{"p_tags":[]}'],
  ["a nameless argument", '{"p_text":"a","":1}'],
  ["a list", '[{"p_text":"a"}]'],
  ["a text", '"p_text"'],
  ["null", "null"],
  ["what is not JSON", "p_text"],
  ["nothing", ""],
])("%s is left to the library", (_what, json) => {
  expect(callStatement(save, json)).toBeNull();
});
