import { mailsTexts } from '@comanda/i18n/areas/mails.ts';
import type { CachedTenant } from '../menu/cached-tenant.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { layOutMail } from '../mail/lay-out-mail.ts';
import { mailBrandOf } from '../mail/mail-brand-of.ts';
import type { StoredFile } from '../platform/stored-file.ts';
import { paragraph } from '../mail/mail-content.ts';

/** The icon that mails show. */
const mailIcon = 'apple-touch-icon.png';

/**
 * Returns the HTML of a mail about an order, with invented names, in the brand's look. `made`: the
 * files of a look that is not published; a drafted icon has no address yet, so the mail holds it.
 */
export function previewMail(
  config: { port: number },
  tenant: TenantContext,
  published: CachedTenant,
  made: readonly StoredFile[],
): string {
  const icon = made.find(({ name }) => name === mailIcon);
  const brand = {
    ...mailBrandOf(config, tenant, published),
    ...(icon && { logoUrl: `data:image/png;base64,${icon.bytes.toString('base64')}` }),
  };
  const texts = mailsTexts(brand.country.locale);
  return layOutMail(brand, {
    ...{ id: 'preview', to: '', subject: '', preheader: '' },
    title: texts.timeTitle(1_024),
    blocks: [paragraph(texts.hello('Ana')), paragraph(texts.timeText)],
    link: { label: texts.orderFollow, url: brand.origin },
    footer: texts.footer(brand.name),
  }).html;
}
