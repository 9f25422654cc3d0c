import { plural } from '../plural.ts';

/**
 * Combos that a change of the cart ends. `change`: the beginning of the sentence; `names`: of
 * `count` combos. Amounts arrive formatted.
 */
type Ending = { change: string; names: string; count: number };

/**
 * A combo that is near: the missing products, and the saving. `isLeast`: a dearer product saves
 * more.
 */
type Near = { what: string; amount: string; isLeast: boolean };

const stopsCounting = (count: number): string => plural(count, 'deja de valer', 'dejan de valer');

/** Combos: the modal of a change that ends one. */
export const offers = () => ({
  quoted: (name: string) => `“${name}”`,
  endsTitle: (count: number) => plural(count, 'Pierdes el combo', 'Pierdes los combos'),
  /** The change, as the beginning of the sentence. */
  ifChanged: {
    remove: (product: string) => `Si quitas ${product}`,
    lower: (product: string) => `Si llevas menos ${product}`,
    replace: (product: string) => `Si cambias ${product}`,
  },
  ends: ({ change, names, count, benefit }: Ending & { benefit: string }) =>
    `${change}, ${names} ${stopsCounting(count)} y pierdes ${benefit} de descuento.`,
  endsDearer: ({ change, names, count, rise }: Ending & { rise: string }) =>
    `${change}, ${names} ${stopsCounting(count)} y el total sube ${rise}.`,
  /** In the modal of unavailable products. */
  lost: ({ names, count, benefit }: Omit<Ending, 'change'> & { benefit: string }) =>
    `${plural(count, 'El combo', 'Los combos')} ${names} ${stopsCounting(count)}: pierdes ${benefit} de descuento.`,
  /** `what`: the products that are missing. Amounts arrive formatted. */
  near: ({ what, amount, isLeast }: Near) =>
    `Agrega ${what} y ahorra ${isLeast ? 'desde ' : ''}${amount}`,
  nearHere: ({ amount, isLeast }: Omit<Near, 'what'>) =>
    `Con este lo completas: ahorras ${isLeast ? 'desde ' : ''}${amount}`,
  nearOf: (name: string) => `Combo: ${name}`,
  someOf: (names: string) => `algo de ${names}`,
  units: ({ count, what }: { count: number; what: string }) => `${count} × ${what}`,
  unitsOf: ({ count, names }: { count: number; names: string }) => `${count} de ${names}`,
  seeProduct: ({ name, price }: { name: string; price: string }) => `${name} · ${price}`,
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
