import { renderWholeMenu } from './render-whole-menu.ts';

/** Begins to read at a category: its head just under the bars, and the focus on it. */
export function goToSection(section: HTMLElement): void {
  renderWholeMenu();
  section.scrollIntoView({ behavior: 'instant' });
  section.querySelector('h2')?.focus({ preventScroll: true });
}
