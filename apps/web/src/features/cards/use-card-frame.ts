import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type FrameMessage, readFrameMessage } from '../../platform/frame-port.ts';
import { shopStyle } from './shop-style.ts';

/**
 * `failed`: the page did not open: it is blocked, the provider is down, or the connection is lost.
 */
type FrameState = 'loading' | 'ready' | 'failed';

/** A page of the card provider in a frame. `height`: CSS pixels. `retry` opens it again. */
export type CardFrame = {
  frame: RefObject<HTMLIFrameElement | null>;
  src: string;
  height: number;
  state: FrameState;
  tell: (message: object) => void;
  onLoad: () => void;
  retry: () => void;
};
type Page = { url: string; merchantId: string; query?: Readonly<Record<string, string>> };
export type FrameAnswer = Exclude<FrameMessage, { kind: 'height' }>;

const firstHeight = 330;
/**
 * Milliseconds in which the page speaks: after the frame began to open, and after the browser says
 * that it is there.
 */
const opensIn = { atMost: 15_000, afterLoad: 3_000 } as const;

/**
 * Opens a page of the provider and listens to it. docs/rules/cards.md#messages-of-the-card-frame.
 */
export function useCardFrame(
  { url, merchantId, query = {} }: Page,
  onAnswer: (answer: FrameAnswer) => void,
): CardFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [nonce, setNonce] = useState(() => crypto.randomUUID());
  const [height, setHeight] = useState(firstHeight);
  const [state, setState] = useState<FrameState>('loading');
  const { origin } = new URL(url);
  const tell = useCallback(
    (message: object) => frame.current?.contentWindow?.postMessage({ nonce, ...message }, origin),
    [nonce, origin],
  );
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>): void => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(event, { origin, nonce });
      if (message === null) return;
      if (message.kind !== 'height') return onAnswer(message);
      setState('ready');
      setHeight(message.height);
      tell({ request: 'style', style: shopStyle() });
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [nonce, origin, tell, onAnswer]);
  const failIn = useFailIn(setState);
  useEffect(() => failIn(opensIn.atMost), [failIn, nonce]);
  return {
    frame,
    src: `${url}?${new URLSearchParams({ merchant: merchantId, origin: location.origin, nonce, ...query }).toString()}`,
    height,
    state,
    tell,
    onLoad: () => void failIn(opensIn.afterLoad),
    retry: () => {
      setState('loading');
      setNonce(crypto.randomUUID());
    },
  };
}

/**
 * Returns a function that counts the page as failed after some milliseconds if it has not spoken by
 * then; its result takes that back.
 */
function useFailIn(setState: (change: (state: FrameState) => FrameState) => void) {
  return useCallback(
    (ms: number) => {
      const timer = setTimeout(
        () => setState((state) => (state === 'loading' ? 'failed' : state)),
        ms,
      );
      return () => clearTimeout(timer);
    },
    [setState],
  );
}
