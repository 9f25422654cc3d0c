import { type RefObject, useEffect, useRef, useState } from 'react';

export type CheckedForm = {
  form: RefObject<HTMLFormElement | null>;
  /** Problems show from the first try to send on. */
  isChecked: boolean;
  /** Shows the problems, and moves the focus to the first field that has one. */
  check(): void;
};

const wrongField = '[aria-invalid="true"]';

/**
 * A form that is checked when somebody sends it. The focus goes to the first wrong field, which a
 * screen reader reads with its problem: no message says it a second time.
 * docs/rules/counter-shell.md#wrong-fields.
 */
export function useCheckedForm(): CheckedForm {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>(wrongField)?.focus();
  }, [tries]);
  return { form, isChecked: tries > 0, check: () => setTries((count) => count + 1) };
}
