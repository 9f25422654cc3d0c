import { hasStreetNumber } from '@comanda/domain/address/history.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { checkCheckoutForm } from '@comanda/domain/checkout/check-form.ts';
import { type FieldProblem, problem } from '@comanda/domain/checkout/field-problem.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { AskedOrder } from './asked-order.ts';

type Facts = { store: Store; index: MenuIndex; charged: Minor };

/** FIELD_VALIDATION with every field that keeps the order from being placed, or null. Spec §5; the browser's form asks the same rule. */
export function checkFields(asked: AskedOrder, { store, index, charged }: Facts): Refusal | null {
  const { order } = asked.body;
  const form = checkCheckoutForm(
    {
      name: order.name,
      email: order.email,
      phone: order.phone,
      paymentMethod: order.paymentMethod,
      deliveryOption: order.deliveryOption ?? null,
      cashAmount: order.cashAmount ?? null,
      checkoutAnswers: Object.fromEntries(order.checkoutAnswers.map(({ checkoutQuestionId, answer }) => [checkoutQuestionId, answer])),
      termsAndConditions: order.termsAndConditions,
    },
    { country: asked.country, dispatch: order.dispatchMethod, questions: store.checkoutQuestions, charged },
  );
  const fields = { ...form, ...checkAddress(asked), ...checkAge(asked, index) };
  return Object.keys(fields).length === 0 ? null : refusalOf('FIELD_VALIDATION', { fields });
}

type Problems = Record<string, FieldProblem>;

/** Spec §5: an address needs a street number. */
function checkAddress({ body: { order } }: AskedOrder): Problems {
  if (order.dispatchMethod === 'in_store') return {};
  if (!order.address || order.address.textAddress.trim() === '') return { address: problem('required') };
  return hasStreetNumber(order.address.textAddress) ? {} : { address: problem('format') };
}

/** Spec §5 Age gate: over 18. */
function checkAge({ body: { order } }: AskedOrder, index: MenuIndex): Problems {
  const needsAge = order.itemsAttributes.some((item) => index.productById.get(item.productId)?.plus18 === true);
  return needsAge && order.plus18 !== true ? { plus18: problem('mustAccept') } : {};
}
