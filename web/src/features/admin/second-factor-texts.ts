/** The texts of the second factor, except the contract's messages. */
export const secondFactorTexts = {
  enrollTitle: "Set up two-factor sign-in",
  enrollIntro:
    "Administrators confirm their sign-in with a code from an authenticator app. Install one on your phone first, for example Google Authenticator, Microsoft Authenticator or Aegis; many password managers can show the codes as well.",
  begin: "Set up an app",
  beginFailed: "Failed to set up the app",
  scan: "Scan this code with the app, then enter the six digits that it shows.",
  qrCode: "QR code for your authenticator app",
  secret: "Cannot scan? Enter this key in the app",
  verifyTitle: "Confirm your sign-in",
  verifyIntro: "Enter the six digits that your authenticator app shows for Caption Kite.",
  submit: "Confirm",
  verifyFailed: "Failed to confirm the code",
  lost: "Lost your phone? Ask the operator of this site to remove the app from your account.",
  onTitle: "Two-factor sign-in is on",
  onText: "To use another phone, remove the app. You are signed out and set up the new one when you log in again.",
  remove: "Remove authenticator app",
  removeFailed: "Failed to remove the app",
} as const;
