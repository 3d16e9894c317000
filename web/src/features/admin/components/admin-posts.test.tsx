import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { failure, jsonResponse } from "@/testing/fake-api.ts";
import { localMoment } from "../local-time.ts";
import { fakePost } from "./fake-post.testing.ts";
import { findToast, openPanel, resetPanelState, social } from "./open-panel.testing.tsx";

const listed = (stored: object) => ({ [`GET ${social}/posts`]: () => jsonResponse([stored]) });

afterEach(resetPanelState);

describe("a written post", () => {
  it("can be read in full", async () => {
    const content = `${"The wind carries. ".repeat(12)}The end.`;
    const { user, panel } = await openPanel(listed(fakePost({ content })), "Social");
    const more = await panel.findByRole("button", { name: "Show more", expanded: false });
    expect(panel.queryByText(/The end/)).toBeNull();
    await user.click(more);
    expect(panel.getByText(/The end/)).toBeVisible();
    await user.click(panel.getByRole("button", { name: "Show less", expanded: true }));
    expect(panel.queryByText(/The end/)).toBeNull();
  });

  it("can be edited, with everything it has", async () => {
    const { user, panel, requests } = await openPanel(
      { ...listed(fakePost()), [`PUT ${social}/posts/7`]: () => jsonResponse(fakePost()) },
      "Social",
    );
    await user.click(await panel.findByRole("button", { name: "Edit" }));
    const dialog = within(screen.getByRole("dialog", { name: "Edit Social Media Post" }));
    expect(dialog.getByLabelText("Hashtags")).toHaveValue("#wind");
    expect(dialog.queryByLabelText("Write the content with AI")).toBeNull();
    await user.type(dialog.getByLabelText("Content"), " fly");
    await user.type(dialog.getByLabelText("Hashtags"), " #bay");
    await user.click(dialog.getByRole("button", { name: "Save changes" }));
    await findToast("Post Updated");
    expect(requests.find(({ method }) => method === "PUT")?.json).toEqual({
      platform: "instagram",
      content: "Kites fly",
      hashtags: ["wind", "bay"],
      scheduledFor: "2099-01-01T08:00:00.000Z",
    });
    expect(screen.queryByRole("dialog", { name: "Edit Social Media Post" })).toBeNull();
  });

  it("that is due keeps its time without a question", async () => {
    const due = fakePost({ scheduledFor: "2026-01-01T08:00:30.000Z", isDue: true });
    const { user, panel, requests } = await openPanel(
      { ...listed(due), [`PUT ${social}/posts/7`]: () => jsonResponse(due) },
      "Social",
    );
    await user.click(await panel.findByRole("button", { name: "Edit" }));
    const dialog = within(screen.getByRole("dialog", { name: "Edit Social Media Post" }));
    await user.type(dialog.getByLabelText("Content"), "!");
    await user.click(dialog.getByRole("button", { name: "Save changes" }));
    await findToast("Post Updated");
    expect(requests.find(({ method }) => method === "PUT")?.json).toMatchObject({ scheduledFor: due.scheduledFor });
  });

  it("that was posted meanwhile closes the dialog and says so", async () => {
    const { user, panel } = await openPanel(
      {
        ...listed(fakePost()),
        [`PUT ${social}/posts/7`]: () => failure(409, "post_already_posted", "This post is marked as posted."),
      },
      "Social",
    );
    await user.click(await panel.findByRole("button", { name: "Edit" }));
    const dialog = within(screen.getByRole("dialog", { name: "Edit Social Media Post" }));
    await user.type(dialog.getByLabelText("Content"), "!");
    await user.click(dialog.getByRole("button", { name: "Save changes" }));
    await findToast("Failed to Update Post / This post is marked as posted.");
    expect(screen.queryByRole("dialog", { name: "Edit Social Media Post" })).toBeNull();
  });

  it("that is posted cannot be edited", async () => {
    const { panel } = await openPanel(listed(fakePost({ isPosted: true })), "Social");
    await panel.findByText("Posted");
    expect(panel.queryByRole("button", { name: "Edit" })).toBeNull();
  });
});

describe("a time in the past", () => {
  it("is asked about, can be changed, and can be meant", async () => {
    const { user, panel, count } = await openPanel(
      { [`POST ${social}/posts`]: () => jsonResponse(fakePost({ isDue: true }), 201) },
      "Social",
    );
    await user.selectOptions(panel.getByLabelText("Platform"), "instagram");
    await user.type(panel.getByLabelText("Date and time"), "2020-01-01T09:00");
    await user.type(panel.getByLabelText("Content"), "Kites");
    await user.click(panel.getByRole("button", { name: "Schedule post" }));
    const question = await screen.findByRole("alertdialog", { name: "This time has passed" });
    expect(question).toHaveTextContent(localMoment(new Date(2020, 0, 1, 9).toISOString()));
    await user.click(within(question).getByRole("button", { name: "Change the time" }));
    expect(count(`POST ${social}/posts`)).toBe(0);
    await waitFor(() => {
      expect(screen.queryByRole("alertdialog")).toBeNull();
    });
    await user.click(panel.getByRole("button", { name: "Schedule post" }));
    await user.click(await screen.findByRole("button", { name: "Use this time" }));
    await findToast("Post Created / Scheduled for Jan 1, 2099");
    expect(count(`POST ${social}/posts`)).toBe(1);
  });
});
