import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { expect, test } from 'vitest';
import { afterRead, nothingRead, type ReadingState } from './reading-state.ts';

const lost = refusalOf('NETWORK_ERROR');
const day: ReadingState<string> = { key: 'day 1', value: 'figures', refusal: null };

test('a failed read keeps the value and says why; the next success clears it', () => {
  const failed = afterRead(day, 'day 1', refuse(lost));
  expect(failed).toEqual({ key: 'day 1', value: 'figures', refusal: lost });
  expect(afterRead(failed, 'day 1', accept('newer'))).toEqual({ ...day, value: 'newer' });
});

test('a failed read of something else shows nothing of what was read before', () => {
  expect(afterRead(day, 'day 2', refuse(lost))).toEqual({ ...nothingRead('day 2'), refusal: lost });
});

test('an answer that an event overtook is joined to what the event told', () => {
  const merge = (known: string, fresh: string): string => (known > fresh ? known : fresh);
  expect(afterRead(day, 'day 1', accept('earlier'), merge).value).toBe('figures');
  expect(afterRead(day, 'day 2', accept('earlier'), merge).value).toBe('earlier');
});

test('an answer without a body is a failure, so that no screen waits for ever', () => {
  const empty = afterRead(nothingRead('day 1'), 'day 1', accept(null));
  expect(empty).toEqual({ key: 'day 1', value: null, refusal: refusalOf('DEFAULT') });
});
