import type { MailColours } from '@comanda/domain/theme/mail-colours.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';
import type { AmountRow, MailBlock } from './mail-content.ts';

/** Returns one part of a mail as HTML with inline styles. Every text is escaped. */
export function blockHtml(block: MailBlock, colours: MailColours): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 14px">${lines(block.text)}</p>`;
    case 'quiet':
      return `<p style="margin:0 0 14px;font-size:14px;color:${colours.quiet}">${lines(block.text)}</p>`;
    case 'code':
      return codeHtml(block, colours);
    case 'amounts':
      return amountsHtml(block, colours);
    default:
      return unreachable(block);
  }
}

const lines = (text: string): string => escapeMarkup(text).replaceAll('\n', '<br>');

/** The code is one text without spaces, so that a double click takes all of it. */
const codeHtml = (
  { label, code, hint }: Extract<MailBlock, { kind: 'code' }>,
  { soft, ink, quiet }: MailColours,
): string =>
  `<div style="margin:4px 0 18px;padding:18px 16px;border-radius:12px;background:${soft};color:${ink};text-align:center"><div style="font-size:14px">${escapeMarkup(label)}</div><div style="margin:6px 0 2px;padding-left:${code.length > 6 ? 4 : 8}px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:${code.length > 6 ? 26 : 34}px;line-height:1.3;font-weight:700;letter-spacing:${code.length > 6 ? 4 : 8}px;-webkit-user-select:all;user-select:all">${escapeMarkup(code)}</div>${hint === '' ? '' : `<div style="font-size:14px;color:${quiet}">${escapeMarkup(hint)}</div>`}</div>`;

const amountsHtml = (
  { caption, rows, totals }: Extract<MailBlock, { kind: 'amounts' }>,
  colours: MailColours,
): string => {
  const food = rows.map((row, at) => rowHtml(row, colours, at === 0)).join('');
  const sums = totals.map((row, at) => rowHtml(row, colours, at === 0 || row.isStrong)).join('');
  return `<table style="width:100%;border-collapse:collapse;margin:6px 0 18px;font-size:15px"><caption style="text-align:left;font-weight:700;font-size:16px;padding-bottom:8px">${escapeMarkup(caption)}</caption><tbody>${food}${sums}</tbody></table>`;
};

function rowHtml(
  { name, amount, detail = '', isStrong = false }: AmountRow,
  { line, quiet }: MailColours,
  isRuled = false,
): string {
  const border = isRuled ? `border-top:1px solid ${line};` : '';
  const weight = isStrong ? 'font-weight:700;font-size:17px;' : '';
  const more =
    detail === '' ? '' : `<div style="font-size:13px;color:${quiet}">${escapeMarkup(detail)}</div>`;
  return `<tr><th scope="row" style="${border}${weight}text-align:left;${isStrong ? '' : 'font-weight:400;'}vertical-align:top;padding:8px 16px 8px 0">${escapeMarkup(name)}${more}</th><td style="${border}${weight}text-align:right;vertical-align:top;white-space:nowrap;padding:8px 0">${escapeMarkup(amount)}</td></tr>`;
}
