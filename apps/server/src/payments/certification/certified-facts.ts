import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Provider } from '../provider/provider.ts';
import { judgeFacts } from './judge-facts.ts';
import { recordingSchema } from './recording.ts';

/** The folder of the recordings of all providers. */
export const recordingsFolder = join(import.meta.dirname, '../recordings');

/**
 * Returns the problems of the facts of a provider that count as certified: each has to name a
 * recording in `folder` that is of this method and of that day, and whose step confirms the fact.
 */
export const problemsOfCertifiedFacts = (
  { method, facts }: Pick<Provider, 'method' | 'facts'>,
  folder: string,
): readonly string[] =>
  facts.flatMap((fact) => {
    const { id, standing } = fact;
    if (standing.kind !== 'certified') return [];
    const file = join(folder, standing.recording);
    if (!existsSync(file)) return [`${method} ${id}: no recording ${standing.recording}`];
    const read = v.safeParse(recordingSchema, JSON.parse(readFileSync(file, 'utf8')));
    if (!read.success) return [`${method} ${id}: ${standing.recording} is no recording`];
    const { method: recorded, at, currency, steps } = read.output;
    if (recorded !== method || !at.startsWith(standing.on))
      return [`${method} ${id}: ${standing.recording} is of ${recorded} at ${at}`];
    const [judged] = judgeFacts([fact], currency, steps);
    return judged?.verdict === 'confirmed'
      ? []
      : [`${method} ${id}: ${standing.recording} does not confirm it`];
  });
