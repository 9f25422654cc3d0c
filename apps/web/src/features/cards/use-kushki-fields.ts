import { useSettings } from '../../shop/use-settings.ts';
import { readFrameMessage } from '../../platform/frame-port.ts';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** `payment`: a token for one charge of `amount`, in major units. `storing`: a token with which the same card is saved. */
export type TokenUse = { use: 'payment'; amount: number } | { use: 'storing' };
export type MadeToken = { ok: true; token: string } | { ok: false; code: string };

/** The provider's frame: its address and height, and the call that makes a token of what was typed inside it. */
export type KushkiFields = {
  frame: RefObject<HTMLIFrameElement | null>;
  src: string;
  height: number;
  makeToken(wanted: TokenUse): Promise<MadeToken>;
};
type Opening = { fieldsUrl: string; merchantId: string; currency: string };

const firstHeight = 330;
/** Roles of our colours in the provider's frame. */
const styleNames = {
  ink: '--ink',
  quiet: '--ink-quiet',
  line: '--line-strong',
  surface: '--surface',
  accent: '--accent',
  danger: '--bad',
} as const;

/** The frame of this brand's public id and currency. */
export function useBrandKushkiFields(): KushkiFields {
  const { country, payments } = useSettings();
  return useKushkiFields({
    fieldsUrl: payments.kushki?.fieldsUrl ?? location.origin,
    merchantId: payments.kushkiMerchantId ?? '',
    currency: country.currency,
  });
}

/** Speaks with the provider's frame about one card. docs/rules/cards.md#messages-of-the-card-frame. */
function useKushkiFields({ fieldsUrl, merchantId, currency }: Opening): KushkiFields {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<((made: MadeToken) => void) | null>(null);
  const [height, setHeight] = useState(firstHeight);
  const opening = useMemo(
    () => ({ origin: new URL(fieldsUrl).origin, nonce: crypto.randomUUID() }),
    [fieldsUrl],
  );
  const tell = useCallback(
    (message: object) =>
      frame.current?.contentWindow?.postMessage(
        { nonce: opening.nonce, ...message },
        opening.origin,
      ),
    [opening],
  );
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>): void => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(event, opening);
      if (message?.kind === 'height') {
        setHeight(message.height);
        tell({ request: 'style', style: shopStyle() });
      } else if (message !== null) {
        waiting.current?.(
          message.kind === 'token'
            ? { ok: true, token: message.token }
            : { ok: false, code: message.code },
        );
        waiting.current = null;
      }
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [opening, tell]);
  const query = new URLSearchParams({
    merchant: merchantId,
    origin: typeof location === 'undefined' ? '' : location.origin,
    nonce: opening.nonce,
  });
  return {
    frame,
    src: `${fieldsUrl}?${query.toString()}`,
    height,
    makeToken: (wanted) =>
      new Promise((resolve) => {
        waiting.current = resolve;
        tell({ request: 'token', currency, ...wanted });
      }),
  };
}

/** The shop's colours as they are computed now; the frame takes them as CSS values. */
function shopStyle(): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  const values = Object.entries(styleNames).map(
    ([name, property]) => [name, style.getPropertyValue(property).trim()] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}
