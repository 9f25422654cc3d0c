import { alertsInForce, type StoreAlerts } from '@comanda/domain/store-facts/store-alerts.ts';
import { useCounter } from './app-context.ts';
import { useLiveBoardPart } from './live-board.tsx';
import { useMinute } from './use-minute.ts';

/**
 * Returns why the chosen store takes fewer or later orders than usual, as its live board says it;
 * null: nothing does, or the board is not known yet. docs/rules/counter-store.md#store-alerts.
 */
export function useStoreAlerts(): StoreAlerts | null {
  const { clock } = useCounter();
  const alerts = useLiveBoardPart(({ board }) => board?.alerts ?? null);
  const minute = useMinute();
  if (alerts === null) return null;
  const inForce = alertsInForce(alerts, Math.max(minute, clock.now()));
  return Object.values(inForce).some((alert) => alert !== null) ? inForce : null;
}
