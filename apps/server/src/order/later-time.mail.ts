import { defineMail } from '../mail/define-mail.ts';
import { paragraph } from '../mail/mail-content.ts';
import type { ReceiptFacts } from './receipt.mail.ts';

/** The mail about an order that comes later. `when`: the sentence that says the new time. */
export const laterTimeMail = defineMail<ReceiptFacts & { when: string }>({
  name: 'later-time',
  id: ({ order }) => order.id,
  content: ({ order, name, email, brand, when }, texts) => ({
    to: email,
    preheader: when,
    title: texts.laterTitle(order.number),
    blocks: [
      paragraph(texts.hello(name)),
      paragraph(texts.laterText),
      paragraph(when),
      { kind: 'quiet', text: texts.orderHelp({ store: order.storeName, phone: order.storePhone }) },
    ],
    link: { label: texts.orderFollow, url: `${brand.origin}/orders` },
    footer: texts.footer(brand.name),
  }),
});
