import { useApp, useCurrentStore, useNow, useShop } from '../../platform/app-context.tsx';
import { shortAddressLine } from '@comanda/domain/address/address-line.ts';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { openingWords } from '../../platform/opening-words.ts';
import { useEstimateWords } from '../../platform/use-estimate.ts';
import { useShownDispatch } from '../../platform/use-shown-dispatch.ts';
import { Icon } from '../../ui/icons.tsx';
import css from './navbar.module.css';

/** One button for the whole question: how, where to, whether the store is open, and the minutes of a cart that takes the usual wait. Opens the dispatch modal. */
export function PlaceButton() {
  const { page, texts } = useApp();
  const modals = useModals();
  const store = useCurrentStore();
  const choice = useShop((shop) => shop.place.choice);
  const dispatch = useShownDispatch();
  const { estimate, words: when } = useEstimateWords('chosen');
  const isUsual = estimate.kind === 'minutes';
  const now = useNow();
  const opening = now === null ? page.opening : openingWords(store, dispatch, now, texts);
  return (
    <button type="button" className={css.place} aria-haspopup="dialog" onClick={() => modals.open({ kind: 'dispatch', next: 'nothing' })}>
      <Icon name={choice.kind === 'delivery' ? 'bike' : 'bag'} size={22} />
      <span className={css.placeMain}>
        <span>
          <PlaceTitle />
        </span>
        <span className={css.sub}>
          <span className={css.open} data-opening data-state={opening.state} suppressHydrationWarning>
            {opening.words}
          </span>{' '}
          · {isUsual && opening.state === 'open' ? `${when} · ` : ''}
          {store.name}
        </span>
      </span>
      <Icon name="chevronDown" />
    </button>
  );
}

function PlaceTitle() {
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
