import { expect, test } from 'vitest';
import { chooseDeliveryOption } from './delivery-option.ts';

test('delivery at the door comes before waiting outside, and waiting before leaving it, in any order of the store', () => {
  expect(chooseDeliveryOption(['leaveInDoor', 'waitOutside', 'deliverDoor'], null)).toBe(
    'deliverDoor',
  );
  expect(chooseDeliveryOption(['leaveInDoor', 'waitOutside'], null)).toBe('waitOutside');
  expect(chooseDeliveryOption(['leaveInDoor'], null)).toBe('leaveInDoor');
  expect(chooseDeliveryOption([], null)).toBeNull();
});

test('the shopper’s choice stays while the store offers it, and is chosen again at another store', () => {
  expect(chooseDeliveryOption(['deliverDoor', 'leaveInDoor'], 'leaveInDoor')).toBe('leaveInDoor');
  expect(chooseDeliveryOption(['waitOutside'], 'leaveInDoor')).toBe('waitOutside');
});
