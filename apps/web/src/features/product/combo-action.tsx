import type { Product } from '@comanda/domain/menu/menu.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';
import { offersTexts } from '@comanda/i18n/areas/offers.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import type { ReactNode } from 'react';
import { useNearOffer, useNearOffers } from '../../shop/cart/use-near-offer.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { ComboPartner } from './combo-partner.ts';

export type ComboActionProps = {
  product: Product;
  offer: Offer;
  /** The product that the row shows, which completes the combo with this one; null without one. */
  partner: Product | null;
  /** Adds this product with its choices, and the partner; null where nothing can be added. */
  onAddBoth: ((partner: ComboPartner) => void) | null;
  /** Takes the place if there is nothing to press. */
  children: ReactNode;
};

/**
 * The action of a combo in the sheet of a product: the saving if one unit of this product completes
 * the combo in the cart, else a button that adds this product and its partner.
 * docs/rules/combos.md#combos-in-the-menu.
 */
export function ComboAction({ product, offer, partner, onAddBoth, children }: ComboActionProps) {
  const { country } = useSettings();
  const words = useTextsOf(offersTexts);
  const near = useNearOffer();
  const together = useNearOffers(product).find((each) => each.offer.id === offer.id);
  if (near !== null && completes(product, offer, near)) {
    const { saves, isLeast } = near;
    return <b>{words.nearHere({ amount: formatMoney(saves, country), isLeast })}</b>;
  }
  if (onAddBoth === null || partner === null || together?.products[0]?.id !== partner.id)
    return children;
  const { missing, saves } = together;
  const what = missing === 1 ? partner.name : words.units({ count: missing, what: partner.name });
  const label = words.addWithSaving({ what, amount: formatMoney(saves, country) });
  return (
    <Button
      look="link"
      aria-label={label}
      onClick={() => onAddBoth({ product: partner, count: missing })}
    >
      <Icon name="plus" size={18} />
      {words.addWith(what)}
    </Button>
  );
}

const completes = (
  product: Product,
  offer: Offer,
  near: NonNullable<ReturnType<typeof useNearOffer>>,
): boolean =>
  near.offer.id === offer.id &&
  near.missing === 1 &&
  near.products.some(({ id }) => id === product.id);
