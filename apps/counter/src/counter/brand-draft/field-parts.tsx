import { Button } from '@comanda/ui/button.tsx';
import { Field } from '@comanda/ui/field.tsx';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useCounter } from '../app-context.ts';
import css from './back-office.module.css';

type TextProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  problem?: string | undefined;
  /** Lines of a long text; absent: it has one line. */
  lines?: number;
  /** The label is hidden: a heading above says it already. */
  isLabelHidden?: boolean;
  inputMode?: 'decimal' | 'numeric' | undefined;
  type?: 'text' | 'datetime-local' | 'time' | 'email' | 'tel';
  /** The text that holds while the field is empty. */
  placeholder?: string | undefined;
  /** Called when the focus leaves the field. */
  onLeave?: (() => void) | undefined;
};

/** A text field of a form in the back office. */
export function TextField({ label, value, onChange, hint, problem, ...rest }: TextProps) {
  const { lines, isLabelHidden = false, inputMode, type = 'text', placeholder, onLeave } = rest;
  const id = useId();
  const input = {
    ...{ value, placeholder, onBlur: onLeave },
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Field id={id} label={label} labelHidden={isLabelHidden} hint={hint} problem={problem}>
      {lines !== undefined ? (
        <textarea rows={lines} {...input} />
      ) : (
        <input type={type} {...(inputMode === undefined ? {} : { inputMode })} {...input} />
      )}
    </Field>
  );
}

/** An amount of money with the symbol of the country. */
export function MoneyField({
  label,
  value,
  onChange,
  problem,
  hint,
  isLabelHidden,
  onLeave,
}: TextProps) {
  const { symbol } = useCounter().page.country;
  const id = useId();
  return (
    <Field
      id={id}
      label={label}
      labelHidden={isLabelHidden === true}
      hint={hint}
      prefix={symbol}
      problem={problem}
    >
      <input
        value={value}
        inputMode="decimal"
        autoComplete="off"
        onBlur={onLeave}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

type SelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  isLabelHidden?: boolean;
  problem?: string | undefined;
};

/** One choice of a list. */
export function SelectField({ label, value, options, onChange, ...rest }: SelectProps) {
  const { isLabelHidden = false, problem } = rest;
  const id = useId();
  return (
    <Field id={id} label={label} labelHidden={isLabelHidden} problem={problem}>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

type ToggleProps = {
  legend: string;
  options: readonly { value: string; label: string; longLabel?: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  problem?: string | undefined;
  /** Seven choices that share one row. */
  isWeek?: boolean;
};

/** Several choices side by side, each on or off. */
export function ToggleChips({ legend, options, chosen, onChange, ...rest }: ToggleProps) {
  const { problem, isWeek = false } = rest;
  const id = useId();
  const toggle = (value: string): void =>
    onChange(
      options
        .map((each) => each.value)
        .filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each))),
    );
  return (
    <fieldset className={css.chipField} aria-describedby={problem && `${id}-note`}>
      <legend>{legend}</legend>
      <div className={isWeek ? css.week : css.chips}>
        {options.map(({ value, label, longLabel }) => (
          <label key={value} className={css.chip}>
            <input
              type="checkbox"
              aria-label={longLabel ?? label}
              aria-invalid={problem === undefined ? undefined : true}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {problem === undefined ? null : (
        <p id={`${id}-note`} className={css.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** A part of a form under a heading of its own. */
export const FormPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.part} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

type SureProps = {
  text: string;
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
};

/** One question before something is taken away. */
export const SureQuestion = ({ text, question, yes, no, onYes, onNo }: SureProps) => (
  <div className={css.sure} role="group" aria-label={question}>
    <p>
      <b>{question}</b> {text}
    </p>
    <Button look="danger" onClick={onYes}>
      {yes}
    </Button>
    <Button look="quiet" onClick={onNo}>
      {no}
    </Button>
  </div>
);
