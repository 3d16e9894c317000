/** The texts of this feature, except the contract's messages. */
export const contactTexts = {
  title: "Contact",
  intro: "A question, a problem, an idea: write to us and a person reads it.",
  promise: "We reply within 24 hours.",
  hints: [
    {
      title: "About your account",
      text: "Write from the address you signed up with, or name it, so that we find the account.",
    },
    { title: "About a caption", text: "Tell us the keyword and the platform, and what you had expected instead." },
    { title: "About a payment", text: "Never send card numbers. The date and the amount are enough." },
  ],
  sent: "Message Sent!",
  sentText: (email: string) => `Thank you. We reply to ${email} within 24 hours.`,
  again: "Send Another Message",
  failed: "Error",
  failedText: "There was a problem sending your message. Please try again.",
} as const;
