import * as v from 'valibot';
import type { CourierContext, CourierMessage, RawMessage } from '../../courier.ts';
import { isSameText } from '../../is-same-text.ts';
import { readJson } from '../../read-json.ts';
import * as wire from './wire.ts';

export function refOf(body: unknown): string | null {
  const read = v.safeParse(wire.messageRef, body);
  return read.success ? read.output.external_id : null;
}

/** The header that we asked for is all that shows who calls: whatever the body tells is a reason to ask, and nothing more. */
export function readMessage({ headers, body }: RawMessage, secrets: CourierContext['secrets'], now: number): CourierMessage | null {
  const { webhookSecret = '' } = secrets;
  if (webhookSecret === '' || !isSameText(headers['authorization'] ?? '', webhookSecret)) return null;
  const read = v.safeParse(wire.message, readJson(body));
  if (!read.success) return null;
  const { external_id: externalRef, id, parcel_id } = read.output;
  return { externalRef, courierRef: id ?? parcel_id ?? null, seen: { authority: 'notice', reported: 'REQUESTED', at: now } };
}
