import { Icon } from '@comanda/ui/icons.tsx';
import { useLayoutEffect } from 'react';
import css from './keypad.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

type Props = {
  onType: (digit: string) => void;
  onRemove: () => void;
  /** The name of the key that takes the last digit away. */
  removeLabel: string;
};

/** Ten big keys for thumbs and wet hands; the digits of a keyboard work as well. */
export function Keypad({ onType, onRemove, removeLabel }: Props) {
  useDigitKeys(onType, onRemove);
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
      <button className={css.key} type="button" aria-label={removeLabel} onClick={onRemove}>
        <Icon name="back" size={28} />
      </button>
    </div>
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
