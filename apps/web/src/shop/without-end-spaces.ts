import type { FocusEvent, KeyboardEvent } from 'react';

type Input = HTMLInputElement;

/**
 * Returns the handlers of a field that drops the spaces at its ends when the shopper leaves it, or
 * sends it with Enter: the keyboard of a phone adds one after a suggested word.
 * docs/rules/checkout.md#name.
 */
export function dropsEndSpaces(change: (value: string) => void): {
  onBlur: (event: FocusEvent<Input>) => void;
  onKeyDown: (event: KeyboardEvent<Input>) => void;
} {
  const drop = ({ value }: Input): void => {
    if (value !== value.trim()) change(value.trim());
  };
  return {
    onBlur: ({ currentTarget }) => drop(currentTarget),
    onKeyDown: ({ key, currentTarget }) => {
      if (key === 'Enter') drop(currentTarget);
    },
  };
}
