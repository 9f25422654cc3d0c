import { unreachable } from '@comanda/domain/unreachable.ts';
import type { AmountRow, MailBlock, MailContent } from './mail-content.ts';

/** Returns a mail as plain text: title, parts, link and footer, with an empty line between them. */
export function mailText({ title, blocks, link, footer, footerLink }: MailContent): string {
  const parts = [
    title,
    ...blocks.map(blockText),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    footer,
    ...(footerLink ? [`${footerLink.label}: ${footerLink.url}`] : []),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'quiet':
      return block.text;
    case 'code':
      return [`${block.label}: ${block.code}`, block.hint].filter((line) => line !== '').join('\n');
    case 'amounts':
      return [...block.rows, ...block.totals].map(rowText).join('\n');
    default:
      return unreachable(block);
  }
}

const rowText = ({ name, amount, detail = '' }: AmountRow): string =>
  `${name}: ${amount}${detail === '' ? '' : `\n  ${detail}`}`;
