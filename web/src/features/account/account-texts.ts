import { newPasswordLengthMin } from "@contract/limits.ts";

/** Every text of this feature beside the contract's messages. Titles of failures: product specification, section 8. */
export const accountTexts = {
  profile: "Profile Settings",
  profileIntro: "Your name here, your password and your email address.",
  username: "Username",
  updateUsername: "Update Username",
  usernameFailed: "Failed to update username",
  changePassword: "Change Password",
  currentPassword: "Current password",
  newPassword: "New password",
  newPasswordHint: `At least ${newPasswordLengthMin} characters, with an uppercase letter and a number.`,
  confirmPassword: "Confirm new password",
  updatePassword: "Update Password",
  passwordFailed: "Failed to update password",
  email: "Email Address",
  emailHint: "You sign in with this address. It cannot be changed here.",
  dangerTitle: "Delete Account",
  dangerText: "Removes your account, captions, caption style and files for good, and ends a running subscription.",
  deletionQuestion: "Delete your account?",
  deletionText: "Everything that belongs to it is removed at once and cannot be brought back.",
  deletionWordLabel: "Type DELETE to confirm",
  deletionPasswordLabel: "Your password",
  keepAccount: "Keep account",
  deletionFailed: "Failed to delete account",
} as const;
