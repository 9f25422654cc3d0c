import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { storeIcon } from '@comanda/ui/lazy-icons.ts';
import { useCounter } from '../../counter/app-context.ts';
import { useStores } from '../../counter/use-session.ts';
import css from './board.module.css';

/** Shows the orders of all stores of the person on the board; nothing for those with one store. */
export function AllStoresSwitch({ texts }: { texts: CounterBoardTexts }) {
  const { storeChoice } = useCounter();
  const { stores, isAll } = useStores();
  if (stores.length < 2) return null;
  return (
    <button
      type="button"
      className={css.large}
      aria-pressed={isAll}
      onClick={() => storeChoice.showAll(!isAll)}
    >
      <Icon name={storeIcon} size={24} />
      <span>{texts.allStores}</span>
    </button>
  );
}
