import { Icon } from './icons.tsx';
import css from './stepper.module.css';

type Props = {
  /** The counted thing; both buttons are named after it. */
  label: string;
  texts: { fewer: string; more: string; remove: string };
  quantity: number;
  min?: number;
  max: number;
  /** At 1, the minus button shows a bin and removes. */
  binAtOne?: boolean;
  /** The reason for the maximum, spoken and shown as a title at the limit. */
  limit?: string;
  onChange: (next: number) => void;
};

/**
 * Two labelled 44 px buttons and an output. A button at its limit stays focusable and explains why
 * (docs/rules/menu.md#quantity-stepper).
 */
export function Stepper({
  label,
  texts,
  quantity,
  min = 0,
  max,
  binAtOne = false,
  limit,
  onChange,
}: Props) {
  const removing = binAtOne && quantity === 1;
  const atMin = quantity <= min;
  const atMax = quantity >= max;
  return (
    <span className={css.stepper} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={`${removing ? texts.remove : texts.fewer}: ${label}`}
        aria-disabled={atMin}
        onClick={() => !atMin && onChange(quantity - 1)}
      >
        <Icon name={removing ? 'bin' : 'minus'} />
      </button>
      <output>{quantity}</output>
      <button
        type="button"
        aria-label={`${texts.more}: ${label}`}
        aria-disabled={atMax}
        title={atMax ? limit : undefined}
        aria-description={atMax ? limit : undefined}
        onClick={() => !atMax && onChange(quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
