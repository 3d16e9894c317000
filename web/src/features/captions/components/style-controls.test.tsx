import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { jsonResponse } from "@/testing/fake-api.ts";
import { keyword, prepareGenerateTab, press, show, toastText } from "./generate-tab.testing.tsx";

prepareGenerateTab();

describe("the style controls", () => {
  it("AI Decides is on and disables both sliders; off enables them and shows their labels", async () => {
    show();
    const sliders = screen.getAllByRole("slider");
    expect(screen.getByRole("checkbox", { name: "AI Decides" })).toBeChecked();
    for (const slider of sliders) expect(slider).toBeDisabled();
    await userEvent.click(screen.getByRole("checkbox", { name: "AI Decides" }));
    for (const slider of sliders) expect(slider).toBeEnabled();
    expect(screen.getByRole("slider", { name: "Emoji" })).toHaveAttribute(
      "aria-valuetext",
      "Moderate, 4–5 per caption",
    );
    expect(screen.getByRole("slider", { name: "Hashtags" })).toHaveAttribute(
      "aria-valuetext",
      "Several, 3–4 per caption",
    );
  });

  it("Reset restores levels, AI Decides and platform, keeps the keyword and says so", async () => {
    show();
    await userEvent.type(keyword(), "snow");
    await userEvent.click(screen.getByRole("radio", { name: "TikTok" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "AI Decides" }));
    await press("Reset");
    expect(screen.getByRole("radio", { name: "General" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "AI Decides" })).toBeChecked();
    expect(keyword()).toHaveValue("snow");
    expect(toastText()).toHaveTextContent("Settings Reset");
  });
});

it("says where a slider goes against the person's own style", async () => {
  show({ "GET /api/user-tone": () => jsonResponse({ tone: "no hashtags, please", off: [] }) });
  await userEvent.click(screen.getByLabelText("AI Decides"));
  expect(
    await screen.findByText(
      "Your caption style says no hashtags; the slider asks for 3–4 per caption. The slider wins.",
    ),
  ).toBeVisible();
});
