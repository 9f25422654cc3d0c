import { expect, test } from 'vitest';
import { chooseDeliveryOption } from './delivery-option.ts';

test('at the door goes before waiting outside, and that before leaving it, in whichever order a store lists them', () => {
  expect(chooseDeliveryOption(['leaveInDoor', 'waitOutside', 'deliverDoor'], null)).toBe(
    'deliverDoor',
  );
  expect(chooseDeliveryOption(['leaveInDoor', 'waitOutside'], null)).toBe('waitOutside');
  expect(chooseDeliveryOption(['leaveInDoor'], null)).toBe('leaveInDoor');
  expect(chooseDeliveryOption([], null)).toBeNull();
});

test('what was chosen stays while the store offers it, and is chosen anew at one that does not', () => {
  expect(chooseDeliveryOption(['deliverDoor', 'leaveInDoor'], 'leaveInDoor')).toBe('leaveInDoor');
  expect(chooseDeliveryOption(['waitOutside'], 'leaveInDoor')).toBe('waitOutside');
});
