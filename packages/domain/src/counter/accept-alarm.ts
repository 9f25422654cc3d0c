import { minuteMs } from '../duration.ts';
import { unacceptedAlertMinutes } from '../order/unaccepted-order.ts';

/** Minutes after which the sound of an order that nobody accepts becomes louder. */
const louderMinutes = 2;

/**
 * Instants of an order that waits to be accepted, in milliseconds: `since` it is shown, the sound
 * is louder from `louderAt`, the manager is mailed at `mailAt`, and at `cancelAt` the order ends
 * with its money back; null: the store does not end it.
 */
export type AcceptAlarm = {
  since: number;
  louderAt: number;
  mailAt: number;
  cancelAt: number | null;
};

/** `acceptMinutes`: the store's setting. docs/rules/counter-board.md#alarm-of-a-new-order. */
export const acceptAlarm = (since: number, acceptMinutes: number | null): AcceptAlarm => ({
  since,
  louderAt: since + louderMinutes * minuteMs,
  mailAt: since + unacceptedAlertMinutes * minuteMs,
  cancelAt: acceptMinutes === null ? null : since + acceptMinutes * minuteMs,
});

export const alarmStages = ['ringing', 'louder', 'mailed'] as const;
export type AlarmStage = (typeof alarmStages)[number];

/** Returns the stage of an alarm at `now` (milliseconds of the server's clock). */
export function alarmStage({ louderAt, mailAt }: AcceptAlarm, now: number): AlarmStage {
  if (now >= mailAt) return 'mailed';
  return now >= louderAt ? 'louder' : 'ringing';
}
