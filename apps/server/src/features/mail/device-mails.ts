import { counterSegment } from '@comanda/contract/counter/counter-page.ts';
import type { DeviceId, StaffId } from '@comanda/domain/ids.ts';
import { emailsTexts } from '@comanda/i18n/areas/emails.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './mail.ts';
import type { MailBrand } from './mail-brand.ts';
import { paragraph } from './mail-content.ts';

/**
 * `to`: the email of an owner; `device`: the name of the new device; `person`: the name of who
 * added it.
 */
type NewDevice = {
  deviceId: DeviceId;
  to: string;
  device: string;
  person: string;
  brand: MailBrand;
};

/**
 * Renders the mail that tells an owner of a new shared device.
 * docs/rules/counter-staff.md#mail-about-a-new-shared-device.
 */
export function newDeviceMail({ deviceId, to, device, person, brand }: NewDevice): Mail {
  const texts = emailsTexts(brand.country.locale);
  const title = texts.newDeviceTitle(brand.name);
  const text = texts.newDeviceText({ device, person });
  return layOutMail(brand, {
    id: `new-device-${deviceId}`,
    ...{ to, subject: title, title, preheader: text },
    blocks: [paragraph(text), paragraph(texts.newDeviceNotYou)],
    link: { label: texts.openCounter, url: `${brand.origin}/${counterSegment}/equipo` },
    footer: texts.counterFooter(brand.name),
  });
}

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
 * Renders the mail about wrong PINs in a person's name.
 * docs/rules/counter-staff.md#mail-about-wrong-pins.
 */
export function wrongPinsMail({ staffId, to, name, device, wrong, brand }: WrongPins): Mail {
  const texts = emailsTexts(brand.country.locale);
  const title = texts.wrongPinsTitle(brand.name);
  const text = texts.wrongPinsText({ wrong, device });
  return layOutMail(brand, {
    id: `wrong-pins-${staffId}`,
    ...{ to, subject: title, title, preheader: text },
    blocks: [
      paragraph(texts.staffInvitationHello(name)),
      paragraph(text),
      paragraph(texts.wrongPinsNotYou),
    ],
    link: { label: texts.openCounter, url: `${brand.origin}/${counterSegment}/cuenta` },
    footer: texts.counterFooter(brand.name),
  });
}
