import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { failure, jsonResponse } from "@/testing/fake-api.ts";
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

  it("are edited while nobody has used them, with their days prefilled and their end in sight", async () => {
    const unused = code("1", { createdAt: "2099-01-01T12:00:00.000Z", expiryDate: "2099-01-31T12:00:00.000Z" });
    const { user, panel, requests } = await openPanel({
      "GET /api/admin/promo-codes": () => jsonResponse([unused]),
      "PUT /api/admin/promo-codes/1": () => jsonResponse({ ...unused, code: "KITE-NEW" }),
    });
    await user.click(await panel.findByRole("button", { name: "Edit KITE-1" }));
    const dialog = within(screen.getByRole("dialog", { name: "Edit Promo Code" }));
    expect(dialog.getByLabelText("Duration in days")).toHaveValue(30);
    expect(dialog.getByText("It will expire on Jan 31, 2099.")).toBeVisible();
    await user.clear(dialog.getByLabelText("Duration in days"));
    await user.type(dialog.getByLabelText("Duration in days"), "7");
    expect(dialog.getByText("It will expire on Jan 8, 2099.")).toBeVisible();
    await user.clear(dialog.getByLabelText("Code"));
    await user.type(dialog.getByLabelText("Code"), "kite-new");
    await user.click(dialog.getByRole("button", { name: "Save changes" }));
    await findToast("Promo Code Updated / KITE-NEW");
    expect(requests.find(({ method }) => method === "PUT")?.json).toEqual({ code: "KITE-NEW", days: 7 });
    expect(screen.queryByRole("dialog", { name: "Edit Promo Code" })).toBeNull();
  });

  it("say that an edited end has passed already", async () => {
    const old = code("1", { createdAt: "2026-01-01T12:00:00.000Z", expiryDate: "2099-01-01T12:00:00.000Z" });
    const { user, panel } = await openPanel({ "GET /api/admin/promo-codes": () => jsonResponse([old]) });
    await user.click(await panel.findByRole("button", { name: "Edit KITE-1" }));
    const dialog = within(screen.getByRole("dialog", { name: "Edit Promo Code" }));
    await user.clear(dialog.getByLabelText("Duration in days"));
    await user.type(dialog.getByLabelText("Duration in days"), "2");
    expect(dialog.getByText(/it expired on Jan 3, 2026 already/)).toBeVisible();
  });

  it("cannot be edited once somebody has used them or waits for them", async () => {
    const { panel } = await openPanel({
      "GET /api/admin/promo-codes": () =>
        jsonResponse([code("1", { isActive: true }), code("2", { reservedFor: "mara@kite.example" })]),
    });
    await panel.findByText("KITE-2");
    expect(panel.queryByRole("button", { name: /^Edit / })).toBeNull();
  });

  it("that are used while they are edited close the dialog, say so, and are fetched again", async () => {
    let used = false;
    const { user, panel } = await openPanel({
      "GET /api/admin/promo-codes": () =>
        jsonResponse([
          code("1", { createdAt: "2098-12-02T12:00:00.000Z", isActive: used, email: used ? "a@b.co" : null }),
        ]),
      "PUT /api/admin/promo-codes/1": () => {
        used = true;
        return failure(409, "promo_code_used", "Somebody has used this promo code in the meantime.");
      },
    });
    await user.click(await panel.findByRole("button", { name: "Edit KITE-1" }));
    const dialog = within(screen.getByRole("dialog", { name: "Edit Promo Code" }));
    await user.type(dialog.getByLabelText("Code"), "X");
    await user.click(dialog.getByRole("button", { name: "Save changes" }));
    await findToast("Failed to Update Promo Code / Somebody has used this promo code in the meantime.");
    expect(await panel.findByText("Used by a@b.co")).toBeVisible();
    expect(screen.queryByRole("dialog", { name: "Edit Promo Code" })).toBeNull();
  });
});
