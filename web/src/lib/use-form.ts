import { useRef, useState, type FocusEvent, type FormEvent } from "react";
import { ApiError, fetchChunk, type ResponseReader } from "./api-client.ts";
import { dismissFailure, toast } from "./toast.ts";

export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** How a form is validated and submitted; created by `formRules`. */
export interface FormRules<Values extends object> {
  /** The first message of each field that breaks a rule. */
  check(values: Values): FieldErrors<Values>;
  /** Submits valid values. It may return messages for fields, which are then shown there. */
  send(values: Values): Promise<FieldErrors<Values> | void>;
}

/**
 * @param schema the contract's request schema, extended by fields that only the page has
 * @param submit receives the output of the schema
 * @param requestOf what the schema reads, made of the form's values; by default the values themselves
 */
export function formRules<Values extends object, Request>(
  schema: ResponseReader<Request>,
  submit: (request: Request) => Promise<FieldErrors<Values> | void>,
  requestOf: (values: Values) => unknown = (values) => values,
): FormRules<Values> {
  return {
    check(values) {
      const parsed = schema.safeParse(requestOf(values));
      return parsed.success ? {} : firstMessages(parsed.error);
    },
    async send(values) {
      const parsed = schema.safeParse(requestOf(values));
      return parsed.success ? submit(parsed.data) : firstMessages(parsed.error);
    },
  };
}

export interface FormOptions<Values extends object> {
  /** The initial values; after that, the form manages them. */
  initial: Values;
  /** Loads the rules when the form is first touched, so that they are not part of a first screen. */
  rules: () => Promise<FormRules<Values>>;
  /** Called at a submit with the first field that breaks a rule, in the order of the form, and its message. */
  onInvalid?: (field: keyof Values & string, message: string) => void;
}

export interface Form<Values extends object> {
  values: Values;
  errors: FieldErrors<Values>;
  submitting: boolean;
  setValue<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  /** For the form element. */
  formProps: {
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onFocus: (event: FocusEvent) => void;
  };
  /** Resets the errors and the rules, for example when another set of rules takes over. */
  reset(): void;
  /** Starts over with other values. */
  restart(values: Values): void;
}

/**
 * A form with a schema as its rules. It is validated at submit, and then continuously for every field. The first field
 * with an error gets the focus; a second submit during the first one is ignored.
 */
export function useForm<Values extends object>({ initial, rules, onInvalid }: FormOptions<Values>): Form<Values> {
  const [values, setValues] = useState(initial);
  const [serverErrors, setServerErrors] = useState<FieldErrors<Values>>({});
  // Set from the first submit on: from then on, the form is validated continuously.
  const [checked, setChecked] = useState<FormRules<Values> | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);

  const errors: FieldErrors<Values> = { ...serverErrors, ...checked?.check(values) };

  function setValue<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    setValues((before) => ({ ...before, [name]: value }));
    // The server's message was about the old value.
    setServerErrors(({ [name]: _gone, ...rest }) => rest as FieldErrors<Values>);
  }

  async function check(form: HTMLFormElement): Promise<void> {
    const loaded = await fetchChunk(rules);
    setChecked(loaded);
    setServerErrors({});
    const wrong = loaded.check(values);
    const first = focusFirst(form, wrong);
    if (first !== undefined) {
      onInvalid?.(first, wrong[first]!);
      return;
    }
    const refused = (await loaded.send(values)) ?? {};
    setServerErrors(refused);
    focusFirst(form, refused);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSubmitting(true);
    // The failure of the last attempt must not stay beside the success of this one.
    dismissFailure();
    try {
      await check(event.currentTarget);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ title: "Not sent", description: error.readable || undefined, variant: "destructive" });
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  }

  function reset(): void {
    setChecked(null);
    setServerErrors({});
  }

  function restart(other: Values): void {
    setValues(other);
    reset();
  }

  return {
    values,
    errors,
    submitting,
    setValue,
    reset,
    restart,
    formProps: {
      noValidate: true,
      onSubmit: (event) => void onSubmit(event),
      // Only warms the cache; a failure appears at submit.
      onFocus: () => void rules().catch(() => undefined),
    },
  };
}

function firstMessages<Values>(
  error: Error & { issues?: { path: PropertyKey[]; message: string }[] },
): FieldErrors<Values> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues ?? []) errors[String(path[0] ?? "")] ??= message;
  return errors as FieldErrors<Values>;
}

const isControl = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** @returns the field with an error that stands first in the form; undefined if there are no errors */
function focusFirst<Values>(form: HTMLFormElement, errors: FieldErrors<Values>): (keyof Values & string) | undefined {
  for (const control of form.elements) {
    if (isControl(control) && control.name in errors) {
      control.focus();
      return control.name as keyof Values & string;
    }
  }
  // A field that the form does not show.
  return Object.keys(errors)[0] as (keyof Values & string) | undefined;
}
