import { act, cleanup, configure, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { jsonResponse, fakeApi } from "@/testing/fake-api.ts";
import { setUser } from "@/lib/session.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { WriterNote } from "./writer-note.tsx";

configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });
const note = "Written without AI";

afterEach(() => {
  cleanup();
  setUser(null);
  vi.unstubAllGlobals();
});

it("goes by the writer of the last captions, and for administrators by the server's status before the first", async () => {
  fakeApi({
    "GET /api/status": () =>
      jsonResponse({ writer: "built-in", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" }),
  });
  const { rerender } = render(<WriterNote lastWriter={null} />);
  expect(screen.queryByText(note)).toBeNull();
  act(() => {
    setUser(fakeUser({ isAdmin: true }));
  });
  expect(await screen.findByText(/^Built-in writer/)).toBeVisible();
  act(() => {
    setUser(null);
  });
  rerender(<WriterNote lastWriter="model" />);
  expect(screen.queryByText(note)).toBeNull();
  rerender(<WriterNote lastWriter="built-in" />);
  expect(screen.getByText(note)).toBeVisible();
});

it("names the variable to administrators only", () => {
  fakeApi({ "GET /api/status": () => jsonResponse({}, 503) });
  setUser(fakeUser());
  const { rerender } = render(<WriterNote lastWriter="built-in" />);
  expect(screen.queryByText(/OPENAI_API_KEY/)).toBeNull();
  setUser(fakeUser({ isAdmin: true }));
  rerender(<WriterNote lastWriter="built-in" />);
  expect(screen.getByText("Built-in writer: set OPENAI_API_KEY for AI captions")).toBeVisible();
});
