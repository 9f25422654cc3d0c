import { type ReactNode, useState } from 'react';
import { ActionButton } from './action-button.tsx';
import css from './sure-button.module.css';

type Props = {
  isBusy: boolean;
  /** A question that says the consequence; it shows after the first press. */
  question: string;
  /** The button's text after the first press. */
  sure: string;
  onPress: () => void;
  /** Further choices, between the question and the second press. */
  details?: ReactNode;
  children: ReactNode;
};

/**
 * A button for what nobody can take back: the first press asks, the second one does it. `isBusy`
 * holds back the second press alone, so the question never waits for a reading.
 */
export function SureButton({ isBusy, question, sure, onPress, details, children }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={css.sure} data-asked={isAsked ? '' : undefined}>
      <p className={css.question} role="alert">
        {isAsked ? question : null}
      </p>
      {isAsked ? details : null}
      <ActionButton
        look="quiet"
        isBusy={isAsked && isBusy}
        onPress={() => (isAsked ? onPress() : setAsked(true))}
      >
        {isAsked ? sure : children}
      </ActionButton>
    </div>
  );
}
