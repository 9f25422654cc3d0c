import { Icon } from '@comanda/ui/icons.tsx';
import css from './back-office.module.css';
import { useBrandTexts } from './use-brand-texts.ts';

type Props = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
};

/** Moves a row up or down by one. The buttons stay at the ends of the list and keep the focus. */
export function RowMoves({ name, isFirst, isLast, onMove }: Props) {
  const texts = useBrandTexts();
  return (
    <span className={css.moves}>
      <button
        type="button"
        aria-label={texts.up(name)}
        aria-disabled={isFirst}
        onClick={() => (isFirst ? undefined : onMove(-1))}
      >
        <Icon name="chevronDown" />
      </button>
      <button
        type="button"
        aria-label={texts.down(name)}
        aria-disabled={isLast}
        onClick={() => (isLast ? undefined : onMove(1))}
      >
        <Icon name="chevronDown" />
      </button>
    </span>
  );
}
