/**
 * A message of the card provider's frame: a token, the code of an error, or the page's height in
 * CSS pixels.
 */
export type FrameMessage =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'error'; readonly code: string }
  | { readonly kind: 'height'; readonly height: number };

/**
 * One opening of a frame: the origin of its page, and a name that stands in every message of this
 * opening.
 */
export type FrameOpening = { readonly origin: string; readonly nonce: string };

const tokenShape = /^[\w-]{16,200}$/;
const codeShape = /^[\w-]{1,40}$/;
const tallest = 2_000;

/**
 * Reads a message; null: it is none of this opening's frame. Another origin, another name, another
 * window and anything beside the three shapes are ignored.
 * docs/rules/cards.md#messages-of-the-card-frame.
 */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  { origin, nonce }: FrameOpening,
): FrameMessage | null {
  const { data } = event;
  if (event.origin !== origin || typeof data !== 'object' || data === null) return null;
  const message = data as Readonly<Record<string, unknown>>;
  if (message['nonce'] !== nonce) return null;
  const { token, error, height } = message;
  if (typeof token === 'string' && tokenShape.test(token)) return { kind: 'token', token };
  if (typeof error === 'string') return { kind: 'error', code: codeShape.test(error) ? error : '' };
  return typeof height === 'number' && height > 0
    ? { kind: 'height', height: Math.min(Math.ceil(height), tallest) }
    : null;
}
