import type { getStoreSystem } from '@comanda/contract/counter/systems.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { Reading } from '@comanda/client/use-reading.ts';

export type StoreSystem = AnswerOf<typeof getStoreSystem>;
export type SystemReading = Reading<AnswerOf<typeof getStoreSystem>>;

/**
 * Milliseconds after which the state of a system is read again: somebody may stand beside it and
 * restart it.
 */
export const readSystemMs = 5_000;
