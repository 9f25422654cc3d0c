import { renderWholeMenu } from './render-whole-menu.ts';

/** Scrolls a category's head to just under the bars and moves the focus to it. */
export function goToSection(section: HTMLElement): void {
  renderWholeMenu();
  section.scrollIntoView({ behavior: 'instant' });
  section.querySelector('h2')?.focus({ preventScroll: true });
}
