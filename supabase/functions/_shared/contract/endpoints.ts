import type { ZodMiniType } from "zod/mini";
import { forgotPasswordRequest, loginRequest, ok, registerRequest, resetPasswordRequest, sessionRequest, user, verifyResetTokenRequest } from "./accounts.ts";
import { captionRequest, captionResult, freeCaptionRequest, freeCaptionResult } from "./captions.ts";
import { historyPage } from "./history.ts";
import { status } from "./product.ts";
import { suggestionRequest } from "./suggestions.ts";

export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/api/${string}`;
  summary: string;
  session: boolean;
  /** Body encoding; multipart carries an optional file `image` beside the request's fields. */
  encoding?: "json" | "multipart";
  request?: ZodMiniType;
  response: ZodMiniType;
}

/** Every documented call. The OpenAPI document and the call-table test are made from it. */
export const endpoints = {
  getStatus: { method: "GET", path: "/api/status", summary: "Which writer and mail are in use", session: false, response: status },
  getUser: { method: "GET", path: "/api/user", summary: "The signed-in person", session: true, response: user },
  login: { method: "POST", path: "/api/login", summary: "Sign in", session: false, encoding: "json", request: loginRequest, response: user },
  register: { method: "POST", path: "/api/register", summary: "Sign up", session: false, encoding: "json", request: registerRequest, response: user },
  createSession: { method: "POST", path: "/api/session", summary: "Take over a session from a social sign-in", session: false, encoding: "json", request: sessionRequest, response: user },
  logout: { method: "POST", path: "/api/logout", summary: "Sign out", session: false, response: ok },
  forgotPassword: { method: "POST", path: "/api/forgot-password", summary: "Send reset instructions", session: false, encoding: "json", request: forgotPasswordRequest, response: ok },
  verifyResetToken: { method: "POST", path: "/api/verify-reset-token", summary: "Check a reset link", session: false, encoding: "json", request: verifyResetTokenRequest, response: ok },
  resetPassword: { method: "POST", path: "/api/reset-password", summary: "Set a new password", session: false, encoding: "json", request: resetPasswordRequest, response: ok },
  generateCaption: { method: "POST", path: "/api/generate-caption", summary: "Write captions", session: true, encoding: "multipart", request: captionRequest, response: captionResult },
  generateFreeCaption: { method: "POST", path: "/api/generate-free-caption", summary: "Write a visitor's free caption", session: false, encoding: "json", request: freeCaptionRequest, response: freeCaptionResult },
  listHistory: { method: "GET", path: "/api/caption-history", summary: "The person's captions, newest first", session: true, response: historyPage },
  clearHistory: { method: "DELETE", path: "/api/caption-history", summary: "Delete the person's captions", session: true, response: ok },
  createSuggestion: { method: "POST", path: "/api/suggestion", summary: "Send an improvement suggestion", session: true, encoding: "json", request: suggestionRequest, response: ok },
} as const satisfies Record<string, Endpoint>;
