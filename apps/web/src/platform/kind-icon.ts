import type { AddressKind } from '@comanda/domain/address/saved-address.ts';

/** How each kind of address is drawn, by the name of an icon. */
export const kindIcon = { home: 'home', work: 'work', couple: 'heart', other: 'pin' } as const satisfies Record<AddressKind, string>;
