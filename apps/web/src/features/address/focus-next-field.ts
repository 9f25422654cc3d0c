import type { KeyboardEvent } from 'react';

/**
 * Handles Enter in a field of the address as the keyboard's "next" key promises: it moves the focus
 * to the next field of the group. In the last field Enter keeps its meaning.
 * docs/rules/places.md#address-by-hand.
 */
export function focusNextField(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement)) return;
  const fields = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input, [aria-haspopup="dialog"]'),
  ];
  const next = fields[fields.indexOf(target) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
