import type { Order } from '@comanda/domain/order/order.ts';
import { acceptanceOf } from '@comanda/domain/order/acceptance.ts';
import { hasOrderEnded } from '@comanda/domain/order/order-status.ts';
import { freeOrderPayment } from '@comanda/domain/price/free-order.ts';
import { partsOfAmounts } from '@comanda/domain/price/price-amounts.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { methodTexts } from '@comanda/i18n/method-texts.ts';
import type { MailTexts } from '@comanda/i18n/es/mails.ts';
import { expectedTimeSentence } from './expected-time-sentence.ts';
import { defineMail } from '../mail/define-mail.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import { type MailBlock, paragraph } from '../mail/mail-content.ts';
import { type OrderAmounts, orderAmountsBlock } from './order-amounts-block.ts';

type ReceiptOrder = OrderAmounts &
  Pick<
    Order,
    | 'id'
    | 'number'
    | 'payment'
    | 'paymentMethod'
    | 'handOverCode'
    | 'dispatchMethod'
    | 'storeName'
    | 'storePhone'
    | 'createdAt'
    | 'status'
    | 'estimatedAt'
    | 'scheduledDate'
    | 'timeZone'
  >;
export type ReceiptFacts = { order: ReceiptOrder; name: string; email: string; brand: MailBrand };

/** The mail that confirms an order: the expected time, the bill and the hand-over code. */
export const receiptMail = defineMail<ReceiptFacts>({
  name: 'order',
  id: ({ order }) => order.id,
  content({ order, name, email, brand }, texts) {
    const status = statusParagraphs(order, texts);
    const { storeName: store, storePhone: phone } = order;
    return {
      to: email,
      preheader: status.join(' '),
      title: texts.orderTitle(order.number),
      blocks: [
        paragraph(texts.hello(name)),
        ...status.map(paragraph),
        ...handOverBlock(order, texts),
        orderAmountsBlock(order, brand),
        paragraph(paidText(order, brand, texts)),
        { kind: 'quiet', text: texts.orderHelp({ store, phone }) },
      ],
      link: { label: texts.orderFollow, url: `${brand.origin}/orders` },
      footer: texts.footer(brand.name),
    };
  },
});

/**
 * Returns what was paid online and how, what is due on delivery, or what paid an order of total 0.
 */
function paidText(order: ReceiptOrder, { country }: MailBrand, texts: MailTexts): string {
  const free = freeOrderPayment(partsOfAmounts(order));
  if (free !== null) return texts.orderFree[free];
  const total = formatMoney(order.total, country);
  return order.payment?.stage === 'paid'
    ? texts.orderPaid({ total, how: methodTexts[order.paymentMethod].with })
    : texts.orderToPay(total);
}

const handOverBlock = (
  { handOverCode: code, dispatchMethod: method }: ReceiptOrder,
  { orderCode, orderCodeHint }: MailTexts,
): readonly MailBlock[] =>
  code === null
    ? []
    : [{ kind: 'code', label: orderCode[method], code, hint: orderCodeHint[method] }];

/**
 * Returns the paragraphs about the order's status and expected time. Without an estimate, a text
 * announces the mail that brings one. docs/rules/orders.md#acceptance.
 */
function statusParagraphs(order: ReceiptOrder, texts: MailTexts): readonly string[] {
  const when = expectedTimeSentence(order, texts);
  const status = texts.orderText[acceptanceOf(order.status) ?? 'waiting'];
  if (when === null) return [hasOrderEnded(order.status) ? status : texts.orderToConfirmText];
  return [order.scheduledDate === null ? status : texts.orderForLaterText, when];
}
