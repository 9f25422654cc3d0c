import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { useApp, useArea, useCurrentStore, useShop } from '../../platform/app-context.tsx';
import { addressWords } from '../../platform/address-words.ts';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Block } from './block.tsx';
import css from './checkout.module.css';
import { useDeferredNames, useWhen } from './use-when.ts';

/** Where it goes, from where, and when. Spec §2 Dispatch details block. */
export function DispatchDetails() {
  const { texts } = useApp();
  const words = useArea(checkoutTexts);
  const modals = useModals();
  const store = useCurrentStore();
  const choice = useShop((shop) => shop.place.choice);
  const when = useWhen();
  const change = (): void => modals.open({ kind: 'dispatch', next: 'nothing' });
  return (
    <Block title={choice.kind === 'pickup' ? texts.common.pickup : words.dispatchTitle}>
      <div className={css.facts}>
        {choice.kind === 'delivery' ? (
          <>
            <Fact icon="pin" label={words.deliveryTo}>
              {addressWords(choice.address)}
            </Fact>
            <Fact icon="store" label={words.from}>
              {store.name}
            </Fact>
          </>
        ) : (
          <Fact icon="store" label={words.pickupNear}>
            {choice.kind === 'pickup' ? `${store.name} · ${store.textAddress}` : words.selectAddress}
          </Fact>
        )}
        <Fact icon="clock" label={choice.kind === 'delivery' ? words.deliveryTime : words.pickupTime}>
          {when}
        </Fact>
      </div>
      <div className={css.actions}>
        <Button look="quiet" onClick={change}>
          {choice.kind === 'delivery' ? words.changeAddress : words.changeStore}
        </Button>
      </div>
    </Block>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: string }) {
  return (
    <p className={css.fact}>
      <Icon name={icon} />
      <span>
        <small>{label}</small>
        {children}
      </span>
    </p>
  );
}

/** Only when something in the cart is made to order. Spec §2 deferred-time notice. */
export function DeferredNotice() {
  const words = useArea(checkoutTexts);
  const { index } = useApp();
  const names = useDeferredNames(index);
  if (names === '') return null;
  return (
    <Notice icon="pot">
      <b>{words.deferredTitle}</b>
      <p>{words.deferredText(names)}</p>
    </Notice>
  );
}
