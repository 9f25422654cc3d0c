import type { StoreId } from '@comanda/domain/ids.ts';
import { lazyPart } from '@comanda/ui/lazy-part.ts';
import { Suspense } from 'react';
import { useStoreAlerts } from '../../counter/use-store-alerts.ts';
import { loadPart } from '../../platform/load-part.ts';

const importMarks = () => import('./alert-marks.tsx');
const importLine = () => import('./alert-line.tsx');
const AlertMarks = lazyPart(() => loadPart(importMarks), 'AlertMarks');
const AlertLine = lazyPart(() => loadPart(importLine), 'AlertLine');

/** Loads the words of the alerts ahead of the first one. */
export const preloadAlertWords = (): void => {
  for (const load of [importMarks, importLine]) void load().catch(() => undefined);
};

/** The alerts of the chosen store in few words, for the bar of every screen; leads to the store. */
export function StoreAlertMarks() {
  const alerts = useStoreAlerts();
  if (alerts === null) return null;
  return (
    <Suspense fallback={null}>
      <AlertMarks alerts={alerts} />
    </Suspense>
  );
}

type Props = { storeId: StoreId; timeZone: string };

/**
 * The alerts of the store with their ends, for the head of the board. A manager ends a pause there.
 * docs/rules/counter-store.md#store-alerts.
 */
export function StoreAlertLine(props: Props) {
  const alerts = useStoreAlerts();
  if (alerts === null) return null;
  return (
    <Suspense fallback={null}>
      <AlertLine alerts={alerts} {...props} />
    </Suspense>
  );
}
