import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { expect, test } from 'vitest';
import { retryAction } from './toasts.ts';

test('a toast offers a retry only for temporary refusals', () => {
  const run = (): void => undefined;
  expect(retryAction(refusalOf('NETWORK_ERROR'), 'Intentar de nuevo', run)).toEqual({
    label: 'Intentar de nuevo',
    run,
  });
  expect(retryAction(refusalOf('NOT_FOUND'), 'Intentar de nuevo', run)).toBeNull();
});
