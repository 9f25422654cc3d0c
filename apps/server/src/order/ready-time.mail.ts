import { defineMail } from '../mail/define-mail.ts';
import { paragraph } from '../mail/mail-content.ts';
import type { ReceiptFacts } from './receipt.mail.ts';

/** The mail about an order that has got an expected time. `when`: the sentence that says it. */
export const readyTimeMail = defineMail<ReceiptFacts & { when: string }>({
  name: 'ready-time',
  id: ({ order }) => order.id,
  content: ({ order, name, email, brand, when }, texts) => ({
    to: email,
    preheader: when,
    title: texts.timeTitle(order.number),
    blocks: [
      paragraph(texts.hello(name)),
      paragraph(texts.timeText),
      paragraph(when),
      { kind: 'quiet', text: texts.orderHelp({ store: order.storeName, phone: order.storePhone }) },
    ],
    link: { label: texts.orderFollow, url: `${brand.origin}/orders` },
    footer: texts.footer(brand.name),
  }),
});
