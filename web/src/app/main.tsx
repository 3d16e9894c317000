import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { refreshUser } from "@/lib/session.ts";
import "../styles/index.css";
import { App } from "./app.tsx";

// Asked for before the first render, so that the answer and the page's parts travel together.
void refreshUser();

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
