import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { acceptsScheduledOrders } from '@comanda/domain/slots/accepts-scheduled-orders.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import type { CheckoutTexts } from '@comanda/i18n/es/checkout.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { useDispatchMethod } from '../../shop/place/use-dispatch-method.ts';
import { addressLine } from '@comanda/domain/address/address-line.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useStoreCheck } from '../../shop/time/use-store-check.ts';
import { potIcon, storeIcon } from '@comanda/ui/lazy-icons.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon, type IconName } from '@comanda/ui/icons.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { Block, Fact, FactList } from '@comanda/ui/block.tsx';
import css from './checkout.module.css';
import { useFolds } from './folds.ts';
import type { FormValues } from './form-values.ts';
import { useServerProblem } from './use-checkout-form.ts';
import { useResolvePlaceId } from './use-resolve-place-id.ts';
import { useDeferredNames, useCheckoutTime } from './use-checkout-time.ts';

/**
 * Shows destination, store and time; in edit mode also the two buttons that change them.
 * docs/rules/checkout.md#dispatch-details.
 */
export function DispatchDetails() {
  const { texts } = useApp();
  const words = useTextsOf(checkoutTexts);
  const choice = useShop((shop) => shop.place.choice);
  const when = useCheckoutTime();
  const folds = useFolds();
  const isUndecided = choice.kind === 'undecided';
  const isEditing = isUndecided || folds.isOpen('dispatch');
  const title = choice.kind === 'pickup' ? texts.common.pickup : words.dispatchTitle;
  useResolvePlaceId();
  return (
    <Block
      title={title}
      aside={isUndecided ? null : <EditToggle title={title} isEditing={isEditing} />}
    >
      <FactList>
        <DispatchFacts />
        <NamedFact
          icon="clock"
          label={choice.kind === 'pickup' ? words.pickupTime : words.deliveryTime}
        >
          {when.fact}
        </NamedFact>
      </FactList>
      <AddressProblem />
      <div id={panelId} hidden={!isEditing}>
        <div className={`${css.actions} ${css.underFacts}`}>
          <ChangePlaceButton />
          <ChangeTimeButton />
        </div>
      </div>
    </Block>
  );
}

/** The server's problem with the address, until the shopper chooses another one. */
function AddressProblem() {
  const problem = useServerProblem('address');
  const choice = useShop((shop) => shop.place.choice);
  const { clearErrors } = useFormContext<FormValues>();
  useEffect(() => clearErrors('root.address'), [choice, clearErrors]);
  return problem === undefined ? null : <p className={css.bad}>{problem}</p>;
}

const panelId = 'dispatch-edit';

/** Toggles edit mode. Turning it on focuses its first button. */
function EditToggle({ title, isEditing }: { title: string; isEditing: boolean }) {
  const words = useTextsOf(checkoutTexts);
  const folds = useFolds();
  const toggle = (): void => {
    flushSync(() => folds.toggle('dispatch', !isEditing));
    if (!isEditing) document.querySelector<HTMLElement>(`#${panelId} button`)?.focus();
  };
  return (
    <Button
      look="link"
      aria-label={words.changeOf(title)}
      aria-expanded={isEditing}
      aria-controls={panelId}
      onClick={toggle}
    >
      {words.change}
    </Button>
  );
}

function ChangePlaceButton() {
  const words = useTextsOf(checkoutTexts);
  const modals = useModals();
  const kind = useShop((shop) => shop.place.choice.kind);
  return (
    <Button
      id="field-address"
      look="quiet"
      onClick={() => modals.open({ kind: 'dispatch', next: 'nothing' })}
    >
      {placeButtonText[kind](words)}
    </Button>
  );
}

/**
 * The button that changes the time, if the store takes scheduled orders.
 * docs/rules/checkout.md#dispatch-details. Hidden while a time must be chosen: the pay button asks
 * for it then.
 */
function ChangeTimeButton() {
  const words = useTextsOf(checkoutTexts);
  const modals = useModals();
  const store = useCurrentStore();
  const dispatch = useDispatchMethod();
  const isDecided = useShop(({ place }) => place.choice.kind !== 'undecided');
  const isLater = useShop((shop) => shop.requestedTime !== null);
  const isAsked = useStoreCheck() === 'chooseTime';
  if (!isDecided || isAsked || !acceptsScheduledOrders(store, dispatch)) return null;
  return (
    <Button
      look="quiet"
      onClick={() => modals.open({ kind: 'futureOrder', next: 'nothing', slotProblem: null })}
    >
      {isLater ? words.changeTime : words.schedule}
    </Button>
  );
}

const placeButtonText = {
  undecided: (words: CheckoutTexts) => words.selectAddress,
  pickup: (words: CheckoutTexts) => words.changeStore,
  delivery: (words: CheckoutTexts) => words.changeAddress,
} as const;

function DispatchFacts() {
  const { texts } = useApp();
  const words = useTextsOf(checkoutTexts);
  const store = useCurrentStore();
  const choice = useShop((shop) => shop.place.choice);
  switch (choice.kind) {
    case 'undecided':
      return (
        <NamedFact icon="pin" label={words.deliveryTo}>
          {texts.menu.selectAddress}
        </NamedFact>
      );
    case 'pickup':
      return (
        <NamedFact icon={storeIcon} label={words.pickupNear}>
          {`${store.name} · ${store.textAddress}`}
        </NamedFact>
      );
    case 'delivery':
      return (
        <>
          <NamedFact icon="pin" label={words.deliveryTo}>
            {addressLine(choice.address)}
          </NamedFact>
          <NamedFact icon={storeIcon} label={words.from}>
            {store.name}
          </NamedFact>
        </>
      );
    default:
      return unreachable(choice);
  }
}

/** A fact with its label above it. */
function NamedFact({ icon, label, children }: { icon: IconName; label: string; children: string }) {
  return (
    <Fact icon={<Icon name={icon} />}>
      <small>{label}</small>
      {children}
    </Fact>
  );
}

/**
 * The notice that some products of the cart are made to order; hidden without one.
 * docs/rules/checkout.md#made-to-order-notice.
 */
export function DeferredNotice() {
  const words = useTextsOf(checkoutTexts);
  const index = useMenuIndex();
  const names = useDeferredNames(index);
  const isLater = useShop((shop) => shop.requestedTime !== null);
  if (names === '') return null;
  return (
    <Notice icon={potIcon}>
      <b>{words.deferredTitle}</b>
      <p>{isLater ? words.deferredLater(names) : words.deferredText(names)}</p>
    </Notice>
  );
}
