import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { fakeApi, jsonResponse } from "@/testing/fake-api.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

const message = "Please enter the code from your authenticator app.";
const asks = () => jsonResponse({ message, code: "validation_failed", details: { fields: { code: message } } }, 400);

it("keeps the link and asks for the code when the account has an authenticator app", async () => {
  const responses = [asks(), jsonResponse({ message: "Your password has been reset." })];
  const requests = fakeApi({ "POST /api/reset-password": () => responses.shift()! });
  const [onDone, onFailed] = [vi.fn(), vi.fn()];
  render(<NewPasswordForm token="t" onDone={onDone} onFailed={onFailed} />);
  await userEvent.type(screen.getByLabelText("New password"), "Secret-22");
  await userEvent.type(screen.getByLabelText("Confirm new password"), "Secret-22");
  await userEvent.click(screen.getByRole("button", { name: "Reset password" }));
  await userEvent.type(await screen.findByLabelText("Code"), "123456");
  await userEvent.click(screen.getByRole("button", { name: "Reset password" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(onFailed).not.toHaveBeenCalled();
  expect(requests.map(({ json }) => json)).toEqual([
    { token: "t", newPassword: "Secret-22" },
    { token: "t", newPassword: "Secret-22", code: "123456" },
  ]);
});
