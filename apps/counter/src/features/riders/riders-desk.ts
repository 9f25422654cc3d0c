import type { StoreRiders } from '@comanda/contract/counter/riders.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { AssignRefusal } from '@comanda/domain/rider/assign-refusal.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import type { CounterRidersTexts } from '@comanda/i18n/es/counter-riders.ts';

/** The facts that the panels of own riders share. `reload` reads the riders again. */
export type RidersDesk = {
  storeId: StoreId;
  timeZone: string;
  now: StoreRiders;
  reload: () => Promise<void>;
};

/** Milliseconds after which the screen reads again, should no notice of a change arrive. */
export const readAgainMs = 15_000;

/**
 * Returns why the orders get no rider, in plain words; null for another refusal.
 * docs/rules/counter-riders.md#runs.
 */
export function assignProblem(
  { label, metadata }: Refusal,
  texts: CounterRidersTexts,
): string | null {
  if (label === 'OPERATION_NOT_SUPPORTED' && metadata['reason'] === 'TOO_MANY_RIDERS')
    return texts.people.tooMany;
  if (label !== 'ORDER_NOT_REPROCESSABLE') return null;
  const { reason, number } = metadata;
  return isReason(reason, texts) ? texts.assign.refused[reason](Number(number)) : texts.stop.ended;
}

const isReason = (reason: unknown, { assign }: CounterRidersTexts): reason is AssignRefusal =>
  typeof reason === 'string' && Object.hasOwn(assign.refused, reason);
