import { itemisedAmounts } from '@comanda/domain/price/itemised-amounts.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { type Minor, negate } from '@comanda/domain/money/money.ts';
import { pointsTexts } from '@comanda/i18n/areas/points.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { Field } from '@comanda/ui/field.tsx';
import type { KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../../shop/app-context.ts';
import { pointsText } from '../../shop/money/points-text.ts';
import { useQuote } from '../../shop/money/use-quote.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './points-field.module.css';
import { type PointsControls, type PointsOffer, usePoints } from './use-points.ts';

/**
 * Money that the shopper pays with points: all of them in one press, or an amount that is typed,
 * applied and removed.
 * docs/rules/points.md#points-at-the-checkout.
 */
export function PointsField(offer: PointsOffer) {
  const words = useTextsOf(pointsTexts);
  const controls = usePoints(offer);
  const { state, problem, hint, typed, type, leave, apply } = controls;
  const applyOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (state === 'open') apply();
  };
  return (
    <div className={css.points} data-state={state}>
      <Balance balance={offer.balance} />
      <MostButton controls={controls} balance={offer.balance} />
      <p className={css.label} aria-hidden="true">
        {words.label}
      </p>
      <div className={css.row}>
        <Field
          id="field-loyaltyPoints"
          icon={state === 'applied' ? <Icon name="check" size={20} /> : undefined}
          label={words.label}
          labelHidden
          hint={hint}
          problem={problem}
        >
          <input
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={fieldLengths.typedAmount}
            readOnly={state !== 'open'}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onKeyDown={applyOnEnter}
          />
        </Field>
        <PointsButton controls={controls} />
      </div>
      <p className="visually-hidden" role="status">
        {state === 'open' ? problem : hint}
      </p>
    </div>
  );
}

function Balance({ balance: { available, moneyAvailable } }: Pick<PointsOffer, 'balance'>) {
  const words = useTextsOf(pointsTexts);
  const { country } = useSettings();
  return (
    <p className={css.balance}>
      {words.availableOf({
        points: pointsText(available, country, words),
        money: formatMoney(moneyAvailable, country),
      })}
    </p>
  );
}

const buttonId = 'points-button';

/**
 * Applies the typed money, or removes the points. It stays the same button, so that it keeps the
 * focus.
 */
function PointsButton({
  controls: { state, isUsable, apply, remove },
}: {
  controls: PointsControls;
}) {
  const words = useTextsOf(pointsTexts);
  const isRemoval = state === 'applied' || state === 'unanswered';
  return (
    <Button
      id={buttonId}
      look="quiet"
      onClick={() => (isRemoval ? remove() : state === 'open' && apply())}
      aria-disabled={!isRemoval && !(state === 'open' && isUsable)}
    >
      {isRemoval ? words.remove : state === 'asking' ? words.applying : words.use}
    </Button>
  );
}

/**
 * Applies the most points at once, the main way to use them. The button goes then, and the one
 * that removes them takes the focus.
 */
function MostButton({
  controls: { state, most, applyMost },
  balance: { moneyAvailable },
}: { controls: PointsControls } & Pick<PointsOffer, 'balance'>) {
  const words = useTextsOf(pointsTexts);
  const { country } = useSettings();
  if (state !== 'open' || most === 0) return null;
  const press = (): void => {
    applyMost();
    document.getElementById(buttonId)?.focus();
  };
  return (
    <Button look="soft" wide onClick={press}>
      {(most === moneyAvailable ? words.useAll : words.useMost)(formatMoney(most, country))}
    </Button>
  );
}

/**
 * Returns the line of the folded section: the points in the total, or the money that the user has.
 */
export function usePointsValue(available: Minor): { value: string; isEmpty: boolean } {
  const words = useTextsOf(pointsTexts);
  const { country } = useSettings();
  const isApplied = useStore(useApp().discounts, ({ arePointsApplied }) => arePointsApplied);
  const { quote } = useQuote();
  if (!isApplied || quote === null)
    return { value: words.available(formatMoney(available, country)), isEmpty: true };
  const { pointsUsed, points } = itemisedAmounts(quote.parts);
  const used = [pointsText(pointsUsed, country, words), formatMoney(negate(points), country)];
  return { value: used.join(' · '), isEmpty: false };
}
