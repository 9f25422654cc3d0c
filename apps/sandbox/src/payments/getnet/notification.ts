import { createHash } from 'node:crypto';
import { type EmulatedSession, sessionStatus } from './session.ts';
import { wireDate } from './wire-date.ts';

/** The signature of a notification. It covers neither the amount nor the reference. */
export const notificationSignature = (
  requestId: number,
  status: string,
  date: string,
  secretKey: string,
): string =>
  `sha256:${createHash('sha256').update(`${requestId}${status}${date}${secretKey}`).digest('hex')}`;

/**
 * Body of the notification of a session, as it is at `now` (milliseconds). The body itself carries
 * the signature.
 */
export function notificationBody(session: EmulatedSession, secretKey: string, now: number): string {
  const status = { ...sessionStatus(session, now), date: wireDate(now) };
  const { requestId, reference } = session;
  const signature = notificationSignature(requestId, status.status, status.date, secretKey);
  return JSON.stringify({ status, requestId, reference, signature });
}
