import * as v from 'valibot';
import type { CourierContext, CourierMessage, RawMessage } from '../../courier.ts';
import { isSameText } from '../../is-same-text.ts';
import { readJson } from '../../read-json.ts';
import * as wire from './wire.ts';

export function refOf(body: unknown): string | null {
  const read = v.safeParse(wire.messageRef, body);
  return read.success ? read.output.referenceId : null;
}

/** The header is a password that says nothing about the body: whatever it tells is a reason to ask, and nothing more. */
export function readMessage({ headers, body }: RawMessage, secrets: CourierContext['secrets'], now: number): CourierMessage | null {
  const { webhookSecret = '' } = secrets;
  if (webhookSecret === '' || !isSameText(headers['authorization'] ?? '', webhookSecret)) return null;
  const read = v.safeParse(wire.message, readJson(body));
  if (!read.success) return null;
  return {
    externalRef: read.output.referenceId,
    courierRef: read.output.id,
    seen: { authority: 'notice', reported: 'REQUESTED', at: now },
  };
}
