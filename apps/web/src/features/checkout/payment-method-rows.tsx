import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { OfferedMethod } from '@comanda/domain/payment/methods.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { ChoiceList } from '@comanda/ui/choice.tsx';
import { Icon, type IconName } from '@comanda/ui/icons.tsx';
import { cardIcon, cashIcon, handsetIcon } from '@comanda/ui/lazy-icons.ts';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './checkout.module.css';
import type { FormValues } from './form-values.ts';
import { hasPicture, PaymentMethodLogo } from './payment-method-logo.tsx';
import { useChooseMethod } from './use-choose-method.ts';

const methodIcons: Record<OfferedMethod['icon'], IconName> = {
  cash: cashIcon,
  card: cardIcon,
  wallet: handsetIcon,
};

const methodGlyph = ({ icon }: OfferedMethod): IconName => methodIcons[icon];

/**
 * The marks of the cards that a method takes, or the brand's own picture; else its icon, in one
 * width. Its name is text beside the mark, so a logo in letters would say it twice.
 */
export const MethodMark = ({ method }: { method: OfferedMethod }) =>
  method.logo === null || !hasPicture(method.logo) ? (
    <span className={css.mark} data-icon>
      <Icon name={methodGlyph(method)} />
    </span>
  ) : (
    <PaymentMethodLogo logo={method.logo} secondary={method.secondaryLogo} />
  );

/** Returns what stands in the head of the folded section. */
export const methodIcon = (method: OfferedMethod): { icon: IconName } | { mark: ReactNode } =>
  method.logo === null || !hasPicture(method.logo)
    ? { icon: methodGlyph(method) }
    : { mark: <MethodMark method={method} /> };

type MethodsOverLimitProps = {
  notReached: readonly OfferedMethod[];
  tooSmall: readonly OfferedMethod[];
};

/**
 * The methods that do not take the amount, each with the limit that it breaks. They cannot be
 * chosen.
 */
export function MethodsOverLimit({ notReached, tooSmall }: MethodsOverLimitProps) {
  const words = useTextsOf(paymentsTexts);
  const { country } = useSettings();
  const rows = [
    ...notReached.map((method) => ({
      method,
      limit: words.startingAt(formatMoney(method.minimum, country)),
    })),
    ...tooSmall.flatMap((method) =>
      method.maximum === null
        ? []
        : [{ method, limit: words.upTo(formatMoney(method.maximum, country)) }],
    ),
  ];
  if (rows.length === 0) return null;
  return (
    <ul className={css.over}>
      {rows.map(({ method, limit }) => (
        <li key={method.name}>
          <MethodMark method={method} />
          <span>
            {words.methods[method.name].label}
            <small>{limit}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

type MethodGroupProps = {
  title: string;
  /** Shown below the row of the chosen method. */
  belowChosen?: ReactNode;
  methods: readonly OfferedMethod[];
  isFirst: boolean;
  invalid: boolean;
};

/** One group of methods. A missing choice focuses the first group. */
export function MethodGroup({ title, methods, isFirst, invalid, belowChosen }: MethodGroupProps) {
  const words = useTextsOf(paymentsTexts);
  const chosen = useFormContext<FormValues>().watch('paymentMethod');
  const choose = useChooseMethod('shopper');
  if (methods.length === 0) return null;
  return (
    <>
      <p className={css.sub} aria-hidden="true">
        {title}
      </p>
      <ChoiceList
        name="paymentMethod"
        {...(isFirst ? {} : { id: null })}
        legend={title}
        value={chosen}
        onChange={choose}
        invalid={invalid}
        options={methods.map((method) => ({
          value: method.name,
          label: words.methods[method.name].label,
          hint: words.methods[method.name].hint,
          mark: <MethodMark method={method} />,
          below: method.name === chosen ? belowChosen : null,
        }))}
      />
    </>
  );
}
