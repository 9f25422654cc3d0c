import { Field } from '@comanda/ui/field.tsx';

type Props = {
  id: string;
  label: string;
  type: 'date' | 'time';
  min?: string;
  value: string;
  onChange: (value: string) => void;
};

/** A date `YYYY-MM-DD` or a time `HH:mm`, with its label. */
export const DateInput = ({ id, label, onChange, ...rest }: Props) => (
  <Field id={id} label={label}>
    <input {...rest} onChange={({ target }) => onChange(target.value)} />
  </Field>
);
