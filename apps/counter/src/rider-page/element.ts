/** A part of the page; `null` draws nothing. */
export type Part = Node | string | null;
type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => void) | null>>;

/**
 * Returns an element. An attribute that is a function listens (`onclick`); `true` sets it empty,
 * `false` and `null` leave it out. Texts are set as text and never as HTML.
 */
export function element(
  tag: string,
  attributes: Attributes,
  ...parts: readonly Part[]
): HTMLElement {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(name.slice(2), value);
    else if (value !== null && value !== false)
      node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...parts.filter((part) => part !== null));
  return node;
}

/**
 * Draws the parts in place of the ones before. The field or button that has the focus keeps it, by
 * its id.
 */
export function redraw(root: HTMLElement, ...parts: readonly Part[]): void {
  const focused = document.activeElement?.id ?? '';
  root.replaceChildren(...parts.filter((part) => part !== null));
  if (focused !== '') document.getElementById(focused)?.focus({ preventScroll: true });
}
