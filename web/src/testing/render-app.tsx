import { render, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { App } from "@/app/app.tsx";
import { refreshUser } from "@/lib/session.ts";

/** The whole page at a path, started as main.tsx does. The network must be replaced first. */
export function renderApp(path: string): RenderResult & { user: UserEvent } {
  window.history.replaceState(null, "", path);
  void refreshUser();
  const user = userEvent.setup();
  return {
    user,
    ...render(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    ),
  };
}
