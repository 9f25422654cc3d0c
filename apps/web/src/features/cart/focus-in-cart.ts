/** Marks the control of an open cart that gets the focus when its lines go or return at once. */
export const cartFocus = { 'data-cart-focus': '' } as const;

/**
 * Returns a function that focuses the marked control of the cart around an element, in the next
 * frame, when the changed cart is drawn. The pressed button itself may be gone by then; does
 * nothing if the cart is closed. docs/rules/cart.md#emptied-cart-and-undo.
 */
export function focusInCartOf(pressed: Element): () => void {
  const cart = pressed.closest('dialog, [data-cart]');
  return () =>
    requestAnimationFrame(() =>
      cart?.querySelector<HTMLElement>('[data-cart-focus]')?.focus({ preventScroll: true }),
    );
}
