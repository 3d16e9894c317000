import { useForm, type Form, type FormOptions } from "@/lib/use-form.ts";
import { deleteSavedForm, readSavedForm, saveForm } from "./saved-forms.ts";

/** Whether two states of a form have the same values. */
export function sameValues<Values extends object>(one: Values, other: Values): boolean {
  return (Object.keys(one) as (keyof Values)[]).every((field) => one[field] === other[field]);
}

/**
 * A form in the panel. Its values are kept when the panel is closed, so that an accidental click outside loses nothing;
 * `restart` deletes them.
 * @param name of the form
 */
export function useSavedForm<Values extends object>(name: string, options: FormOptions<Values>): Form<Values> {
  const { initial } = options;
  const form = useForm<Values>({ ...options, initial: readSavedForm<Values>(name) ?? initial });
  return {
    ...form,
    setValue(field, value) {
      // From the saved values, not from the rendered ones, because an upload may complete after the panel is closed.
      const values = { ...(readSavedForm<Values>(name) ?? form.values), [field]: value };
      if (sameValues(values, initial)) deleteSavedForm(name);
      else saveForm(name, values);
      form.setValue(field, value);
    },
    restart(values) {
      deleteSavedForm(name);
      form.restart(values);
    },
  };
}
