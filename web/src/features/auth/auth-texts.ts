/** The texts of the notifications of this feature, and of what replaces the sign-up form. */
export const authTexts = {
  loginFailed: "Login failed",
  registrationFailed: "Registration failed",
  registered: "Your account has been created!",
  welcomeBack: (username: string) => `Welcome back, ${username}!`,
  forgotFailed: "Failed to send reset instructions",
  resetFailed: "Failed to reset password",
  confirmAddress: "Check your email",
  confirmationSentTo: "Your account has been created. We have sent a link to",
  confirmationNext: "Open it to confirm your address and sign in. Look into the spam folder as well.",
  goToLogin: "Go to login",
  otherAddress: "Use another address",
  emailConfirmed: "Your email address is confirmed",
  passwordUpdated: "Password updated",
  socialFailed: "Sign-in failed",
  tryAgain: "Something went wrong. Please try again.",
} as const;
