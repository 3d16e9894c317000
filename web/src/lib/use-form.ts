import { useRef, useState, type FormEvent } from "react";
import type { ZodMiniType } from "zod/mini";

export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

interface FormOptions<Values extends object, Request> {
  /** First shown values; kept by the form from then on. */
  initial: Values;
  /** The contract's request schema, extended by fields that only the page knows. */
  schema: ZodMiniType<Request>;
  /** Sends the parsed request. May answer messages for fields, which then stand at them. */
  submit: (request: Request) => Promise<FieldErrors<Values> | void>;
}

export interface Form<Values extends object> {
  values: Values;
  errors: FieldErrors<Values>;
  submitting: boolean;
  setValue<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  onSubmit(event: FormEvent<HTMLFormElement>): Promise<void>;
  /** Forgets the errors, e.g. when another set of rules takes over. */
  clearErrors(): void;
}

/**
 * A form whose rules are a schema: checked at submit, then live for every field. The first field with an error gets the
 * focus; a second submit while one is on its way is refused.
 */
export function useForm<Values extends object, Request>({ initial, schema, submit }: FormOptions<Values, Request>): Form<Values> {
  const [values, setValues] = useState(initial);
  const [serverErrors, setServerErrors] = useState<FieldErrors<Values>>({});
  const [checked, setChecked] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);

  const ruleErrors = checked ? firstErrors<Values>(schema, values) : {};
  const errors: FieldErrors<Values> = { ...serverErrors, ...ruleErrors };

  function setValue<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    setValues((before) => ({ ...before, [name]: value }));
    // What the server said was about the old value.
    setServerErrors(({ [name]: _gone, ...rest }) => rest as FieldErrors<Values>);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    setChecked(true);
    setServerErrors({});
    const parsed = schema.safeParse(values);
    if (!parsed.success) {
      focusFirst(form, firstErrors<Values>(schema, values));
      return;
    }
    busy.current = true;
    setSubmitting(true);
    try {
      const fields = (await submit(parsed.data)) ?? {};
      setServerErrors(fields);
      focusFirst(form, fields);
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  }

  function clearErrors(): void {
    setChecked(false);
    setServerErrors({});
  }

  return { values, errors, submitting, setValue, onSubmit, clearErrors };
}

/** The first message per field. */
export function firstErrors<Values>(schema: ZodMiniType<unknown>, values: Values): FieldErrors<Values> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0] ?? "")] ??= message;
  return errors as FieldErrors<Values>;
}

function focusFirst(form: HTMLFormElement, errors: object): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.name in errors) {
      control.focus();
      return;
    }
  }
}
