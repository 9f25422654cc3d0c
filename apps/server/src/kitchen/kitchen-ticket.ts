import { type KitchenTicket, kitchenTicket } from '@comanda/contract/kitchen-orders.ts';
import { partsOf } from '@comanda/domain/address/address-parts.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { isTaxIdKind } from '@comanda/domain/store/question-kinds.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { OrderProduct } from '@comanda/domain/order/order.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { waivedAmount } from '@comanda/domain/line-removal/removals-of-order.ts';
import { payOnDelivery } from '@comanda/domain/payment/pay-on-delivery.ts';
import { isPaidOnline } from '@comanda/domain/payment/paid-online.ts';
import { tidyTexts } from '@comanda/domain/text/tidy-texts.ts';
import { answerText } from '../platform/http/compile-endpoint.ts';
import type { CustomerOrder } from '../order/find-orders.rows.ts';
import { amountsOf } from '../order/order.rows.ts';
import { shownMethod } from '../order/stored-payment.ts';

/** The tenant of an order, and the URL at which its restaurant changes the order's status. */
export type TicketContext = { tenantId: TenantId; country: Country; callbackUrl: string };

/**
 * Returns who carries an order, as far as that is known. The courier's reports move an order that a
 * courier carries.
 */
export const carrierOf = ({
  snapshot,
  rider,
}: Pick<CustomerOrder, 'snapshot' | 'rider'>): 'courier' | 'store' =>
  snapshot.courier &&
  snapshot.courier.couriers[0] !== 'own_delivery' &&
  rider?.courier !== 'own_delivery'
    ? 'courier'
    : 'store';

/**
 * Returns the data with which a restaurant cooks, packs, delivers and collects; amounts in minor
 * units. Every text is tidied, because tickets are printed.
 */
export const kitchenTicketOf = (
  row: CustomerOrder,
  context: TicketContext,
  broughtBy = carrierOf(row),
): KitchenTicket => tidyTexts(wholeTicket(row, context, broughtBy));

function wholeTicket(
  row: CustomerOrder,
  { tenantId, country, callbackUrl }: TicketContext,
  broughtBy: 'courier' | 'store',
): KitchenTicket {
  const { snapshot } = row;
  return {
    storeId: row.store_id,
    tenantId,
    orderId: row.id,
    number: row.number,
    status: row.status,
    endReason: row.end_reason,
    createdAt: row.created_at,
    timeZone: snapshot.timeZone,
    scheduledDate: snapshot.scheduledDate,
    estimatedAt: hasOrderEnded(row.status) ? null : row.estimated_at,
    dispatchMethod: row.dispatch_method,
    broughtBy,
    customer: {
      name: row.customer_name,
      phone: row.customer_phone,
      email: needsInvoice(row) ? row.customer_email : null,
    },
    address: addressOf(snapshot),
    deliveryOption: snapshot.deliveryOption,
    dispatchNote: snapshot.dispatchNote,
    handOverCode: row.hand_over_code,
    napkin: snapshot.napkin,
    coverly: snapshot.coverly,
    ageConfirmed: snapshot.plus18,
    checkoutAnswers: [...snapshot.checkoutAnswers],
    products: row.lines.map(ticketProduct),
    payment: paymentOf(row, country),
    ...amountsOf(row),
    callbackUrl,
  };
}

const addressOf = ({ address }: CustomerOrder['snapshot']): KitchenTicket['address'] =>
  address && {
    ...address,
    ...partsOf(address),
    locationPrecision: address.locationPrecision ?? null,
  };

/** Returns whether the shopper gave a tax number: the restaurant then sends an invoice by mail. */
const needsInvoice = ({ snapshot }: CustomerOrder): boolean =>
  snapshot.checkoutAnswers.some(({ kind }) => kind != null && isTaxIdKind(kind));

const ticketProduct = ({
  modifiers,
  ...line
}: OrderProduct): KitchenTicket['products'][number] => ({
  ...line,
  modifiers: modifiers.map((modifier) => ({ ...modifier, groupName: modifier.groupName ?? null })),
});

function paymentOf(row: CustomerOrder, { currency }: Country): KitchenTicket['payment'] {
  const { payment_status: paymentStatus, total } = row;
  const paymentMethod = shownMethod(row);
  const { amount, cash, change } = payOnDelivery({
    paymentMethod,
    paymentStatus,
    total,
    cashAmount: row.snapshot.cashAmount,
    waived: waivedAmount(row.line_removals),
  });
  const isOnline = isPaidOnline(paymentMethod);
  return {
    method: paymentMethod,
    isOnline,
    status: paymentStatus,
    currency,
    toCollect: amount,
    cashAmount: cash,
    change,
  };
}

const serialisers = { 0: answerText(kitchenTicket, 0), 2: answerText(kitchenTicket, 2) };

/** Serialises a ticket: JSON, amounts in major units, only the fields of the schema. */
export const kitchenTicketText = (ticket: KitchenTicket, { decimals }: Country): string =>
  serialisers[decimals](ticket);
