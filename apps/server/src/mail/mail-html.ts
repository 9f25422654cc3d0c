import type { MailColours } from '@comanda/domain/theme/mail-colours.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';
import type { MailBrand } from './mail-brand.ts';
import type { MailContent, MailLink } from './mail-content.ts';
import { blockHtml } from './mail-blocks.ts';

const family = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const reset =
  'body{margin:0;-webkit-text-size-adjust:100%}a{color:inherit}@media(max-width:480px){.card{padding:24px 20px 28px!important}.head{padding:16px 20px!important}.page{padding:0 0 24px!important}.card,.head{border-radius:0!important}}';

/**
 * Returns a mail as one HTML document of at most 600 pixels, styled inline, because mail programs
 * drop style sheets. It loads nothing but the brand's logo from the shop, and its address is the
 * same for everybody, so it tells nobody who opened the mail.
 * docs/rules/notifications.md#no-tracking-in-mails.
 */
export function mailHtml(brand: MailBrand, content: MailContent): string {
  const { colours, country } = brand;
  const { title, preheader, blocks, link } = content;
  const body = blocks.map((block) => blockHtml(block, colours)).join('');
  return `<!doctype html><html lang="${escapeMarkup(country.locale)}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light only"><meta name="format-detection" content="telephone=no"><title>${escapeMarkup(title)}</title><style>${reset}</style></head>
<body style="margin:0;background:${colours.page};color:${colours.ink};font-family:${family};font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(preheader)}</div>
<div class="page" style="max-width:600px;margin:0 auto;padding:24px 16px 32px;overflow-wrap:anywhere">
${headHtml(brand)}
<div class="card" style="background:${colours.surface};border:1px solid ${colours.line};border-top:0;border-radius:0 0 16px 16px;padding:32px 32px 36px">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.25;font-weight:700">${escapeMarkup(title)}</h1>
${body}${link ? buttonHtml(link, colours) : ''}</div>
${footHtml(brand, content)}
</div></body></html>`;
}

/** The brand's mark and name on the colour of its header, as the shop shows them. */
function headHtml({ name, origin, logoUrl, colours }: MailBrand): string {
  const logo =
    logoUrl === null
      ? ''
      : `<img src="${escapeMarkup(logoUrl)}" alt="" width="44" height="44" style="display:inline-block;width:44px;height:44px;border:0;border-radius:10px;vertical-align:middle;margin-right:12px">`;
  return `<div class="head" style="background:${colours.header};border:1px solid ${colours.line};border-bottom:4px solid ${colours.button};border-radius:16px 16px 0 0;padding:18px 32px"><a href="${escapeMarkup(origin)}" style="color:${colours.onHeader};text-decoration:none;font-size:20px;font-weight:700">${logo}<span style="vertical-align:middle">${escapeMarkup(name)}</span></a></div>`;
}

const buttonHtml = ({ label, url }: MailLink, { button, onButton }: MailColours): string =>
  `<p style="margin:28px 0 0"><a href="${escapeMarkup(url)}" style="display:inline-block;background:${button};color:${onButton};text-decoration:none;font-weight:700;border-radius:12px;padding:14px 28px">${escapeMarkup(label)}</a></p>`;

const footHtml = ({ origin, colours }: MailBrand, { footer, footerLink }: MailContent): string =>
  `<div style="padding:20px 24px 0;text-align:center;font-size:13px;color:${colours.quiet}"><p style="margin:0 0 6px">${escapeMarkup(footer)}</p>${quietLink({ label: new URL(origin).host, url: origin }, colours)}${footerLink ? `<p style="margin:6px 0 0">${quietLink(footerLink, colours)}</p>` : ''}</div>`;

const quietLink = ({ label, url }: MailLink, { quiet }: MailColours): string =>
  `<a href="${escapeMarkup(url)}" style="color:${quiet}">${escapeMarkup(label)}</a>`;
