import { pinLength } from '@comanda/domain/counter/pin.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { useLayoutEffect } from 'react';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './sign-in.module.css';

type Props = {
  value: string;
  onChange: (pin: string) => void;
  problem: string | null;
};

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Four dots and big keys for wet hands; the digits of a keyboard work as well. */
export function PinPad({ value, onChange, problem }: Props) {
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  const type = (digit: string): void => {
    if (value.length < pinLength) onChange(value + digit);
  };
  const remove = (): void => onChange(value.slice(0, -1));
  useDigitKeys(type, remove);
  return (
    <>
      <div className={css.dots} aria-hidden="true">
        {Array.from({ length: pinLength }, (_, index) => (
          <span key={index} data-typed={index < value.length ? '' : undefined} />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {texts.pinTyped(value.length)}
      </p>
      <p className={css.problem} role="alert">
        {problem}
      </p>
      <Keys onType={type} onRemove={remove} />
    </>
  );
}

/** Types with the digits and the backspace of a keyboard, wherever the focus is. */
function useDigitKeys(type: (digit: string) => void, remove: () => void): void {
  // Before the browser draws: a digit that is typed as soon as the keys show must count.
  useLayoutEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey || altKey) return;
      if (/^\d$/.test(key)) type(key);
      if (key === 'Backspace') remove();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

function Keys({ onType, onRemove }: { onType: (digit: string) => void; onRemove: () => void }) {
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  return (
    <div className={css.keys}>
      {digits.map((digit) => (
        <button
          key={digit}
          className={css.key}
          type="button"
          data-zero={digit === '0' ? '' : undefined}
          onClick={() => onType(digit)}
        >
          {digit}
        </button>
      ))}
      <button className={css.key} type="button" aria-label={texts.pinDelete} onClick={onRemove}>
        <Icon name="back" size={28} />
      </button>
    </div>
  );
}
