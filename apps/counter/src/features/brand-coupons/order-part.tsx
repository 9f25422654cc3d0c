import { isPaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { listedMethods } from '@comanda/i18n/method-texts.ts';
import { SelectField, ToggleChips } from '../../counter/brand-draft/field-parts.tsx';
import { CouponPart } from './coupon-part.tsx';
import type { CouponForm } from './use-coupon-form.ts';
import { useBrandCouponTexts } from './use-brand-coupon-texts.ts';

const nameOf = (method: string): string =>
  isPaymentMethodName(method) ? listedMethods[method].label : method;

/**
 * The part about how the order is received and paid. Free delivery is delivered, whatever was
 * chosen.
 */
export function OrderPart({ form }: { form: CouponForm }) {
  const { form: texts } = useBrandCouponTexts();
  const { fields, set, subjects } = form;
  const methods = new Set<string>([
    ...subjects.stores.flatMap(({ paymentMethods }) => paymentMethods),
    ...fields.paymentMethods,
  ]);
  const ways = {
    '': texts.bothWays,
    store_delivery: texts.onlyDelivery,
    in_store: texts.onlyPickup,
  };
  const way = fields.dispatch === 'in_store' ? 'in_store' : 'store_delivery';
  const parts = [
    ...(fields.kind === 'delivery' || fields.dispatch === '' ? [] : [ways[way]]),
    ...(fields.paymentMethods.length === 0 ? [] : [joinNames(fields.paymentMethods.map(nameOf))]),
  ];
  return (
    <CouponPart
      title={texts.order}
      now={parts.length === 0 ? texts.anyOrder : parts.join(' · ')}
      isWrong={[form.here('dispatchMethod'), form.here('paymentMethods')].some(Boolean)}
    >
      {fields.kind !== 'delivery' && (
        <SelectField
          label={texts.dispatch}
          value={fields.dispatch}
          options={Object.entries(ways).map(([value, label]) => ({ value, label }))}
          problem={form.here('dispatchMethod')}
          onChange={(dispatch) => set({ dispatch })}
        />
      )}
      <ToggleChips
        legend={texts.payment}
        options={[...methods].map((value) => ({ value, label: nameOf(value) }))}
        chosen={fields.paymentMethods}
        problem={form.here('paymentMethods')}
        onChange={(paymentMethods) => set({ paymentMethods })}
      />
    </CouponPart>
  );
}
