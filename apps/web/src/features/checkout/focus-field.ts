/** Brings a marked field of the checkout into the middle of the window and focuses it. `name` as the marks spell it. */
export function focusField(name: string): void {
  const field = document.getElementById(`field-${name}`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
