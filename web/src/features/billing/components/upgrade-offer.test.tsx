import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Dialog, DialogContent } from "@/components/ui/dialog.tsx";
import { fakeApi, jsonResponse } from "@/testing/fake-api.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The status is asked for once per page, so each test loads the modules anew. */
async function show(writer: "model" | "built-in"): Promise<void> {
  vi.resetModules();
  fakeApi({
    "GET /api/status": () =>
      jsonResponse({ writer, mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" }),
  });
  const { UpgradeOffer } = await import("./upgrade-offer.tsx");
  const { loadStatus } = await import("@/lib/status.ts");
  render(
    <Dialog open>
      <DialogContent>
        <UpgradeOffer />
      </DialogContent>
    </Dialog>,
  );
  await loadStatus();
}

it("promises higher-quality captions and image context where there is a model", async () => {
  await show("model");
  expect(await screen.findByText("Higher-quality captions")).toBeVisible();
  expect(screen.getByText("Image context")).toBeVisible();
});

it("does not promise them where the built-in writer writes for everybody", async () => {
  await show("built-in");
  expect(screen.getByText("5 variations each time instead of 3")).toBeVisible();
  expect(screen.queryByText(/Higher-quality captions|Image context/)).toBeNull();
});
