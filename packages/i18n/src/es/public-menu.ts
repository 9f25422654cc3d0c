import { countNoun } from '../plural.ts';

/** The read-only menu that a QR code on a table opens. Prices arrive formatted. */
export const publicMenu = () => ({
  title: 'El menú',
  lead: 'Mira con calma y pide a quien te atiende.',
  categories: 'Ver categorías',
  categoriesTitle: 'Categorías',
  count: (count: number) => countNoun(count, 'producto', 'productos'),
  look: (name: string) => `Ver ${name}`,
  options: 'Se puede pedir con',
  orderOnline: 'Pedir en línea',
});
export type PublicMenuTexts = ReturnType<typeof publicMenu>;
