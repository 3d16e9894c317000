import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { getUser, setUser, useSession } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { ProfileCard } from "./profile-card.tsx";

function Shown() {
  const session = useSession();
  return session.status === "signed-in" ? <ProfileCard user={session.user} /> : <p>Logged out</p>;
}

function show(routes: Record<string, FakeRoute> = {}) {
  const requests = fakeApi({ "GET /api/user": () => jsonResponse(fakeUser()), ...routes });
  setUser(fakeUser());
  render(
    <>
      <Shown />
      <ShowToasts />
    </>,
  );
  return {
    requests,
    sent: (method: string) =>
      requests.filter((request) => request.method === method).map(({ path, json }) => ({ path, json })),
  };
}

const username = () => screen.getByRole("textbox", { name: "Username" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const toast = () => screen.findByTestId("toast");
const wrongField = (field: string, message: string) =>
  jsonResponse({ message, code: "validation_failed", details: { fields: { [field]: message } } }, 400);

afterEach(() => {
  act(() => {
    setUser(null);
    dismissToast();
  });
});

describe("Update Username", () => {
  it("cannot be pressed while nothing has changed", async () => {
    show();
    expect(screen.getByRole("button", { name: "Update Username" })).toBeDisabled();
    await userEvent.type(username(), "x");
    expect(screen.getByRole("button", { name: "Update Username" })).toBeEnabled();
    await userEvent.type(username(), "{Backspace} ");
    expect(screen.getByRole("button", { name: "Update Username" })).toBeDisabled();
  });

  it("refuses a blank name with a message, without a request", async () => {
    const { sent } = show();
    await userEvent.clear(username());
    await userEvent.type(username(), "   ");
    await press("Update Username");
    expect(await screen.findByText("Username cannot be empty.")).toBeVisible();
    expect(username()).toHaveFocus();
    expect(sent("PUT")).toEqual([]);
  });

  it("sends the trimmed name, fetches the account again and shows a notification", async () => {
    let name = "mara";
    const { sent } = show({
      "GET /api/user": () => jsonResponse(fakeUser({ username: name })),
      "PUT /api/user/username": () => {
        name = "Mara K";
        return jsonResponse({ message: "Username updated" });
      },
    });
    await userEvent.clear(username());
    await userEvent.type(username(), " Mara K ");
    await press("Update Username");
    expect(await toast()).toHaveTextContent("Username updated");
    expect(sent("PUT")).toEqual([{ path: "/api/user/username", json: { username: "Mara K" } }]);
    expect(getUser()?.username).toBe("Mara K");
    expect(screen.getByRole("heading", { name: "Profile Settings" })).toHaveFocus();
    expect(screen.getByRole("button", { name: "Update Username" })).toBeDisabled();
  });

  it("shows the server's message at the field and in the notification", async () => {
    show({ "PUT /api/user/username": () => wrongField("username", "This username is already taken.") });
    await userEvent.type(username(), "2");
    await press("Update Username");
    expect(await toast()).toHaveTextContent("Failed to update username / This username is already taken.");
    expect(username()).toHaveAccessibleDescription(expect.stringContaining("This username is already taken."));
  });
});

describe("Change Password", () => {
  const fill = async (current: string, next: string, confirm: string) => {
    if (current) await userEvent.type(screen.getByLabelText("Current password"), current);
    if (next) await userEvent.type(screen.getByLabelText("New password"), next);
    if (confirm) await userEvent.type(screen.getByLabelText("Confirm new password"), confirm);
    await press("Update Password");
  };

  it("reports missing fields", async () => {
    const { sent } = show();
    await fill("", "", "");
    expect(await screen.findByText("Please enter your current password.")).toBeVisible();
    expect(screen.getByText("Please enter a new password.")).toBeVisible();
    expect(sent("PUT")).toEqual([]);
  });

  it("compares the confirmation with the new password", async () => {
    const { sent } = show();
    await fill("secret-1", "Secret-22", "Secret-23");
    expect(await screen.findByText("New password and confirmation don't match.")).toBeVisible();
    expect(sent("PUT")).toEqual([]);
  });

  it("sends only the current and the new password, and clears the form after a success", async () => {
    const { sent } = show({ "PUT /api/user/password": () => jsonResponse({ message: "Password updated" }) });
    await fill("secret-1", "Secret-22", "Secret-22");
    expect(await toast()).toHaveTextContent("Password updated");
    await waitFor(() => expect(screen.getByRole("heading", { name: "Change Password" })).toHaveFocus());
    expect(sent("PUT")).toEqual([
      { path: "/api/user/password", json: { currentPassword: "secret-1", newPassword: "Secret-22" } },
    ]);
    expect(screen.getByLabelText("Current password")).toHaveValue("");
    expect(screen.getByLabelText("New password")).toHaveValue("");
  });

  it("sends a weak password, and shows the server's reason at its field", async () => {
    const reason = "Password must be at least 8 characters";
    const { sent } = show({ "PUT /api/user/password": () => wrongField("newPassword", reason) });
    await fill("secret-1", "weak", "weak");
    expect(await toast()).toHaveTextContent(`Failed to update password / ${reason}`);
    expect(sent("PUT")).toHaveLength(1);
    expect(screen.getByLabelText("New password")).toHaveAccessibleDescription(expect.stringContaining(reason));
  });

  it("reports a wrong current password at its field", async () => {
    show({ "PUT /api/user/password": () => wrongField("currentPassword", "The current password is not correct.") });
    await fill("wrong-one", "Secret-22", "Secret-22");
    expect(await toast()).toHaveTextContent("Failed to update password / The current password is not correct.");
    await waitFor(() => expect(screen.getByLabelText("Current password")).toHaveFocus());
  });
});

describe("Change Password of an account with an authenticator app", () => {
  it("shows a field for the code when the server asks, and sends it", async () => {
    const responses = [
      wrongField("code", "Please enter the code from your authenticator app."),
      jsonResponse({ message: "Password updated" }),
    ];
    const { sent } = show({ "PUT /api/user/password": () => responses.shift()! });
    expect(screen.queryByLabelText("Code")).toBeNull();
    await userEvent.type(screen.getByLabelText("Current password"), "secret-1");
    await userEvent.type(screen.getByLabelText("New password"), "Secret-22");
    await userEvent.type(screen.getByLabelText("Confirm new password"), "Secret-22");
    await press("Update Password");
    const code = await screen.findByLabelText("Code");
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAccessibleDescription("Please enter the code from your authenticator app.");
    await userEvent.type(code, "123456");
    await press("Update Password");
    await waitFor(() => expect(screen.queryByLabelText("Code")).toBeNull());
    const passwords = { currentPassword: "secret-1", newPassword: "Secret-22" };
    expect(sent("PUT").map(({ json }) => json)).toEqual([passwords, { ...passwords, code: "123456" }]);
  });
});

describe("Delete Account", () => {
  const openDialog = async () => {
    await press("Delete Account");
    return within(await screen.findByRole("alertdialog"));
  };

  it("requires the word and the password", async () => {
    const { sent } = show();
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText("Type DELETE to confirm"), "delete");
    await userEvent.click(dialog.getByRole("button", { name: "Delete Account" }));
    expect(await dialog.findByText('Please type "DELETE" to confirm account deletion.')).toBeVisible();
    expect(dialog.getByText("Please enter your password to confirm account deletion.")).toBeVisible();
    expect(sent("DELETE")).toEqual([]);
  });

  it("deletes the account, and the notification stays after the silent logout", async () => {
    const { sent } = show({
      "DELETE /api/user": () => jsonResponse({ message: "Account deleted" }),
      "POST /api/logout": () => failure(401, "unauthorized", "Please log in."),
    });
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText("Type DELETE to confirm"), "DELETE");
    await userEvent.type(dialog.getByLabelText("Your password"), "secret-1");
    await userEvent.click(dialog.getByRole("button", { name: "Delete Account" }));
    expect(await screen.findByText("Logged out")).toBeVisible();
    expect(await toast()).toHaveTextContent("Account deleted");
    expect(sent("DELETE")).toEqual([{ path: "/api/user", json: { password: "secret-1" } }]);
  });

  it("closes on a failure and says why", async () => {
    show({
      "DELETE /api/user": () => wrongField("password", "The password is not correct. Your account was not deleted."),
    });
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText("Type DELETE to confirm"), "DELETE");
    await userEvent.type(dialog.getByLabelText("Your password"), "wrong-one");
    await userEvent.click(dialog.getByRole("button", { name: "Delete Account" }));
    expect(await toast()).toHaveTextContent(
      "Failed to delete account / The password is not correct. Your account was not deleted.",
    );
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(getUser()).not.toBeNull();
  });
});

it("shows the email address without letting it be changed", () => {
  show();
  expect(screen.getByLabelText("Email Address")).toHaveValue("mara@kite.example");
  expect(screen.getByLabelText("Email Address")).toHaveAttribute("readonly");
});
