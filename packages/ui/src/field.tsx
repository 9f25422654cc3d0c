import type { ReactElement, ReactNode } from 'react';
import { cloneElement } from 'react';
import css from './field.module.css';

type ControlProps = {
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
};
type Props = {
  id: string;
  label: string;
  /** The label is hidden because the text above is the same; it still names the control. */
  labelHidden?: boolean;
  /** An input, textarea or select. */
  children: ReactElement<ControlProps>;
  prefix?: string;
  hint?: string | undefined;
  problem?: string | undefined;
  icon?: ReactNode;
};

/** A label, a 52 px control, and below it a hint or an error; both are tied to the control. */
export function Field({
  id,
  label,
  labelHidden = false,
  children,
  prefix,
  hint,
  problem,
  icon,
}: Props) {
  const note = problem ?? hint;
  return (
    <div className={css.field}>
      <label className={labelHidden ? 'visually-hidden' : css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.control} data-bad={problem === undefined ? undefined : ''}>
        {icon}
        {prefix === undefined ? null : <span className={css.prefix}>{prefix}</span>}
        {cloneElement(children, {
          id,
          'aria-describedby': note === undefined ? undefined : `${id}-note`,
          'aria-invalid': problem !== undefined,
        })}
      </div>
      {note === undefined ? null : (
        <p className={problem === undefined ? css.hint : css.bad} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
