import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { suggestionRequest } from "@contract/wire/suggestions.ts";
import { suggestionLengthMax } from "@contract/rules/text-lengths.ts";
import { LengthCounter } from "./length-counter.tsx";

const shown = (text: string, from?: number) =>
  render(<LengthCounter text={text} max={suggestionLengthMax} from={from} />).container.firstElementChild;

it.each(["a", "é", "😀", "漢"])(
  "counts %s as the schema does: at the most it is accepted, one more is red and refused",
  (character) => {
    const full = character.repeat(suggestionLengthMax);
    expect(shown(full)).toHaveTextContent("500/500");
    expect(shown(full)).not.toHaveClass("text-destructive-text");
    expect(suggestionRequest.safeParse({ suggestion: full }).success).toBe(true);
    expect(shown(full + character)).toHaveClass("text-destructive-text");
    expect(suggestionRequest.safeParse({ suggestion: full + character }).success).toBe(false);
  },
);

it("waits until the end comes near unless told otherwise", () => {
  expect(shown("x".repeat(399))).toBeNull();
  expect(shown("x".repeat(400))).toHaveTextContent("400/500");
  expect(shown("", 0)).toHaveTextContent("0/500");
});
