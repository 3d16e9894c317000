import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import { PasswordInput } from "./password-input.tsx";
import { Field } from "./ui/field.tsx";
import { Input } from "./ui/input.tsx";

/** What a field reads and changes of a form: every `Form` that has a text of this name. */
interface TextForm<Name extends string> {
  values: Readonly<Record<Name, string>>;
  errors: Readonly<Partial<Record<Name, string>>>;
  setValue(name: Name, value: string): void;
}

type InputAttributes = Omit<ComponentProps<"input">, "form" | "name" | "value" | "onChange" | "className">;

interface TextFieldProps<Name extends string> extends InputAttributes {
  form: TextForm<NoInfer<Name>>;
  name: Name;
  label: ReactNode;
  description?: ReactNode;
  aside?: ReactNode;
  /** Of the field with its label. */
  className?: string;
}

function connect<Name extends string>(form: TextForm<Name>, name: Name) {
  return {
    name,
    value: form.values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      form.setValue(name, event.currentTarget.value);
    },
  };
}

/** A line of text of a form. Attributes besides those of the field are the input's. */
export function TextField<Name extends string>(props: TextFieldProps<Name>) {
  const { form, name, label, description, aside, className, ...input } = props;
  return (
    <Field label={label} description={description} aside={aside} error={form.errors[name]} className={className}>
      {(control) => <Input {...control} {...input} {...connect(form, name)} />}
    </Field>
  );
}

interface EmailFieldProps {
  form: TextForm<"email">;
  label?: string;
  /** "username" where the address signs somebody in. */
  autoComplete: "email" | "username";
}

/** The required email address of a form. */
export function EmailField({ form, label = "Email", autoComplete }: EmailFieldProps) {
  return (
    <TextField
      form={form}
      name="email"
      label={label}
      type="email"
      autoComplete={autoComplete}
      inputMode="email"
      required
    />
  );
}

interface PasswordFieldProps<Name extends string> extends TextFieldProps<Name> {
  autoComplete: "current-password" | "new-password";
}

/** A required password of a form. */
export function PasswordField<Name extends string>(props: PasswordFieldProps<Name>) {
  const { form, name, label, description, aside, className, ...input } = props;
  return (
    <Field label={label} description={description} aside={aside} error={form.errors[name]} className={className}>
      {(control) => <PasswordInput {...control} {...input} required {...connect(form, name)} />}
    </Field>
  );
}
