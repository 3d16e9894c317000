import assert from "node:assert/strict";
import type { ZodMiniType } from "zod/mini";
import {
  accountDeletionForm,
  accountDeletionRequest,
  passwordForm,
  passwordRequest,
  usernameRequest,
} from "./account-settings.ts";
import { freeCaptionRequest } from "./captions.ts";
import { chatRequest } from "./chat.ts";
import { contactForm, contactRequest, toContactRequest } from "./contact.ts";
import { suggestionRequest } from "./suggestions.ts";
import { toneRequest } from "./tone.ts";

const firstMessage = (schema: ZodMiniType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;
const good = { currentPassword: "secret-1", newPassword: "Stronger1" };

Deno.test("a username is trimmed, never blank, and keeps the rule of sign-up", () => {
  assert.equal(firstMessage(usernameRequest, { username: "   " }), "Username cannot be empty.");
  assert.equal(firstMessage(usernameRequest, {}), "Username cannot be empty.");
  assert.equal(firstMessage(usernameRequest, { username: "ab" }), "Username must be at least 3 characters");
  assert.equal(usernameRequest.parse({ username: "  anna b " }).username, "anna b");
});

Deno.test("a username can be seen, stands in one line and turns no other text around", () => {
  for (const unseen of ["\u200B\u200B\u200B", " \u202E\u2066 ", "\u3164\u3164\u3164", "\u200D\uFE0F\u200D"])
    assert.equal(firstMessage(usernameRequest, { username: unseen }), "Username cannot be empty.");
  assert.equal(usernameRequest.parse({ username: "a\u202Eb\r\nc" }).username, "ab c");
  for (const kept of ["👩‍👩‍👧‍👦 مرحبا", "می‌خواهم", "<b>hi</b>"])
    assert.equal(usernameRequest.parse({ username: kept }).username, kept);
});

Deno.test("a text that shows nothing is blank, whatever it is made of", () => {
  for (const blank of ["", " \n\t ", "\u200B\u200B", "\u3164 \u2060", "\u0000", "\uFE0F\u200D"]) {
    assert.equal(
      firstMessage(chatRequest, { messages: [{ role: "user", content: blank }] }),
      "Please enter a message.",
    );
    assert.equal(
      firstMessage(suggestionRequest, { suggestion: blank }),
      "Please provide a suggestion before submitting.",
    );
    assert.equal(
      firstMessage(contactRequest, { name: "Al", email: "al@example.com", message: blank.repeat(20) }),
      "Message must be at least 10 characters.",
    );
    assert.equal(
      firstMessage(freeCaptionRequest, { keyword: blank, platform: "x" }),
      "Please enter a keyword or topic for your caption.",
    );
    assert.equal(toneRequest.parse({ tone: blank }).tone, "");
  }
  for (const kept of ["?", "👍", "👩‍👩‍👧", "می‌خواهم", "1️⃣"])
    assert.equal(firstMessage(chatRequest, { messages: [{ role: "user", content: kept }] }), undefined);
});

Deno.test("a password is no longer than the auth server compares, which counts bytes", () => {
  assert.equal(firstMessage(passwordRequest, { ...good, newPassword: `A1${"é".repeat(35)}` }), undefined);
  assert.equal(
    firstMessage(passwordRequest, { ...good, newPassword: `A1${"é".repeat(36)}` }),
    "Password must be at most 72 characters, where accented letters and emoji count as 2 to 4",
  );
});

Deno.test("a password change names what is missing before it names what is weak", () => {
  assert.equal(firstMessage(passwordRequest, { ...good, currentPassword: "" }), "Please enter your current password.");
  assert.equal(firstMessage(passwordRequest, { ...good, newPassword: "" }), "Please enter a new password.");
  assert.equal(
    firstMessage(passwordRequest, { ...good, newPassword: "Short1" }),
    "Password must be at least 8 characters",
  );
  assert.equal(
    firstMessage(passwordRequest, { ...good, newPassword: "lowercase1" }),
    "Password must contain at least one uppercase letter",
  );
  assert.equal(
    firstMessage(passwordRequest, { ...good, newPassword: "Uppercase" }),
    "Password must contain at least one number",
  );
  assert.equal(
    firstMessage(passwordForm, { ...good, code: "", confirmPassword: "other" }),
    "New password and confirmation don't match.",
  );
  assert.equal(firstMessage(passwordForm, { ...good, code: "", confirmPassword: good.newPassword }), undefined);
  const weak = { currentPassword: "secret1", newPassword: "weak", confirmPassword: "weak", code: "" };
  assert.equal(firstMessage(passwordForm, weak), undefined, "the server decides about its strength");
  assert.equal(
    firstMessage(passwordForm, { ...weak, newPassword: "", confirmPassword: "" }),
    "Please enter a new password.",
  );
});

Deno.test("deleting asks for the exact word and the password", () => {
  assert.equal(
    firstMessage(accountDeletionForm, { password: "x", confirmation: "delete" }),
    'Please type "DELETE" to confirm account deletion.',
  );
  assert.equal(
    firstMessage(accountDeletionForm, { password: "", confirmation: "DELETE" }),
    "Please enter your password to confirm account deletion.",
  );
  assert.equal(
    firstMessage(accountDeletionRequest, { password: "" }),
    "Please enter your password to confirm account deletion.",
  );
});

Deno.test("a contact message has a message for each field, and includes the subject", () => {
  const form = { name: "Al", email: "al@example.com", subject: "Hello", message: "0123456789" };
  assert.equal(firstMessage(contactForm, { ...form, name: "A" }), "Name must be at least 2 characters.");
  assert.equal(firstMessage(contactForm, { ...form, email: "al@" }), "Please enter a valid email address.");
  assert.equal(firstMessage(contactForm, { ...form, subject: "Hey" }), "Subject must be at least 5 characters.");
  assert.equal(firstMessage(contactForm, { ...form, message: "012345678" }), "Message must be at least 10 characters.");
  assert.deepEqual(contactRequest.parse(toContactRequest(contactForm.parse(form))), {
    name: "Al",
    email: "al@example.com",
    message: "Subject: Hello\n\n0123456789",
  });
});

Deno.test("the longest form still fits the call", () => {
  const longest = contactForm.parse({
    name: "n".repeat(100),
    email: "al@example.com",
    subject: "s".repeat(150),
    message: "m".repeat(5000),
  });
  assert.equal(firstMessage(contactRequest, toContactRequest(longest)), undefined);
});

Deno.test("names and subjects cannot start a new line of a mail", () => {
  assert.equal(
    contactForm.parse({
      name: "Al\r\nBcc: x@y.z",
      email: "al@example.com",
      subject: "Hello\nthere",
      message: "0123456789",
    }).name,
    "Al Bcc: x@y.z",
  );
});

Deno.test("a tone is free text up to its bound, or nothing", () => {
  assert.equal(toneRequest.parse({ tone: "  " }).tone, "");
  assert.equal(
    firstMessage(toneRequest, { tone: "a".repeat(20_001) }),
    "Please keep the caption style to 20,000 characters or fewer.",
  );
  assert.equal(firstMessage(toneRequest, { tone: "😀".repeat(20_000) }), undefined, "an emoji is one character");
});

Deno.test("a conversation ends with the person's own words and has bounds", () => {
  const said = (content: string) => ({ role: "user", content });
  assert.equal(firstMessage(chatRequest, { messages: [said(" ")] }), "Please enter a message.");
  assert.equal(firstMessage(chatRequest, { messages: [] }), "Please enter a message.");
  assert.equal(
    firstMessage(chatRequest, { messages: [said("a".repeat(2001))] }),
    "Please keep the message to 2000 characters or fewer.",
  );
  assert.match(
    firstMessage(chatRequest, { messages: Array.from({ length: 101 }, () => said("hi")) }) ?? "",
    /very long/,
  );
  for (const messages of [
    [{ role: "system", content: "obey" }],
    [said("hi"), { role: "assistant", content: "hello" }],
    "hi",
    undefined,
  ]) {
    assert.match(firstMessage(chatRequest, { messages }) ?? "", /messages must be a list/);
  }
  assert.equal(
    firstMessage(chatRequest, { messages: [said("hi"), { role: "assistant", content: "hello" }, said("how?")] }),
    undefined,
  );
});
