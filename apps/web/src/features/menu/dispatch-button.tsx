import { useApp } from '../../shop/app-context.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useNow } from '../../shop/time/use-now.ts';
import { useShop } from '../../shop/use-shop.ts';
import { shortStoreName } from '@comanda/domain/store/short-store-name.ts';
import { shortAddressLine } from '@comanda/domain/address/address-line.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { openingText } from '../../shop/time/opening-text.ts';
import { useEstimateText } from '../../shop/time/use-estimate.ts';
import { useShownDispatchMethod } from '../../shop/place/use-shown-dispatch-method.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import css from './navbar.module.css';

/**
 * The dispatch button: method, place, whether the store is open, and the minutes of a cart with the
 * usual wait, which stand first once they are known. Opens the dispatch modal.
 * docs/rules/web.md#store-name-in-the-head.
 */
export function DispatchButton() {
  const { page, texts } = useApp();
  const modals = useModals();
  const store = useCurrentStore();
  const choice = useShop((shop) => shop.place.choice);
  const dispatch = useShownDispatchMethod();
  const minutes = useUsualWait();
  const now = useNow();
  const opening = now === null ? page.moment.opening : openingText(store, dispatch, now, texts);
  return (
    <button
      type="button"
      className={css.place}
      aria-haspopup="dialog"
      onClick={() => modals.open({ kind: 'dispatch', next: 'nothing' })}
    >
      <Icon name={methodIcons[choice.kind]} size={22} />
      <span className={css.placeMain}>
        <span>
          <DispatchTitle />
        </span>
        <span className={css.sub}>
          {minutes === null || opening.state !== 'open' ? (
            <>
              <OpeningWords {...opening} /> · {shortStoreName(store.name)}
            </>
          ) : (
            <>
              {minutes} · {shortStoreName(store.name)} · <OpeningWords {...opening} />
            </>
          )}
        </span>
      </span>
      <Icon name="chevronDown" />
    </button>
  );
}

/** The first script writes these words anew on a page that was left open. */
const OpeningWords = ({ state, words }: { state: string; words: string }) => (
  <span className={css.open} data-opening data-state={state} suppressHydrationWarning>
    {words}
  </span>
);

const methodIcons = { undecided: 'pin', pickup: 'bag', delivery: 'bike' } as const;

/**
 * The minutes of a cart with the usual wait, or its time where half hours are full. null for an
 * undecided shopper: a delivery and a pickup take different times.
 */
function useUsualWait(): string | null {
  const isUndecided = useShop(({ place }) => place.choice.kind === 'undecided');
  const { fullHalfHours = [] } = useCurrentStore();
  const { estimate, text } = useEstimateText('chosen');
  const isLater = estimate.kind === 'time' && fullHalfHours.length > 0;
  return !isUndecided && (estimate.kind === 'minutes' || isLater) ? text : null;
}

function DispatchTitle() {
  const { texts } = useApp();
  const store = useCurrentStore();
  const choice = useShop((shop) => shop.place.choice);
  switch (choice.kind) {
    case 'undecided':
      return <b>{texts.menu.selectAddress}</b>;
    case 'pickup':
      return (
        <>
          <b>{texts.common.pickup}</b> · {store.textAddress}
        </>
      );
    case 'delivery':
      return (
        <>
          <b>{texts.common.delivery}</b> · {shortAddressLine(choice.address)}
        </>
      );
  }
}
