import { pinLength } from '@comanda/domain/counter/pin.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Keypad } from '../../counter/keypad.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './sign-in.module.css';

type Props = {
  value: string;
  onChange: (pin: string) => void;
  problem: string | null;
};

/** Four dots and big keys for wet hands; the digits of a keyboard work as well. */
export function PinPad({ value, onChange, problem }: Props) {
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  const type = (digit: string): void => {
    if (value.length < pinLength) onChange(value + digit);
  };
  const remove = (): void => onChange(value.slice(0, -1));
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
      <Keypad onType={type} onRemove={remove} removeLabel={texts.pinDelete} />
    </>
  );
}
