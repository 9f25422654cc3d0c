import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './mail.ts';
import type { MailBrand } from './mail-brand.ts';
import { paragraph } from './mail-content.ts';

/** `isPaid`: another payment pays the order. `refunded`: minor units. */
export type RefundNoticeFacts = {
  attemptId: string;
  order: { number: number; storeName: string; storePhone: string };
  isPaid: boolean;
  refunded: Minor;
  name: string;
  email: string;
  brand: MailBrand;
};

/** Renders the mail about the refund of a payment that no order could use. */
export function refundNoticeMail(facts: RefundNoticeFacts): Mail {
  const { attemptId, order, isPaid, refunded, name, email, brand } = facts;
  const texts = emailsTexts(brand.country.locale);
  const title = texts.returnTitle(order.number);
  const amount = texts.returnText(formatMoney(refunded, brand.country));
  return layOutMail(brand, {
    id: `return-${attemptId}`,
    to: email,
    subject: texts.subject({ title, name: brand.name }),
    preheader: amount,
    title,
    blocks: [
      paragraph(texts.hello(name)),
      paragraph(amount),
      ...(isPaid ? [paragraph(texts.returnPaid)] : []),
      { kind: 'quiet', text: texts.orderHelp({ store: order.storeName, phone: order.storePhone }) },
    ],
    link: { label: texts.orderFollow, url: `${brand.origin}/orders` },
    footer: texts.footer(brand.name),
  });
}
