import type { AddressKind } from '@comanda/domain/address/saved-address.ts';
import { heartIcon, homeIcon, workIcon } from './lazy-icons.ts';
import type { IconName } from './icons.tsx';

/** How each kind of address is drawn. */
export const addressKindIcons: Record<AddressKind, IconName> = {
  home: homeIcon,
  work: workIcon,
  couple: heartIcon,
  other: 'pin',
};
