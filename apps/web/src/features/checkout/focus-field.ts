/**
 * Scrolls a marked field to the middle of the window and focuses it. `name` is the field's name in
 * the marks.
 */
export function focusField(name: string): void {
  const field = document.getElementById(`field-${name}`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
