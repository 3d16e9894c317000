import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { clearCaptionBatches } from "../caption-batches.ts";
import { captionForm } from "../caption-form.ts";
import { generated, keyword, prepareGenerateTab, press, show } from "./generate-tab.testing.tsx";

prepareGenerateTab();

describe("what the keyword is read as", () => {
  const brief = { intent: "event", language: "en", gravity: "light" };
  const form = (generation: { form: FormData | null } | undefined) => Object.fromEntries(generation!.form!);

  it("is chosen before writing, and travels with the request; Reset goes back to Automatic", async () => {
    const { generations } = show({ "POST /api/generate-caption": () => generated(["One."], { brief }) });
    await userEvent.type(keyword(), "snow");
    await userEvent.selectOptions(screen.getByLabelText("Treat it as:"), "an offer");
    await userEvent.selectOptions(screen.getByLabelText("Language:"), "Deutsch");
    await press("Generate Caption");
    await screen.findByText("One.");
    expect(form(generations()[0])).toMatchObject({ intent: "offer", language: "de" });
    await press("Reset");
    expect(screen.getByLabelText("Treat it as:")).toHaveDisplayValue("Automatic: an event");
  });

  it("shows after writing in the same control, but not what says nothing to a person", async () => {
    show({ "POST /api/generate-caption": () => generated(["One."], { brief: { ...brief, intent: "thing" } }) });
    await userEvent.type(keyword(), "snow");
    await press("Generate Caption");
    await screen.findByText("One.");
    expect(screen.getByLabelText("Treat it as:")).toHaveDisplayValue("Automatic");
    expect(screen.getByLabelText("Language:")).toHaveDisplayValue("Automatic: English");
  });

  it("points to help where somebody seems to be in danger, and only there", async () => {
    show({ "POST /api/generate-caption": () => generated(["One."], { brief: { ...brief, gravity: "crisis" } }) });
    await press("Generate Caption");
    const note = await screen.findByRole("note");
    expect(note).toHaveTextContent("local emergency number");
    expect(within(note).getByRole("link")).toHaveAttribute("href", "https://findahelpline.com");
    cleanup();
    clearCaptionBatches();
    show({ "POST /api/generate-caption": () => generated(["Two."], { brief: { ...brief, gravity: "grave" } }) });
    await press("Generate Caption");
    await screen.findByText("Two.");
    expect(screen.queryAllByRole("note")).toHaveLength(0);
  });

  it("shows what was seen in a photo: a corrected fact is written about again, the alt text can be copied", async () => {
    const photo = { facts: ["two dogs on a sofa", "a red lamp"], altText: "Two dogs on a gray sofa under a red lamp" };
    const { generations } = show({ "POST /api/generate-caption": () => generated(["One."], { brief, photo }) });
    await press("Generate Caption");
    await userEvent.click(await screen.findByText("Seen in your photo"));
    const fact = screen.getByLabelText("Fact 1");
    await userEvent.clear(fact);
    await userEvent.type(fact, "our dog on the sofa");
    expect(screen.getByText(photo.altText, { exact: false })).toBeVisible();
    await press("Write again");
    await waitFor(() => expect(generations()).toHaveLength(2));
    expect(captionForm.get().photoNote).toBe("our dog on the sofa; a red lamp");
  });
});
