import { plural } from '../plural.ts';

/**
 * Combos that a change of the cart ends. `change`: the beginning of the sentence; `names`: of
 * `count` combos. Amounts arrive formatted.
 */
type Ending = { change: string; names: string; count: number };

/** The saving of a combo that is near. `isLeast`: a dearer product saves more. */
type Near = { amount: string; isLeast: boolean };

/** `pays`: what a product costs with its combo; `worth`: what it costs without. */
type ComboPrice = { product: string; pays: string; worth: string };

const stopsCounting = (count: number): string => plural(count, 'deja de valer', 'dejan de valer');

/** Combos: the modal of a change that ends one. */
export const offers = () => ({
  quoted: (name: string) => `“${name}”`,
  endsTitle: (count: number) => plural(count, 'Pierdes el combo', 'Pierdes los combos'),
  /**
   * The price of the product that leaves, with the combo and without it. Amounts arrive formatted.
   */
  comboPrice: {
    remove: ({ product, pays, worth }: ComboPrice) =>
      `Con el combo pagas ${pays} por ${product}, en vez de ${worth}.`,
    lower: ({ product, pays, worth }: ComboPrice) =>
      `Con el combo pagas ${pays} por una unidad más de ${product}, en vez de ${worth}.`,
  },
  /** The change, as the beginning of the sentence. */
  ifChanged: {
    remove: (product: string) => `Si quitas ${product}`,
    lower: (product: string) => `Si llevas menos ${product}`,
    replace: (product: string) => `Si cambias ${product}`,
  },
  endsPlainly: ({ change, names, count }: Ending) => `${change}, ${names} ${stopsCounting(count)}.`,
  ends: ({ change, names, count, benefit }: Ending & { benefit: string }) =>
    `${change}, ${names} ${stopsCounting(count)} y pierdes ${benefit} de descuento.`,
  endsDearer: ({ change, names, count, rise }: Ending & { rise: string }) =>
    `${change}, ${names} ${stopsCounting(count)} y el total sube ${rise}.`,
  /** In the modal of unavailable products. */
  lost: ({ names, count, benefit }: Omit<Ending, 'change'> & { benefit: string }) =>
    `${plural(count, 'El combo', 'Los combos')} ${names} ${stopsCounting(count)}: pierdes ${benefit} de descuento.`,
  /** `what`: the products that are missing. Amounts arrive formatted. */
  near: ({ what, amount }: { what: string; amount: string }) => `Agrega ${what} y ahorra ${amount}`,
  saves: (amount: string) => `Ahorra ${amount}`,
  nearHere: ({ amount, isLeast }: Near) =>
    `Con este lo completas: ahorras ${isLeast ? 'desde ' : ''}${amount}`,
  /** `what`: the product that completes the combo with the one of the sheet, with its units. */
  addWith: (what: string) => `Agregar con ${what}`,
  addWithSaving: ({ what, amount }: { what: string; amount: string }) =>
    `Agregar con ${what} y ahorrar ${amount}`,
  nearOf: (name: string) => `Combo: ${name}`,
  nearWith: ({ name, what }: { name: string; what: string }) => `Combo: ${name}, con ${what}`,
  someOf: (names: string) => `algo de ${names}`,
  units: ({ count, what }: { count: number; what: string }) => `${count} × ${what}`,
  unitsOf: ({ count, names }: { count: number; names: string }) => `${count} de ${names}`,
  totalNow: 'Total ahora',
  totalAfter: 'Total sin el combo',
  keep: 'Seguir con el combo',
  goOn: {
    remove: (total: string) => `Quitar · ${total}`,
    lower: (total: string) => `Llevar menos · ${total}`,
    replace: (total: string) => `Cambiar · ${total}`,
  },
});
export type OffersTexts = ReturnType<typeof offers>;
