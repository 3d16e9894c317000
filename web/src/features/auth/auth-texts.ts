/** The texts of the notifications of this feature. */
export const authTexts = {
  loginFailed: "Login failed",
  registrationFailed: "Registration failed",
  registered: "Your account has been created!",
  welcomeBack: (username: string) => `Welcome back, ${username}!`,
  forgotFailed: "Failed to send reset instructions",
  resetFailed: "Failed to reset password",
  confirmAddress: "Check your email",
  emailConfirmed: "Your email address is confirmed",
  passwordUpdated: "Password updated",
  socialFailed: "Sign-in failed",
  tryAgain: "Something went wrong. Please try again.",
} as const;
