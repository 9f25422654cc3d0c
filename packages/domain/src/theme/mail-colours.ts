import { type Hex, mix } from './colour.ts';
import { onColour, readable } from './contrast.ts';

const surface = '#ffffff';
const ink = '#1f1b18';

/**
 * Colours of a mail, which is dark text on light in every brand, because mail programs keep no
 * theme of ours.
 */
export type MailColours = {
  page: Hex;
  surface: Hex;
  ink: Hex;
  quiet: Hex;
  line: Hex;
  header: Hex;
  onHeader: Hex;
  button: Hex;
  onButton: Hex;
  link: Hex;
  soft: Hex;
};

/**
 * Returns the colours of a brand's mails: its header, its primary colour for the button, and text
 * that is readable on each (WCAG AA). docs/rules/notifications.md#look-of-a-mail.
 */
export function mailColoursOf({
  brandPrimary,
  headerColour,
}: {
  brandPrimary: Hex;
  headerColour: Hex;
}): MailColours {
  const page = mix(brandPrimary, '#faf8f6', 0.03);
  const soft = mix(brandPrimary, surface, 0.08);
  return {
    page,
    surface,
    ink,
    quiet: readable(mix(ink, surface, 0.66), page, 4.8),
    line: mix(ink, surface, 0.14),
    header: headerColour,
    onHeader: onColour(headerColour, ink),
    button: brandPrimary,
    onButton: onColour(brandPrimary, ink),
    link: readable(brandPrimary, soft),
    soft,
  };
}
