import type { KeyboardEvent } from 'react';
import { hasFinePointer } from './has-fine-pointer.ts';

const fieldSelector = 'input, textarea, [aria-haspopup="dialog"]';

/**
 * On a device without a mouse, Enter in a field whose key says "next" focuses the next field of the
 * form or group, or the button of a list. On any other device Enter sends the form.
 * docs/rules/web.md#enter-key-of-phones.
 */
export function focusNextField(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || hasFinePointer()) return;
  if (event.nativeEvent.isComposing) return;
  if (!(field instanceof HTMLInputElement) || field.enterKeyHint !== 'next') return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(fieldSelector)].filter(
    (other) => other.offsetParent !== null && !isChoice(other),
  );
  const next = fields[fields.indexOf(field) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

const isChoice = (field: HTMLElement): boolean =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');
