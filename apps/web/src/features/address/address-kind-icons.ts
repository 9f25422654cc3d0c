import type { AddressKind } from '@comanda/domain/address/saved-address.ts';
import { heartIcon, homeIcon, workIcon } from '@comanda/ui/lazy-icons.ts';
import type { IconName } from '@comanda/ui/icons.tsx';

/** The icon of each kind of address. */
export const addressKindIcons: Record<AddressKind, IconName> = {
  home: homeIcon,
  work: workIcon,
  couple: heartIcon,
  other: 'pin',
};
