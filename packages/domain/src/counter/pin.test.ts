import { expect, test } from 'vitest';
import { checkPin } from './pin.ts';

test('a PIN has four digits, and is none of those that everybody tries first', () => {
  for (const pin of ['4071', '1357', '0042', '1233']) expect(checkPin(pin), pin).toBeNull();
  for (const pin of ['', '123', '12345', '12a4', '１２３５', ' 407', '407\n'])
    expect(checkPin(pin), pin).toEqual({ key: 'format' });
  for (const pin of ['0000', '9999', '1234', '0123', '6789', '4321', '3210', '9876'])
    expect(checkPin(pin), pin).toEqual({ key: 'refused' });
});
