import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { MailTexts } from '@comanda/i18n/es/mails.ts';
import { methodTexts } from '@comanda/i18n/method-texts.ts';
import { defineMail } from '../mail/define-mail.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import { paragraph } from '../mail/mail-content.ts';

/**
 * Minor units. `isPaid`: another payment pays the order. `method`: the method of the refunded
 * payment. `paidAfterPart`: the refund is a part of a paid order, and the shopper has paid this
 * much after it; null: a whole payment was refunded.
 */
export type RefundNoticeFacts = {
  attemptId: string;
  order: { number: number; storeName: string; storePhone: string };
  isPaid: boolean;
  method: PaymentMethodName;
  refunded: Minor;
  paidAfterPart: Minor | null;
  name: string;
  email: string;
  brand: MailBrand;
};

/** The mail about the refund of a payment, or of a part of it. */
export const refundNoticeMail = defineMail<RefundNoticeFacts>({
  name: 'return',
  id: ({ attemptId }) => attemptId,
  content(facts, texts) {
    const { order, method, refunded, paidAfterPart, name, email, brand } = facts;
    const { storeName: store, storePhone: phone } = order;
    const amount = texts.returnText({
      amount: formatMoney(refunded, brand.country),
      where: methodTexts[method].refund,
    });
    return {
      to: email,
      preheader: amount,
      title:
        paidAfterPart === null ? texts.returnTitle(order.number) : texts.partTitle(order.number),
      blocks: [
        paragraph(texts.hello(name)),
        paragraph(amount),
        ...standOfOrder(facts, texts).map(paragraph),
        { kind: 'quiet', text: texts.orderHelp({ store, phone }) },
      ],
      link: { label: texts.orderFollow, url: `${brand.origin}/orders` },
      footer: texts.footer(brand.name),
    };
  },
});

/** The meaning of the refund for the order; empty: the order has ended. */
function standOfOrder(
  { isPaid, paidAfterPart, brand }: RefundNoticeFacts,
  texts: MailTexts,
): readonly string[] {
  if (paidAfterPart !== null) return [texts.partRest(formatMoney(paidAfterPart, brand.country))];
  return isPaid ? [texts.returnPaid] : [];
}
