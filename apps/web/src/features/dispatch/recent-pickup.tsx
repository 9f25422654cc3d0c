import type { Store } from '@comanda/domain/store/store.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { storeIcon } from '@comanda/ui/lazy-icons.ts';
import { useApp } from '../../shop/app-context.ts';
import css from '../../shop/place/place.module.css';
import { useNow } from '../../shop/time/use-now.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { DispatchSelection } from './dispatch-selection.ts';
import { openingAndWait } from './opening-and-wait.ts';

type Props = { store: Store; onChoose: (chosen: DispatchSelection) => Promise<void> };

/** The recent store for pickup as a row beside the recent addresses. One press chooses. */
export function RecentPickup({ store, onChoose }: Props) {
  const app = useApp();
  const words = useTextsOf(dispatchTexts);
  const now = useNow();
  return (
    <button
      type="button"
      className={css.suggestion}
      onClick={() => void onChoose({ storeId: store.id, choice: { kind: 'pickup' } })}
    >
      <Icon name={storeIcon} />
      <span>
        {words.pickupConfirm(store.name)}
        {now === null ? null : <small>{openingAndWait(store, now, app)}</small>}
      </span>
    </button>
  );
}
