import type { BrowserFamily } from '@comanda/domain/session/browser-family.ts';
import type { SessionTexts } from '@comanda/i18n/es/session.ts';

/**
 * Returns the words by which a user recognises a session, such as "Chrome en Android".
 * docs/rules/people.md#list-of-sessions.
 */
export const sessionLabel = ({ browser, system }: BrowserFamily, texts: SessionTexts): string =>
  browser !== null && system !== null
    ? texts.browserOn({ browser, system })
    : (browser ?? system ?? texts.unknownBrowser);
