import { act } from "@testing-library/react";
import { useState, type FormEvent } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { repeatEarlyPresses, reportEarlyInput } from "./early-input.ts";

const submitted = vi.fn<(values: unknown) => void>();

function Form() {
  const [values, setValues] = useState({ email: "", text: "", accepted: false, platform: "general" });
  const [renders, setRenders] = useState(0);
  const set = (change: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...change }));
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    submitted(values);
  }
  return (
    <form onSubmit={submit} aria-label="Form">
      <input name="email" value={values.email} onChange={(event) => set({ email: event.currentTarget.value })} />
      <textarea name="text" value={values.text} onChange={(event) => set({ text: event.currentTarget.value })} />
      <input
        name="accepted"
        type="checkbox"
        checked={values.accepted}
        onChange={(event) => set({ accepted: event.currentTarget.checked })}
      />
      <select
        name="platform"
        value={values.platform}
        onChange={(event) => set({ platform: event.currentTarget.value })}
      >
        <option value="general">General</option>
        <option value="x">X</option>
      </select>
      <button type="button" onClick={() => setRenders(renders + 1)}>
        Render again
      </button>
    </form>
  );
}

/** Prerendered markup, what a person does to it, and the take-over by React. */
function takeOver(use: (form: HTMLFormElement) => void): HTMLFormElement {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  const form = root.querySelector("form")!;
  use(form);
  act(() => {
    hydrateRoot(root, <Form />);
  });
  act(() => {
    reportEarlyInput(root);
  });
  return form;
}

const named = <Control,>(form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control;
const enter = (form: HTMLFormElement) => {
  named<HTMLInputElement>(form, "email").value = "ida@kite.example";
  named<HTMLTextAreaElement>(form, "text").value = "Hello";
  named<HTMLInputElement>(form, "accepted").checked = true;
  named<HTMLSelectElement>(form, "platform").value = "x";
};

afterEach(() => {
  submitted.mockClear();
  document.body.replaceChildren();
});

it("keeps what was entered before the page took over, also when it renders again", () => {
  const form = takeOver(enter);
  act(() => {
    form.querySelector("button")!.click();
  });
  expect(Object.fromEntries(new FormData(form))).toEqual({
    email: "ida@kite.example",
    text: "Hello",
    accepted: "on",
    platform: "x",
  });
  act(() => {
    form.requestSubmit();
  });
  expect(submitted).toHaveBeenCalledWith({ email: "ida@kite.example", text: "Hello", accepted: true, platform: "x" });
});

it("keeps the focus, and reports nothing where nothing was entered", () => {
  const form = takeOver((before) => {
    document.body.append(before.parentElement!);
    named<HTMLInputElement>(before, "email").focus();
  });
  expect(document.activeElement).toBe(named(form, "email"));
  act(() => {
    form.requestSubmit();
  });
  expect(submitted).toHaveBeenCalledWith({ email: "", text: "", accepted: false, platform: "general" });
});

it("submits a form that was submitted too early, with what was entered", async () => {
  takeOver((before) => {
    enter(before);
    document.earlyForm = before;
  });
  repeatEarlyPresses();
  await vi.waitFor(() => {
    expect(submitted).toHaveBeenCalledWith({ email: "ida@kite.example", text: "Hello", accepted: true, platform: "x" });
  });
  expect(document.earlyForm).toBeUndefined();
});

it("presses the buttons that were pressed too early in their order, except those that are gone", async () => {
  const pressed: string[] = [];
  const button = (name: string) => {
    const created = document.body.appendChild(document.createElement("button"));
    created.addEventListener("click", () => void pressed.push(name));
    return created;
  };
  const gone = button("gone");
  document.earlyPresses = [button("first"), gone, button("second")];
  gone.remove();
  repeatEarlyPresses();
  await vi.waitFor(() => {
    expect(pressed).toEqual(["first", "second"]);
  });
  expect(document.earlyPresses).toBeUndefined();
});
