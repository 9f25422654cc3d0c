import { counterSegment } from '@comanda/contract/counter/counter-page.ts';
import type { StaffId } from '@comanda/domain/ids.ts';
import { defineMail } from '../mail/define-mail.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import { paragraph } from '../mail/mail-content.ts';

/**
 * `name`: of the person, whose email is `to`; `device`: the name of the last device; null: it was
 * removed. `wrong`: wrong PINs in a day.
 */
type WrongPins = {
  staffId: StaffId;
  to: string;
  name: string;
  device: string | null;
  wrong: number;
  brand: MailBrand;
};

/**
 * The mail about wrong PINs in a person's name.
 * docs/rules/counter-staff.md#mail-about-wrong-pins.
 */
export const wrongPinsMail = defineMail<WrongPins>({
  name: 'wrong-pins',
  id: ({ staffId }) => staffId,
  content({ to, name, device, wrong, brand }, texts) {
    const title = texts.wrongPinsTitle(brand.name);
    const text = texts.wrongPinsText({ wrong, device });
    return {
      ...{ to, subject: title, title, preheader: text },
      blocks: [
        paragraph(texts.staffInvitationHello(name)),
        paragraph(text),
        paragraph(texts.wrongPinsNotYou),
      ],
      link: { label: texts.openCounter, url: `${brand.origin}/${counterSegment}/cuenta` },
      footer: texts.counterFooter(brand.name),
    };
  },
});
