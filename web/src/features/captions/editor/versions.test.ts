import { describe, expect, it } from "vitest";
import type { Versions } from "../caption-edits.ts";
import {
  appendVersion,
  canRedo,
  canUndo,
  closeVersion,
  currentText,
  firstVersion,
  mergeVersions,
  redoVersion,
  startVersions,
  typeText,
  undoVersion,
} from "./versions.ts";

/** The versions after these texts were typed, each with a pause after it. */
const typed = (...texts: string[]): Versions =>
  texts.slice(1).reduce((versions, text) => closeVersion(typeText(versions, text)), startVersions(texts[0]!));

describe("typing", () => {
  it("changes one version until a pause, and then begins another one", () => {
    const open = typeText(typeText(startVersions("One."), "One.a"), "One.ab");
    expect(open).toEqual({ texts: ["One.", "One.ab"], current: 1, open: true });
    expect(typeText(closeVersion(open), "One.abc").texts).toEqual(["One.", "One.ab", "One.abc"]);
  });

  it("after an undo replaces what could have been redone", () => {
    expect(typeText(undoVersion(typed("a", "b", "c")), "d").texts).toEqual(["a", "b", "d"]);
  });

  it("leaves no version behind where it led back to the same text, or to nothing", () => {
    const back = closeVersion(typeText(typeText(startVersions("One."), "One.x"), "One."));
    expect(back).toEqual({ texts: ["One."], current: 0, open: false });
    expect(closeVersion(typeText(startVersions("One."), " \n"))).toEqual({ texts: ["One."], current: 0, open: false });
  });
});

describe("undo and redo", () => {
  it("step through the versions and stop at both ends", () => {
    const versions = typed("a", "b", "c");
    expect([canUndo(versions), canRedo(versions)]).toEqual([true, false]);
    const first = undoVersion(undoVersion(undoVersion(versions)));
    expect([currentText(first), canUndo(first), canRedo(first)]).toEqual(["a", false, true]);
    const again = redoVersion(first);
    expect([currentText(again), again.current]).toEqual(["b", 1]);
    expect(currentText(redoVersion(redoVersion(again)))).toBe("c");
  });

  it("take back what is just being typed, once", () => {
    expect(currentText(undoVersion(typeText(typed("a", "b"), "bx")))).toBe("b");
    expect(currentText(undoVersion(typeText(typed("a", "b"), "")))).toBe("b");
  });

  it("lead back to the first version without losing the others", () => {
    expect(firstVersion(typed("a", "b", "c"))).toEqual({ texts: ["a", "b", "c"], current: 0, open: false });
  });
});

it("adds a written text as a version of its own", () => {
  const versions = appendVersion(typeText(startVersions("a"), "ab"), "written");
  expect(versions).toEqual({ texts: ["a", "ab", "written"], current: 2, open: false });
});

describe("the limits", () => {
  it("drop the oldest versions, but never the first one", () => {
    const many = typed(...Array.from({ length: 40 }, (_, index) => `version ${index}`));
    expect(many.texts).toHaveLength(30);
    expect([many.texts[0], many.texts[1], currentText(many)]).toEqual(["version 0", "version 11", "version 39"]);
  });

  it("count all versions together, in characters", () => {
    const long = typed("first", ..."abcde".split("").map((letter) => letter.repeat(3000) + "😀".repeat(3000)));
    expect(long.texts.map((text) => text[0])).toEqual(["f", "c", "d", "e"]);
    expect(currentText(long).startsWith("e")).toBe(true);
  });
});

it("keeps what another tab saved, and the own text current", () => {
  expect(mergeVersions(typed("a", "mine"), ["a", "theirs"])).toEqual({
    texts: ["a", "theirs", "mine"],
    current: 2,
    open: false,
  });
  expect(mergeVersions(typed("a", "b"), ["a", "b", "c"]).texts).toEqual(["a", "c", "b"]);
});
