import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'children' | 'prefix'> & {
  id: string;
  label: string;
  problem: string | undefined;
  onChange: (email: string) => void;
};

/** The e-mail that a code of sign-in is sent to. Other properties go to the input. */
export function SignInEmailField({ id, label, problem, onChange, ...input }: Props) {
  return (
    <Field id={id} label={label} problem={problem}>
      <input
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        {...input}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
