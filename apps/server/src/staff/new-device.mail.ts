import { counterSegment } from '@comanda/contract/counter/counter-page.ts';
import type { DeviceId } from '@comanda/domain/ids.ts';
import { defineMail } from '../mail/define-mail.ts';
import type { MailBrand } from '../mail/mail-brand.ts';
import { paragraph } from '../mail/mail-content.ts';

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
 * The mail that tells an owner of a new shared device.
 * docs/rules/counter-staff.md#mail-about-a-new-shared-device.
 */
export const newDeviceMail = defineMail<NewDevice>({
  name: 'new-device',
  id: ({ deviceId }) => deviceId,
  content({ to, device, person, brand }, texts) {
    const title = texts.newDeviceTitle(brand.name);
    const text = texts.newDeviceText({ device, person });
    return {
      ...{ to, subject: title, title, preheader: text },
      blocks: [paragraph(text), paragraph(texts.newDeviceNotYou)],
      link: { label: texts.openCounter, url: `${brand.origin}/${counterSegment}/equipo` },
      footer: texts.counterFooter(brand.name),
    };
  },
});
