import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { PromoFlow } from "./promo-flow.tsx";

function show(apply: FakeRoute) {
  const requests = fakeApi({ "POST /api/apply-promo-code": apply });
  render(
    <MemoryRouter initialEntries={["/promo-code"]}>
      <Routes>
        <Route
          path="*"
          element={
            <>
              <PromoFlow />
              <ShowToasts />
            </>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
  return requests;
}
const send = () => userEvent.click(screen.getByRole("button", { name: "Apply code" }));

afterEach(() => {
  act(() => {
    setUser(null);
    dismissToast();
  });
});

it("names what is missing at its field", async () => {
  const requests = show(() => jsonResponse({ message: "no" }));
  await send();
  expect(await screen.findByText("Please enter your email address")).toBeVisible();
  expect(screen.getByText("Please enter your promotional code")).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(requests).toEqual([]);
});

it("applies the code for the address and asks to log in", async () => {
  const requests = show(() =>
    jsonResponse({ message: "Promotion code applied successfully. Please login to access premium features." }),
  );
  await userEvent.type(screen.getByLabelText("Email"), " Mara@Kite.example ");
  await userEvent.type(screen.getByLabelText("Your promo code"), " KITE-10 ");
  await send();
  expect(
    await screen.findByText("Promotion code applied successfully. Please login to access premium features."),
  ).toBeVisible();
  expect(requests[0]?.json).toEqual({ email: "mara@kite.example", promoCode: "KITE-10" });
  expect(screen.getByRole("heading", { name: "Code applied" })).toHaveFocus();
  expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/auth");
});

it("says why not, at the code and as a notification", async () => {
  show(() =>
    jsonResponse(
      {
        message: "This promo code is not valid.",
        code: "promo_code_not_valid",
        details: { fields: { promoCode: "This promo code is not valid." } },
      },
      400,
    ),
  );
  await userEvent.type(screen.getByLabelText("Email"), fakeUser().email);
  await userEvent.type(screen.getByLabelText("Your promo code"), "NOPE");
  await send();
  await waitFor(() => {
    expect(screen.getByTestId("toast")).toHaveTextContent("Failed to apply code / This promo code is not valid.");
  });
  expect(screen.getByLabelText("Your promo code")).toHaveAccessibleDescription("This promo code is not valid.");
});

it("keeps the form when too many were tried", async () => {
  show(() => failure(429, "rate_limited", "Too many attempts. Please try again later."));
  await userEvent.type(screen.getByLabelText("Email"), fakeUser().email);
  await userEvent.type(screen.getByLabelText("Your promo code"), "NOPE");
  await send();
  await waitFor(() => {
    expect(screen.getByTestId("toast")).toHaveTextContent("Failed to apply code / Too many attempts.");
  });
});
