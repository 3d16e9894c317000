import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { jsonResponse } from "@/testing/fake-api.ts";
import { down, resetPanelState, openPanel, findToast } from "./open-panel.testing.tsx";

const code = (id: string, change: object = {}) => ({
  id,
  code: `KITE-${id}`,
  expiryDate: "2099-01-01T12:00:00.000Z",
  isActive: false,
  isExpired: false,
  email: null,
  reservedFor: null,
  createdAt: "2026-11-20T08:00:00.000Z",
  ...change,
});

afterEach(resetPanelState);

describe("codes", () => {
  it("show their number, their state and who used them", async () => {
    const { panel } = await openPanel({
      "GET /api/admin/promo-codes": () =>
        jsonResponse([code("1", { isActive: true, email: "mara@kite.example" }), code("2")]),
    });
    expect(await panel.findByText("2 code(s) available")).toBeVisible();
    expect(panel.getByText("Active")).toBeVisible();
    expect(panel.getByText("Unused")).toBeVisible();
    expect(panel.getByText("Used by mara@kite.example")).toBeVisible();
    expect(panel.getAllByText("Expires Jan 1, 2099")).toHaveLength(2);
  });

  it("are reported as none if there are none", async () => {
    const { panel } = await openPanel();
    expect(await panel.findByText("No promo codes found")).toBeVisible();
  });

  it("are not created without a code or days, and the form keeps its values if creating fails", async () => {
    const { user, panel, count } = await openPanel({ "POST /api/admin/promo-codes": down });
    await user.click(panel.getByRole("button", { name: "Create code" }));
    await findToast("Missing Information / Please enter a valid promo code.");
    await user.type(panel.getByLabelText("Code"), "KITE-9");
    expect(panel.getByLabelText("Duration in days")).toHaveValue(30);
    await user.type(panel.getByLabelText("Code"), " X");
    await user.click(panel.getByRole("button", { name: "Create code" }));
    await findToast("Invalid Code / A promo code has 3 to 64 letters, digits, hyphens or underscores.");
    await user.clear(panel.getByLabelText("Code"));
    await user.type(panel.getByLabelText("Code"), "KITE-9");
    await user.clear(panel.getByLabelText("Duration in days"));
    await user.click(panel.getByRole("button", { name: "Create code" }));
    await findToast("Invalid Duration / Please enter a valid number of days.");
    expect(count("POST /api/admin/promo-codes")).toBe(0);
    await user.type(panel.getByLabelText("Duration in days"), "5");
    await user.click(panel.getByRole("button", { name: "Create code" }));
    await findToast("Failed to Create Promo Code / The server is resting.");
    expect(panel.getByLabelText("Code")).toHaveValue("KITE-9");
  });

  it("are deleted after a confirmation, and the row stays if that fails", async () => {
    const { user, panel } = await openPanel({
      "GET /api/admin/promo-codes": () => jsonResponse([code("1")]),
      "DELETE /api/admin/promo-codes/1": down,
    });
    await user.click(await panel.findByRole("button", { name: "Delete KITE-1" }));
    await user.click(
      within(screen.getByRole("alertdialog", { name: "Delete Promo Code" })).getByRole("button", {
        name: "Delete code",
      }),
    );
    await findToast("Failed to Delete Promo Code / The server is resting.");
    expect(panel.getByText("KITE-1")).toBeInTheDocument();
  });
});
