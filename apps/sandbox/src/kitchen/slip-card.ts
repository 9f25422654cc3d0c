import { type Html, html } from '../http/html.ts';
import { quoteCustomerText } from './quote-customer-text.ts';
import type { Slip, SlipMoney } from './slip.ts';

const methods: Record<string, string> = { cash: 'en efectivo', card: 'con tarjeta' };
const options: Record<string, string> = {
  deliverDoor: 'Subir hasta la puerta',
  waitOutside: 'Esperan afuera',
  leaveInDoor: 'Dejar en la puerta',
};

/** The part of an order's card below the products: time, bag, customer, address and money. */
export const slipCard = (slip: Slip): Html =>
  html`<dl class="facts">
    ${fact('Para', timeOf(slip))} ${fact('Bolsa', bagOf(slip))} ${fact('Cliente', personOf(slip))}
    ${fact('Entregar en', placeOf(slip))} ${fact('Nota', quoteCustomerText(noteOf(slip)))}
    ${fact('Código', slip.handOverCode)}
    ${slip.answers.map(({ question, answer }) => fact(question, quoteCustomerText(answer)))}
    ${fact('Factura a', slip.customer.email)} ${fact('Descuentos', discountsOf(slip.money))}
    <dt>Cobrar</dt>
    <dd><b>${collectOf(slip.money)}</b></dd>
  </dl>`;

const fact = (name: string, value: string): Html =>
  value === ''
    ? html``
    : html`<dt>${name}</dt>
        <dd>${value}</dd>`;

const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' · ');

function timeOf({ scheduledDate, estimatedAt, timeZone }: Slip): string {
  if (scheduledDate !== null) return `${scheduledDate} (programado)`;
  if (estimatedAt === null || Number.isNaN(Date.parse(estimatedAt))) return 'lo antes posible';
  const clock = new Intl.DateTimeFormat('es-CL', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: timeZone || 'UTC',
  });
  return `lo antes posible, cerca de las ${clock.format(new Date(estimatedAt))}`;
}

const bagOf = ({ napkin, cutlery, ageConfirmed }: Slip): string =>
  joined(
    napkin ? 'con servilletas' : 'sin servilletas',
    cutlery ? 'con cubiertos' : 'sin cubiertos',
    ageConfirmed ? 'pedir carnet: +18' : '',
  );

const personOf = ({ customer }: Slip): string =>
  joined(quoteCustomerText(customer.name), customer.phone);

const placeOf = ({ address, deliveryOption }: Slip): string =>
  address === null
    ? 'retira en el local'
    : joined(
        quoteCustomerText(joined(address.text, address.details)),
        options[deliveryOption] ?? deliveryOption,
        `${address.isApproximate ? 'punto aproximado: ' : ''}${address.latitude}, ${address.longitude}`,
      );

const noteOf = ({ address, dispatchNote }: Slip): string =>
  joined(...new Set([address?.note ?? '', dispatchNote]));

export const moneyText = (amount: number, currency: string): string =>
  `${currency} ${amount.toLocaleString('es-CL')}`;

/**
 * The discounts by name and the points, with their amounts: the restaurant sees why the total is
 * below the sum of the lines.
 */
function discountsOf({ currency, discounts = [], points }: SlipMoney): string {
  const named = discounts.map(
    ({ name, code, amount }) =>
      `${name || 'descuento'}${code === '' ? '' : ` (cupón ${code})`}: −${moneyText(amount, currency)}`,
  );
  const paid =
    points === undefined || points.count === 0
      ? ''
      : `${points.count} puntos: −${moneyText(points.amount, currency)}`;
  return joined(...named, paid);
}

function collectOf({
  method,
  currency,
  toCollect,
  cashAmount,
  change,
  tips,
  total,
}: SlipMoney): string {
  const money = (amount: number) => moneyText(amount, currency);
  const tip = tips > 0 ? `incluye ${money(tips)} de propina` : '';
  if (total === 0) return 'nada: pagado con descuentos y puntos';
  if (toCollect === 0) return joined(`nada: ${money(total)} ya pagado (${method})`, tip);
  const note =
    cashAmount === null ? '' : `paga con ${money(cashAmount)}, vuelto ${money(change ?? 0)}`;
  return joined(`${money(toCollect)} ${methods[method] ?? method}`, note, tip);
}
