import { type ClipboardEvent, type Ref, useId } from 'react';
import css from './code-field.module.css';
import type { CssVariables } from './css-variables.ts';
import { isNumericCode, typedCode } from './typed-code.ts';

type Props = {
  label: string;
  value: string;
  /** Number of characters: six digits, or more letters and digits. */
  length: number;
  hint: string;
  problem?: string | undefined;
  onChange: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * The code of a mail: one native input over drawn boxes, which takes a paste of the whole code with
 * its spaces.
 */
export function CodeField({ label, value, length, hint, problem, onChange, ref }: Props) {
  const id = useId();
  const isBad = problem !== undefined;
  const style: CssVariables = { '--length': length };
  /** A whole code replaces what was typed before. */
  const paste = (event: ClipboardEvent): void => {
    const code = typedCode(event.clipboardData.getData('text'), length);
    if (code.length < length) return;
    event.preventDefault();
    onChange(code);
  };
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.control} data-bad={isBad ? '' : undefined} style={style}>
        <input
          id={id}
          ref={ref}
          className={css.input}
          value={value}
          autoComplete="one-time-code"
          inputMode={isNumericCode(length) ? 'numeric' : 'text'}
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={isBad}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onChange(typedCode(target.value, length))}
          onPaste={paste}
        />
        <CodeBoxes value={value} length={length} />
      </div>
      <p
        id={`${id}-note`}
        className={isBad ? css.bad : css.hint}
        role={isBad ? 'alert' : undefined}
      >
        {problem ?? hint}
      </p>
    </div>
  );
}

/** The drawn boxes; the next one to fill is marked. */
function CodeBoxes({ value, length }: Pick<Props, 'value' | 'length'>) {
  const next = Math.min(value.length, length - 1);
  return (
    <div className={css.boxes} aria-hidden="true">
      {Array.from({ length }, (_, index) => (
        <span key={index} data-next={index === next || undefined}>
          {value[index] ?? ''}
        </span>
      ))}
    </div>
  );
}
