import type { Product } from '@comanda/domain/menu/menu.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Offer } from '@comanda/domain/offer/offer.ts';
import { offersTexts } from '@comanda/i18n/areas/offers.ts';
import { useNearOffer } from '../../shop/cart/use-near-offer.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';

type Props = { product: Product; offer: Offer };

/**
 * The saving of a combo that one unit of this product completes in the cart; renders nothing for
 * any other. docs/rules/combos.md#combos-in-the-menu.
 */
export function CompletedCombo({ product, offer }: Props) {
  const { country } = useSettings();
  const words = useTextsOf(offersTexts);
  const near = useNearOffer();
  if (near?.offer.id !== offer.id || near.missing !== 1) return null;
  if (near.products.every(({ id }) => id !== product.id)) return null;
  const { saves, isLeast } = near;
  return <b>{words.nearHere({ amount: formatMoney(saves, country), isLeast })}</b>;
}
