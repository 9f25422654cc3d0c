import { serverNow } from '@comanda/client/server-time.ts';
import { readStored, writeStored } from '@comanda/client/storage.ts';
import { dayMs } from '@comanda/domain/duration.ts';
import { useState } from 'react';
import * as v from 'valibot';
import { counterLargeTypeName } from '../../platform/storage-names.ts';

const lifetimeMs = 365 * dayMs;

/**
 * Returns whether this device shows the board in large type, and the function that changes it. The
 * device keeps it. docs/rules/counter-board.md#large-type.
 */
export function useLargeType(): { isLarge: boolean; toggle: () => void } {
  const [isLarge, setIsLarge] = useState(
    () => readStored(counterLargeTypeName, v.boolean(), serverNow()) ?? false,
  );
  const toggle = (): void => {
    setIsLarge(!isLarge);
    writeStored(counterLargeTypeName, !isLarge, lifetimeMs, serverNow());
  };
  return { isLarge, toggle };
}
