type WithHints = Navigator & { userAgentData?: { mobile?: boolean } };

/**
 * Returns whether this browser runs on a phone, which has the apps of wallets. Browsers name it;
 * older ones only in their user agent.
 */
export const isPhone = (): boolean =>
  (navigator as WithHints).userAgentData?.mobile ?? /\bMobi/.test(navigator.userAgent);
