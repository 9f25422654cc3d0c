import type { Minor } from '@comanda/domain/money/money.ts';
import type { EndedOffers } from '@comanda/domain/offer/ended-offers.ts';
import { offersTexts } from '@comanda/i18n/areas/offers.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import totals from './unavailable-products.module.css';

type Props = { lost: EndedOffers; money: (amount: Minor) => string };

/**
 * The combos that end with the unavailable lines, and the discount that goes with them.
 * docs/rules/combos.md#end-of-a-combo.
 */
export function LostOffers({ lost: { names, benefit }, money }: Props) {
  const words = useTextsOf(offersTexts);
  return (
    <p className={totals.lost}>
      {words.lost({
        names: joinNames(names.map(words.quoted)),
        count: names.length,
        benefit: money(benefit),
      })}
    </p>
  );
}
