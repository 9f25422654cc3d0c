import { mailsTexts } from '@comanda/i18n/areas/mails.ts';
import type { CachedTenant } from '../menu/cached-tenant.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { layOutMail } from '../mail/lay-out-mail.ts';
import { mailBrandOf } from '../mail/mail-brand-of.ts';
import { paragraph } from '../mail/mail-content.ts';

/** Returns the HTML of a mail about an order, with invented names, in the brand's look. */
export function previewMail(
  config: { port: number },
  tenant: TenantContext,
  published: CachedTenant,
): string {
  const brand = mailBrandOf(config, tenant, published);
  const texts = mailsTexts(brand.country.locale);
  return layOutMail(brand, {
    ...{ id: 'preview', to: '', subject: '', preheader: '' },
    title: texts.timeTitle(1_024),
    blocks: [paragraph(texts.hello('Ana')), paragraph(texts.timeText)],
    link: { label: texts.orderFollow, url: brand.origin },
    footer: texts.footer(brand.name),
  }).html;
}
