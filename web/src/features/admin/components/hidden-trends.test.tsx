import { pathAfterOwnChange } from "@/lib/own-changes.ts";
import { jsonResponse } from "@/testing/fake-api.ts";
import { afterEach, expect, it } from "vitest";
import { down, resetPanelState, openPanel, findToast } from "./open-panel.testing.tsx";

const path = "/api/admin/hidden-trends";
const hidden = (id: string, entry: string) => ({ id, kind: "hashtag", entry, createdAt: "2026-11-20T08:00:00.000Z" });

afterEach(resetPanelState);

it("lists the hidden trends, and says if there are none", async () => {
  const { panel } = await openPanel({}, "Settings");
  expect(await panel.findByText("Nothing is hidden.")).toBeVisible();
});

it("hides the entered trend and lists it", async () => {
  const entries = [hidden("1", "#spam")];
  const { user, panel, requests } = await openPanel(
    {
      [`GET ${path}`]: () => jsonResponse(entries),
      [`POST ${path}`]: () => {
        entries.unshift(hidden("2", "#junk"));
        return jsonResponse(entries[0], 201);
      },
    },
    "Settings",
  );
  await user.type(await panel.findByLabelText("Hashtag or emoji"), "#Junk");
  await user.click(panel.getByRole("button", { name: "Hide" }));
  await findToast("Hidden from Trending / #junk");
  expect(await panel.findByText("#junk")).toBeVisible();
  expect(panel.getByLabelText("Hashtag or emoji")).toHaveValue("");
  expect(requests.find(({ method }) => method === "POST")?.json).toEqual({ entry: "#Junk" });
  expect(pathAfterOwnChange("/api/trending"), "the next trends are read past every memory").toContain("?fresh=");
});

it("sends nothing for an empty entry, and keeps the text if hiding fails", async () => {
  const { user, panel, count } = await openPanel({ [`POST ${path}`]: down }, "Settings");
  await user.click(await panel.findByRole("button", { name: "Hide" }));
  expect(panel.getByText("Please enter one hashtag or one emoji.")).toBeVisible();
  expect(count(`POST ${path}`)).toBe(0);
  await user.type(panel.getByLabelText("Hashtag or emoji"), "#spam");
  await user.click(panel.getByRole("button", { name: "Hide" }));
  await findToast("Could not hide this entry / The server is resting.");
  expect(panel.getByLabelText("Hashtag or emoji")).toHaveValue("#spam");
});

it("says how long a hashtag can be, and removes the message when the text changes", async () => {
  const { user, panel, count } = await openPanel({}, "Settings");
  await user.type(await panel.findByLabelText("Hashtag or emoji"), `#${"a".repeat(51)}`);
  await user.click(panel.getByRole("button", { name: "Hide" }));
  expect(panel.getByText("A hashtag can have up to 50 characters.")).toBeVisible();
  expect(panel.getByLabelText("Hashtag or emoji")).toHaveFocus();
  expect(count(`POST ${path}`)).toBe(0);
  await user.keyboard("{Backspace}");
  expect(panel.queryByText("A hashtag can have up to 50 characters.")).toBeNull();
});

it("can show an entry again", async () => {
  const entries = [hidden("1", "#spam")];
  const { user, panel } = await openPanel(
    {
      [`GET ${path}`]: () => jsonResponse(entries),
      [`DELETE ${path}/1`]: () => {
        entries.length = 0;
        return jsonResponse({ message: "It can be listed again from the next update on." });
      },
    },
    "Settings",
  );
  await user.click(await panel.findByRole("button", { name: "Show #spam again" }));
  await findToast("No longer hidden: #spam / It can be listed again from the next update on.");
  expect(await panel.findByText("Nothing is hidden.")).toBeVisible();
});
