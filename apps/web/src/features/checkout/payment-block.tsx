import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { isSavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { groupMethods, type OfferedMethod } from '@comanda/domain/payment/methods.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { useSession } from '../../shop/use-sessions.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { cardIcon } from '@comanda/ui/lazy-icons.ts';
import { Button } from '@comanda/ui/button.tsx';
import type { IconName } from '@comanda/ui/icons.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { CashChange } from './cash-change.tsx';
import css from './checkout.module.css';
import { FoldRow } from './fold-row.tsx';
import type { FormValues } from './form-values.ts';
import type { PaymentSlots } from './payment-slots.ts';
import { MethodGroup, methodIcon, MethodsOverLimit } from './payment-method-rows.tsx';
import { CardSelection, ChosenCardMark, isCardMethod, MethodName } from './payment-card-parts.tsx';
import { useCashText } from './use-cash-text.ts';
import { useFieldProblem } from './use-checkout-form.ts';
import { useChooseMethod } from './use-choose-method.ts';
import { type AvailableMethods, useAvailableMethods } from './use-available-methods.ts';

type Props = {
  slots: PaymentSlots;
  /** The method of the draft or of the last order. */
  lastUsed: PaymentMethodName | null;
};

/**
 * The choice of the payment method, online or on delivery. Another method resets the tip and
 * notifies the shopper. docs/rules/payments.md#reset-on-another-payment-method. Folded, it shows
 * the chosen one and how many others there are. docs/rules/checkout.md#chosen-payment-method.
 */
export function PaymentBlock({ slots, lastUsed }: Props) {
  const words = useTextsOf(paymentsTexts);
  const checkout = useTextsOf(checkoutTexts);
  const { offered, ...left } = useAvailableMethods();
  const problem = useFieldProblem('paymentMethod');
  const chosen = useFormContext<FormValues>().watch('paymentMethod');
  const cash = useCashText();
  const method = offered.find(({ name }) => name === chosen);
  const { cards, panels } = slots;
  const Panel = method === undefined ? null : panels[method.flow];
  const hasCards = offered.some(({ name }) => isSavedCardMethod(name));
  if (offered.length === 0) return <Notice tone="bad">{words.none}</Notice>;
  return (
    <FoldRow
      fold="payment"
      {...headMark(method, cards)}
      title={checkout.paymentTitle}
      value={<MethodName method={method} cards={cards} />}
      more={
        method === undefined || offered.length < 2 ? undefined : words.otherWays(offered.length - 1)
      }
      note={method?.name === 'cash' ? cash : method && words.methods[method.name].hint}
      notice={
        <>
          <MethodNotices {...left} />
          {hasCards || isCardMethod(chosen) ? (
            <CardSelection cards={cards} offered={offered} lastUsed={lastUsed} />
          ) : null}
        </>
      }
    >
      <MethodLists
        methods={{ offered, ...left }}
        cards={cards}
        chosen={chosen}
        isInvalid={problem !== undefined}
        belowChosen={
          <>
            {chosen === 'cash' ? <CashChange /> : null}
            {Panel === null || method === undefined ? null : (
              <Suspense fallback={null}>
                <Panel method={method} />
              </Suspense>
            )}
          </>
        }
      />
      {problem === undefined ? null : <p className={css.bad}>{problem}</p>}
    </FoldRow>
  );
}

/** Returns what stands in the head of the folded section: the mark of the chosen card or method. */
function headMark(
  method: OfferedMethod | undefined,
  cards: PaymentSlots['cards'],
): { icon: IconName } | { mark: ReactNode } {
  if (method === undefined) return { icon: cardIcon };
  return isCardMethod(method.name)
    ? { mark: <ChosenCardMark method={method} cards={cards} /> }
    : methodIcon(method);
}

type MethodListsProps = {
  methods: AvailableMethods;
  cards: PaymentSlots['cards'];
  chosen: PaymentMethodName | null;
  isInvalid: boolean;
  /** Shown below the row of the chosen method. */
  belowChosen: ReactNode;
};

/**
 * The methods online and on delivery. The cards of a user come first; while one of them is chosen,
 * the other methods are folded. docs/rules/checkout.md#chosen-payment-method.
 */
function MethodLists({ methods, cards, chosen, isInvalid, belowChosen }: MethodListsProps) {
  const { offered } = methods;
  const choose = useChooseMethod('shopper');
  const isUser = useSession()?.role === 'user';
  const [isFolded, setFolded] = useState(isUser && isCardMethod(chosen));
  const cardMethods = offered.map(({ name }) => name).filter(isSavedCardMethod);
  return (
    <>
      {isUser && cardMethods.length > 0 ? (
        <Suspense fallback={null}>
          <cards.Options methods={cardMethods} chosen={chosen} onChoose={choose} />
        </Suspense>
      ) : null}
      {isFolded && isCardMethod(chosen) ? (
        <OtherMethodsButton
          count={offered.length - cardMethods.length}
          onPress={() => setFolded(false)}
        />
      ) : (
        <MethodGroups methods={methods} isInvalid={isInvalid} belowChosen={belowChosen} />
      )}
    </>
  );
}

/** Shows the methods that are no saved card, and focuses their first group. */
function OtherMethodsButton({ count, onPress }: { count: number; onPress: () => void }) {
  const words = useTextsOf(paymentsTexts);
  if (count === 0) return null;
  const press = (): void => {
    flushSync(onPress);
    document.getElementById('field-paymentMethod')?.focus();
  };
  return (
    <Button look="quiet" wide aria-expanded={false} onClick={press}>
      {words.otherWays(count)}
    </Button>
  );
}

function MethodGroups({
  methods: { offered, notReached, tooSmall },
  isInvalid,
  belowChosen,
}: Pick<MethodListsProps, 'methods' | 'isInvalid' | 'belowChosen'>) {
  const words = useTextsOf(paymentsTexts);
  const { online, onDelivery } = groupMethods(offered);
  return (
    <>
      <MethodGroup
        title={words.groupOnline}
        methods={online}
        isFirst
        invalid={isInvalid}
        belowChosen={belowChosen}
      />
      <MethodsOverLimit notReached={notReached} tooSmall={tooSmall} />
      <MethodGroup
        title={words.groupOnDelivery}
        methods={onDelivery}
        isFirst={online.length === 0}
        invalid={isInvalid}
        belowChosen={belowChosen}
      />
    </>
  );
}

/**
 * Explains why a method is missing from the list, also while the list is folded: it is down, or it
 * was chosen and the amount changed.
 */
function MethodNotices({
  down,
  notReached,
  tooSmall,
  replaced,
  onlineOnly,
}: Omit<AvailableMethods, 'offered'>) {
  const words = useTextsOf(paymentsTexts);
  const { country } = useSettings();
  const outgrown = tooSmall.filter(({ name }) => name === replaced);
  const unreached = notReached.filter(({ name }) => name === replaced);
  if (!onlineOnly && down.length + outgrown.length + unreached.length === 0) return null;
  return (
    <div className={css.notices}>
      {onlineOnly ? <Notice icon="calendar">{words.onlineOnly}</Notice> : null}
      {down.map(({ name }) => (
        <Notice key={name}>{words.down(words.methods[name].label)}</Notice>
      ))}
      {unreached.map(({ name, minimum }) => (
        <Notice key={name}>
          {words.notReached({
            method: words.methods[name].label,
            minimum: formatMoney(minimum, country),
          })}
        </Notice>
      ))}
      {outgrown.map(({ name, maximum }) =>
        maximum === null ? null : (
          <Notice key={name}>
            {words.tooSmall({
              method: words.methods[name].label,
              maximum: formatMoney(maximum, country),
            })}
          </Notice>
        ),
      )}
    </div>
  );
}
