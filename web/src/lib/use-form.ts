import { useRef, useState, type FocusEvent, type FormEvent } from "react";
import { ApiError, fetchPart, type AnswerReader } from "./api-client.ts";
import { toast } from "./toast.ts";

export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** What a form is checked by and where it goes; made by `formRules`. */
export interface FormRules<Values extends object> {
  /** The first message per field that breaks a rule. */
  check(values: Values): FieldErrors<Values>;
  /** Sends what passed. May answer messages for fields, which then stand at them. */
  send(values: Values): Promise<FieldErrors<Values> | void>;
}

/**
 * @param schema the contract's request schema, extended by fields that only the page knows
 * @param submit gets what the schema made of the values
 */
export function formRules<Values extends object, Request>(schema: AnswerReader<Request>, submit: (request: Request) => Promise<FieldErrors<Values> | void>): FormRules<Values> {
  return {
    check(values) {
      const parsed = schema.safeParse(values);
      return parsed.success ? {} : firstMessages(parsed.error);
    },
    async send(values) {
      const parsed = schema.safeParse(values);
      return parsed.success ? submit(parsed.data) : firstMessages(parsed.error);
    },
  };
}

interface FormOptions<Values extends object> {
  /** First shown values; kept by the form from then on. */
  initial: Values;
  /** Fetches the rules when the form is first touched, so that a first screen does not carry them. */
  rules: () => Promise<FormRules<Values>>;
}

export interface Form<Values extends object> {
  values: Values;
  errors: FieldErrors<Values>;
  submitting: boolean;
  setValue<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  /** Goes on the form element. */
  formProps: { noValidate: true; onSubmit: (event: FormEvent<HTMLFormElement>) => void; onFocus: (event: FocusEvent) => void };
  /** Forgets the errors and the rules, e.g. when another set of rules takes over. */
  reset(): void;
}

/**
 * A form whose rules are a schema: checked at submit, then live for every field. The first field with an error gets the
 * focus; a second submit while one is on its way is refused.
 */
export function useForm<Values extends object>({ initial, rules }: FormOptions<Values>): Form<Values> {
  const [values, setValues] = useState(initial);
  const [serverErrors, setServerErrors] = useState<FieldErrors<Values>>({});
  // Set from the first submit on: from then the rules are checked live.
  const [checked, setChecked] = useState<FormRules<Values> | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);

  const errors: FieldErrors<Values> = { ...serverErrors, ...checked?.check(values) };

  function setValue<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    setValues((before) => ({ ...before, [name]: value }));
    // What the server said was about the old value.
    setServerErrors(({ [name]: _gone, ...rest }) => rest as FieldErrors<Values>);
  }

  async function check(form: HTMLFormElement): Promise<void> {
    const loaded = await fetchPart(rules);
    setChecked(loaded);
    setServerErrors({});
    let wrong = loaded.check(values);
    if (Object.keys(wrong).length === 0) {
      wrong = (await loaded.send(values)) ?? {};
      setServerErrors(wrong);
    }
    focusFirst(form, wrong);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSubmitting(true);
    try {
      await check(event.currentTarget);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ title: "Not sent", description: error.readable, variant: "destructive" });
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  }

  function reset(): void {
    setChecked(null);
    setServerErrors({});
  }

  return {
    values,
    errors,
    submitting,
    setValue,
    reset,
    formProps: {
      noValidate: true,
      onSubmit: (event) => void onSubmit(event),
      // Only warms the cache; a failure shows at submit.
      onFocus: () => void rules().catch(() => undefined),
    },
  };
}

function firstMessages<Values>(error: Error & { issues?: { path: PropertyKey[]; message: string }[] }): FieldErrors<Values> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues ?? []) errors[String(path[0] ?? "")] ??= message;
  return errors as FieldErrors<Values>;
}

function focusFirst(form: HTMLFormElement, errors: object): void {
  for (const control of form.elements) {
    if ((control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && control.name in errors) {
      control.focus();
      return;
    }
  }
}
