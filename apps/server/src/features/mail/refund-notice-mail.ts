import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import type { EmailTexts } from '@comanda/i18n/es/emails.ts';
import { methodTexts } from '@comanda/i18n/method-texts.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './mail.ts';
import type { MailBrand } from './mail-brand.ts';
import { paragraph } from './mail-content.ts';

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

/** Renders the mail about the refund of a payment, or of a part of it. */
export function refundNoticeMail(facts: RefundNoticeFacts): Mail {
  const { attemptId, order, method, refunded, paidAfterPart, name, email, brand } = facts;
  const texts = emailsTexts(brand.country.locale);
  const title =
    paidAfterPart === null ? texts.returnTitle(order.number) : texts.partTitle(order.number);
  const amount = texts.returnText({
    amount: formatMoney(refunded, brand.country),
    where: methodTexts[method].refund,
  });
  return layOutMail(brand, {
    id: `return-${attemptId}`,
    to: email,
    subject: texts.subject({ title, name: brand.name }),
    preheader: amount,
    title,
    blocks: [
      paragraph(texts.hello(name)),
      paragraph(amount),
      ...standOfOrder(facts, texts).map(paragraph),
      { kind: 'quiet', text: texts.orderHelp({ store: order.storeName, phone: order.storePhone }) },
    ],
    link: { label: texts.orderFollow, url: `${brand.origin}/orders` },
    footer: texts.footer(brand.name),
  });
}

/** The meaning of the refund for the order; empty: the order has ended. */
function standOfOrder(
  { isPaid, paidAfterPart, brand }: RefundNoticeFacts,
  texts: EmailTexts,
): readonly string[] {
  if (paidAfterPart !== null) return [texts.partRest(formatMoney(paidAfterPart, brand.country))];
  return isPaid ? [texts.returnPaid] : [];
}
