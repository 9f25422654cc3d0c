import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { typeIcon } from '../../platform/icons.ts';
import css from './board.module.css';

type Props = { texts: CounterBoardTexts; isLarge: boolean; toggle: () => void };

/** Shows the board in large type on this device, or in the usual one again. */
export function LargeTypeSwitch({ texts, isLarge, toggle }: Props) {
  return (
    <button type="button" className={css.large} aria-pressed={isLarge} onClick={toggle}>
      <Icon name={typeIcon} size={24} />
      <span>{texts.largeType}</span>
    </button>
  );
}
