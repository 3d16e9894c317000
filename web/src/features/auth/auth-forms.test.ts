import { describe, expect, it } from "vitest";
import { loginForm, newPasswordForm, signUpForm } from "./auth-forms.ts";

const messages = (parsed: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));

describe("the forms' rules", () => {
  it("report all problems of an empty sign-up at once", () => {
    expect(
      messages(
        signUpForm.safeParse({
          username: "ab",
          email: "no",
          password: "12345",
          confirmPassword: "1234",
          termsAccepted: false,
        }),
      ),
    ).toEqual({
      username: "Username must be at least 3 characters",
      email: "Please enter a valid email address",
      password: "Password must be at least 6 characters",
      confirmPassword: "Passwords do not match",
      termsAccepted: "You must accept the terms and conditions to continue",
    });
  });

  it("accept a login without a username", () => {
    expect(loginForm.safeParse({ email: "a@b.co", password: "123456", termsAccepted: true }).success).toBe(true);
  });

  it.each([
    ["Abcdef1", "Password must be at least 8 characters"],
    ["abcdefg1", "Password must contain at least one uppercase letter"],
    ["Abcdefgh", "Password must contain at least one number"],
  ])("refuse %s as a new password", (newPassword, message) => {
    expect(messages(newPasswordForm.safeParse({ newPassword, confirmPassword: newPassword, code: "" }))).toEqual({
      newPassword: message,
    });
  });

  it("compare the new password with its confirmation", () => {
    expect(
      messages(newPasswordForm.safeParse({ newPassword: "Abcdefg1", confirmPassword: "Abcdefg2", code: "" })),
    ).toEqual({
      confirmPassword: "Passwords do not match",
    });
  });
});
