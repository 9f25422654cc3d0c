import { defineMail } from '../mail/define-mail.ts';
import { paragraph } from '../mail/mail-content.ts';
import type { ReceiptFacts } from '../order/receipt.mail.ts';

type Facts = ReceiptFacts & { removalId: string; sentences: readonly string[] };

/** The mail that asks the shopper to do without units. `sentences`: what is missing, the money. */
export const removalQuestionMail = defineMail<Facts>({
  name: 'removal-question',
  id: ({ removalId }) => removalId,
  content: ({ order, name, email, brand, sentences }, texts) => ({
    to: email,
    preheader: sentences[0] ?? '',
    title: texts.removalTitle(order.number),
    blocks: [
      paragraph(texts.hello(name)),
      ...sentences.map(paragraph),
      paragraph(texts.removalAsk),
      { kind: 'quiet', text: texts.orderHelp({ store: order.storeName, phone: order.storePhone }) },
    ],
    link: { label: texts.removalAnswer, url: `${brand.origin}/orders` },
    footer: texts.footer(brand.name),
  }),
});
