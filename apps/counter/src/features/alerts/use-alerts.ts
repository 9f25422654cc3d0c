import { useReading } from '@comanda/client/use-reading.ts';
import type { BrowserPush } from '@comanda/client/browser-push.ts';
import {
  getDeviceAlerts,
  turnOffDeviceAlerts,
  turnOnDeviceAlerts,
} from '@comanda/contract/counter/device-alerts.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { accept } from '@comanda/domain/result.ts';
import { useState } from 'react';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import {
  findPhonePush,
  isPushBlocked,
  pushSupport,
  subscribePhone,
  unsubscribePhone,
} from './phone-push.ts';

/** Why the last tap brought no alerts. */
type Trouble = 'blocked' | 'failed';

/** The result of the last tap; null: nothing was tapped. */
export type AlertsOutcome = 'on' | 'off' | Trouble | null;

/** Why this phone cannot get alerts; null: it can. */
export type AlertsObstacle = 'shared' | 'absent' | 'install' | 'unsupported' | 'blocked' | null;

type Alerts = AnswerOf<typeof getDeviceAlerts>;

/**
 * The alerts of this phone. They are on if the server tells it and the browser takes it: whoever
 * blocks the site in the browser sees them off.
 * docs/rules/counter-alerts.md#switch-of-the-alerts.
 */
export function useAlerts({ isShared }: { isShared: boolean }) {
  const [outcome, setOutcome] = useState<AlertsOutcome>(null);
  const [isAsking, setAsking] = useState(false);
  const reading = useReading(async (call) => {
    const answer = await call(getDeviceAlerts, {});
    return answer.ok && answer.value ? accept(await withBrowser(answer.value)) : answer;
  }, 'device alerts');
  const show = (isOn: boolean) => {
    reading.change((value) => value && { ...value, isOn });
    setOutcome(isOn ? 'on' : 'off');
  };
  const on = useCounterAction(turnOnDeviceAlerts, { onDone: () => show(true) });
  const off = useCounterAction(turnOffDeviceAlerts, { onDone: () => show(false) });
  const { value } = reading;
  const turnOn = async (publicKey: string) => {
    setAsking(true);
    setOutcome(null);
    const push = await askBrowser(publicKey);
    setAsking(false);
    if (push === 'blocked' || push === 'failed') setOutcome(push);
    else if (push !== null) await on.run({ body: push });
  };
  const turnOff = async () => {
    await unsubscribePhone().catch(() => undefined);
    await off.run({});
  };
  return {
    reading,
    outcome,
    isOn: value?.isOn === true,
    isBusy: isAsking || on.isBusy || off.isBusy,
    obstacle: value === null ? null : obstacleOf(value, isShared),
    toggle: () => {
      if (value === null || value.publicKey === null) return;
      void (value.isOn ? turnOff() : turnOn(value.publicKey));
    },
  };
}

/** The server's answer, off where this browser takes no messages. */
async function withBrowser(alerts: Alerts): Promise<Alerts> {
  if (!alerts.isOn || pushSupport() !== 'yes') return { ...alerts, isOn: false };
  const push = await findPhonePush().catch(() => null);
  return { ...alerts, isOn: push !== null };
}

/** Subscribes the browser. Null: the person closed the question without an answer. */
async function askBrowser(publicKey: string): Promise<BrowserPush | Trouble | null> {
  try {
    const push = await subscribePhone(publicKey);
    if (push !== null) return push;
    return isPushBlocked() ? 'blocked' : null;
  } catch {
    return 'failed';
  }
}

function obstacleOf({ publicKey }: Alerts, isShared: boolean): AlertsObstacle {
  if (isShared) return 'shared';
  if (publicKey === null) return 'absent';
  const support = pushSupport();
  if (support === 'install') return 'install';
  if (support === 'no') return 'unsupported';
  return isPushBlocked() ? 'blocked' : null;
}
