import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { maySchedule } from '@comanda/domain/slots/may-schedule.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import type { CheckoutTexts } from '@comanda/i18n/es/checkout.ts';
import { useApp, useArea, useCurrentStore, useShop } from '../../platform/app-context.tsx';
import { addressLine } from '@comanda/domain/address/address-line.ts';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { useStoreCheck } from '../../platform/use-store-check.ts';
import { potIcon, storeIcon } from '../../ui/far-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Block, Fact, Facts } from '../../ui/block.tsx';
import css from './checkout.module.css';
import { useFolds } from './folds.ts';
import type { FormValues } from './form-values.ts';
import { useMarked } from './use-checkout-form.ts';
import { usePlaceId } from './use-place-id.ts';
import { useDeferredNames, useWhen } from './use-when.ts';

/** Where it goes, from where, and when; in edit mode the two buttons that change it. Spec §2 Dispatch details block. */
export function DispatchDetails() {
  const { texts } = useApp();
  const words = useArea(checkoutTexts);
  const choice = useShop((shop) => shop.place.choice);
  const when = useWhen();
  const folds = useFolds();
  const isUndecided = choice.kind === 'undecided';
  const isEditing = isUndecided || folds.isOpen('dispatch');
  const title = choice.kind === 'pickup' ? texts.common.pickup : words.dispatchTitle;
  usePlaceId();
  return (
    <Block title={title} aside={isUndecided ? null : <EditToggle title={title} isEditing={isEditing} />}>
      <Facts>
        <Where />
        <Named icon="clock" label={choice.kind === 'pickup' ? words.pickupTime : words.deliveryTime}>
          {when.fact}
        </Named>
      </Facts>
      <AddressProblem />
      <div id={panelId} hidden={!isEditing}>
        <div className={`${css.actions} ${css.underFacts}`}>
          <PlaceButton />
          <TimeButton />
        </div>
      </div>
    </Block>
  );
}

/** What the server found wrong with the address, until there is another. */
function AddressProblem() {
  const problem = useMarked('address');
  const choice = useShop((shop) => shop.place.choice);
  const { clearErrors } = useFormContext<FormValues>();
  useEffect(() => clearErrors('root.address'), [choice, clearErrors]);
  return problem === undefined ? null : <p className={css.bad}>{problem}</p>;
}

const panelId = 'dispatch-edit';

/** Turns edit mode on, with the focus on its first button, and off again. */
function EditToggle({ title, isEditing }: { title: string; isEditing: boolean }) {
  const words = useArea(checkoutTexts);
  const folds = useFolds();
  const toggle = (): void => {
    flushSync(() => folds.toggle('dispatch', !isEditing));
    if (!isEditing) document.querySelector<HTMLElement>(`#${panelId} button`)?.focus();
  };
  return (
    <Button look="link" aria-label={words.changeOf(title)} aria-expanded={isEditing} aria-controls={panelId} onClick={toggle}>
      {words.change}
    </Button>
  );
}

function PlaceButton() {
  const words = useArea(checkoutTexts);
  const modals = useModals();
  const kind = useShop((shop) => shop.place.choice.kind);
  return (
    <Button id="field-address" look="quiet" onClick={() => modals.open({ kind: 'dispatch', next: 'nothing' })}>
      {buttonWords[kind](words)}
    </Button>
  );
}

/** Where the store takes orders for later. Spec §2: not while it is closed by attribute. Where a time has to be chosen the pay button asks for it. */
function TimeButton() {
  const words = useArea(checkoutTexts);
  const modals = useModals();
  const store = useCurrentStore();
  const dispatch = useShop(({ place }) => (place.choice.kind === 'delivery' ? 'store_delivery' : 'in_store'));
  const isDecided = useShop(({ place }) => place.choice.kind !== 'undecided');
  const isLater = useShop((shop) => shop.wanted !== null);
  const isAsked = useStoreCheck() === 'chooseTime';
  if (!isDecided || isAsked || !maySchedule(store, dispatch)) return null;
  return (
    <Button look="quiet" onClick={() => modals.open({ kind: 'futureOrder', next: 'nothing', lost: null })}>
      {isLater ? words.changeTime : words.schedule}
    </Button>
  );
}

const buttonWords = {
  undecided: (words: CheckoutTexts) => words.selectAddress,
  pickup: (words: CheckoutTexts) => words.changeStore,
  delivery: (words: CheckoutTexts) => words.changeAddress,
} as const;

function Where() {
  const { texts } = useApp();
  const words = useArea(checkoutTexts);
  const store = useCurrentStore();
  const choice = useShop((shop) => shop.place.choice);
  switch (choice.kind) {
    case 'undecided':
      return (
        <Named icon="pin" label={words.deliveryTo}>
          {texts.menu.selectAddress}
        </Named>
      );
    case 'pickup':
      return (
        <Named icon={storeIcon} label={words.pickupNear}>
          {`${store.name} · ${store.textAddress}`}
        </Named>
      );
    case 'delivery':
      return (
        <>
          <Named icon="pin" label={words.deliveryTo}>
            {addressLine(choice.address)}
          </Named>
          <Named icon={storeIcon} label={words.from}>
            {store.name}
          </Named>
        </>
      );
    default:
      return unreachable(choice);
  }
}

/** A fact under its name. */
function Named({ icon, label, children }: { icon: IconName; label: string; children: string }) {
  return (
    <Fact icon={<Icon name={icon} />}>
      <small>{label}</small>
      {children}
    </Fact>
  );
}

/** Only when something in the cart is made to order. Spec §2 deferred-time notice. */
export function DeferredNotice() {
  const words = useArea(checkoutTexts);
  const { index } = useApp();
  const names = useDeferredNames(index);
  const isLater = useShop((shop) => shop.wanted !== null);
  if (names === '') return null;
  return (
    <Notice icon={potIcon}>
      <b>{words.deferredTitle}</b>
      <p>{isLater ? words.deferredLater(names) : words.deferredText(names)}</p>
    </Notice>
  );
}
