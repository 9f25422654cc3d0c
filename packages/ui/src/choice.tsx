import { Fragment, type ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import css from './choice.module.css';

type ChoiceOption<T extends string> = {
  value: T;
  label: string;
  /** Several hints have a line each. */
  hint?: string | readonly string[];
  icon?: IconName;
  /** Replaces the icon. */
  mark?: ReactNode;
  /** Shown below the row of this option. */
  below?: ReactNode;
};
type GroupProps<T extends string> = {
  name: string;
  legend: string;
  options: readonly ChoiceOption<T>[];
  value: T | null;
  onChange: (value: T) => void;
  invalid?: boolean;
};
type ListProps<T extends string> = GroupProps<T> & {
  /** The id of the group; null if another group of the same name has it. */
  id?: string | null;
};

/** A single choice as cards with an icon and a hint; native radios underneath. */
export function ChoiceList<T extends string>({
  name,
  legend,
  options,
  value,
  onChange,
  invalid = false,
  id = `field-${name}`,
}: ListProps<T>) {
  return (
    <fieldset className={css.list} aria-invalid={invalid} id={id ?? undefined} tabIndex={-1}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <Fragment key={option.value}>
          <label className={css.choice}>
            {option.mark}
            {option.icon === undefined ? null : (
              <span className={css.glyph}>
                <Icon name={option.icon} />
              </span>
            )}
            <span className={css.text}>
              {option.label}
              {[option.hint ?? []].flat().map((hint) => (
                <small key={hint}>{hint}</small>
              ))}
            </span>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
          </label>
          {option.below}
        </Fragment>
      ))}
    </fieldset>
  );
}

/** Two or three views of the same content, side by side. */
export const Segments = <T extends string>(group: GroupProps<T>) => (
  <RadioRow {...group} rowClass={css.segments} optionClass={css.segment} />
);

/** Short alternatives in a row that wraps. */
export const Chips = <T extends string>(group: GroupProps<T>) => (
  <RadioRow {...group} rowClass={css.chips} optionClass={css.chip} />
);

type RowProps<T extends string> = GroupProps<T> & {
  rowClass: string | undefined;
  optionClass: string | undefined;
};

function RadioRow<T extends string>({
  name,
  legend,
  options,
  value,
  onChange,
  rowClass,
  optionClass,
}: RowProps<T>) {
  return (
    <fieldset className={rowClass}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={optionClass}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.icon === undefined ? null : <Icon name={option.icon} />}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

type CheckboxProps = {
  id?: string;
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  side?: 'left' | 'right';
  problem?: string | undefined;
};

/** A yes or no, 44 px high; the box at the right edge, or left of a longer sentence. */
export function Checkbox({
  id,
  children,
  checked,
  onChange,
  side = 'right',
  problem,
}: CheckboxProps) {
  return (
    <label className={css.check} data-side={side}>
      <span>{children}</span>
      <input
        type="checkbox"
        id={id}
        checked={checked}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
