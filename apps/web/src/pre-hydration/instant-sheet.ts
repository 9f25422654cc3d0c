import css from './instant-sheet.module.css';

/**
 * Opens a sheet with the photo, name and price of the pressed card, in the place of the real sheet.
 * Returns a function that removes it and focuses the card first, so that the real sheet knows its
 * opener. A button that adds a product without options opens none.
 */
export function showInstantSheet(control: HTMLElement): () => void {
  if (control.dataset['addProduct'] !== undefined) return () => {};
  const card = control.closest<HTMLElement>('[data-product]');
  const name = card?.querySelector('h3')?.textContent;
  if (!card || !name) return () => {};
  const sheet = document.createElement('dialog');
  sheet.className = css.sheet ?? '';
  sheet.setAttribute('aria-label', name);
  sheet.setAttribute('aria-busy', 'true');
  sheet.addEventListener('cancel', () => control.removeAttribute('data-pressed'));
  sheet.append(photoOf(card), headOf(name));
  document.body.append(sheet);
  sheet.showModal();
  return () => {
    sheet.close();
    sheet.remove();
  };
}

function photoOf(card: HTMLElement): HTMLElement {
  const frame = document.createElement('div');
  frame.className = css.photo ?? '';
  const photo = card.querySelector('[data-photo]')?.cloneNode(true);
  if (photo) frame.append(photo);
  return frame;
}

function headOf(name: string): HTMLElement {
  const head = document.createElement('div');
  head.className = css.head ?? '';
  const title = document.createElement('h2');
  title.className = 'title';
  title.textContent = name;
  head.append(title, skeletonLine(), skeletonLine());
  return head;
}

function skeletonLine(): HTMLElement {
  const line = document.createElement('i');
  line.className = css.bone ?? '';
  return line;
}
