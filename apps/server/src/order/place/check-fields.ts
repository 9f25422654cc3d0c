import { hasStreetNumber } from '@comanda/domain/address/street-number.ts';
import {
  isApproximate,
  needsPin,
  precisionOf,
} from '@comanda/domain/address/location-precision.ts';
import { checkParts, statedParts } from '@comanda/domain/address/written-address.ts';
import { addressSchemaOf } from '@comanda/domain/country/address-schema-of.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { checkCheckoutForm } from '@comanda/domain/checkout/check-form.ts';
import { type FieldProblem, problem } from '@comanda/domain/checkout/field-problem.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { RequestedOrder } from './requested-order.ts';

/** `total`: of the quote, without tips, in minor units. */
type Facts = { store: Store; index: MenuIndex; total: Minor };

/**
 * FIELD_VALIDATION with every invalid field, or null. docs/rules/checkout.md#required-fields; the
 * browser's form uses the same rule.
 */
export function checkFields(
  requested: RequestedOrder,
  { store, index, total }: Facts,
): Refusal | null {
  const { order } = requested.body;
  const form = checkCheckoutForm(
    {
      name: order.name,
      email: order.email,
      phone: order.phone,
      paymentMethod: order.paymentMethod,
      deliveryOption: order.deliveryOption ?? null,
      cashAmount: order.cashAmount ?? null,
      checkoutAnswers: Object.fromEntries(
        order.checkoutAnswers.map(({ checkoutQuestionId, answer }) => [checkoutQuestionId, answer]),
      ),
      termsAndConditions: order.termsAndConditions,
      tip: order.tip,
      storeTip: order.storeTip,
    },
    {
      country: requested.country,
      dispatch: order.dispatchMethod,
      questions: store.checkoutQuestions,
      total,
    },
  );
  const fields = { ...form, ...checkAddress(requested), ...checkAge(requested, index) };
  return Object.keys(fields).length === 0 ? null : refusalOf('FIELD_VALIDATION', { fields });
}

type Problems = Record<string, FieldProblem>;

/**
 * Problems of the address. docs/rules/checkout.md#required-fields: an address needs a street
 * number, and the parts of its country (postalCode, zone). Its point is a house, or the shopper has
 * confirmed that it is not, and then no required part is missing.
 * docs/rules/places.md#street-number-required.
 */
function checkAddress({ body: { order }, country, areaCentres }: RequestedOrder): Problems {
  if (order.dispatchMethod === 'in_store') return {};
  if (!order.address || order.address.textAddress.trim() === '')
    return { address: problem('required') };
  if (!hasStreetNumber(order.address.textAddress)) return { address: problem('format') };
  const schema = addressSchemaOf(country.code);
  const parts = checkParts(
    schema,
    statedParts(schema, order.address),
    isApproximate(precisionOf(order.address, areaCentres)),
  );
  return needsPin(order.address, areaCentres)
    ? { ...parts, address: problem('unconfirmedLocation') }
    : parts;
}

/** docs/rules/menu.md#age-gate: over 18. */
function checkAge({ body: { order } }: RequestedOrder, index: MenuIndex): Problems {
  const needsAge = order.itemsAttributes.some(
    (item) => index.productById.get(item.productId)?.plus18 === true,
  );
  return needsAge && order.plus18 !== true ? { plus18: problem('mustAccept') } : {};
}
