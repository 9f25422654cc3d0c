import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { type Minor, subtract } from '@comanda/domain/money/money.ts';
import { offersTexts } from '@comanda/i18n/areas/offers.ts';
import type { OffersTexts } from '@comanda/i18n/es/offers.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { TotalsTable } from '@comanda/ui/totals-table.tsx';
import { useApp } from '../../shop/app-context.ts';
import type { CartCheck } from '../../shop/cart/cart-check.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './offers.module.css';

type Check = Extract<CartCheck, { kind: 'offerEnds' }>;
type Props = { check: Check; onKeep: () => void; onGoOn: () => void };

/**
 * Asks before a change that ends a combo: what it costs, and the total before and after.
 * docs/rules/combos.md#end-of-a-combo.
 */
export function OfferEnds({ check, onKeep, onGoOn }: Props) {
  const { texts, page } = useApp();
  const words = useTextsOf(offersTexts);
  const money = (amount: Minor): string => formatMoney(amount, page.settings.country);
  const title = words.endsTitle(check.offers.length);
  const { before, after } = check.total;
  return (
    <Dialog label={title} closeLabel={texts.common.close} onClose={onKeep}>
      <DialogHead title={title} />
      <DialogBody>
        <p className={css.text}>{reasonText(check, words, money)}</p>
        <TotalsTable
          sums={[
            { name: words.totalNow, amount: money(before) },
            { name: words.totalAfter, amount: money(after), strong: true },
          ]}
        />
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          <Button wide onClick={onKeep}>
            {words.keep}
          </Button>
          <Button look="link" wide onClick={onGoOn}>
            {words.goOn[check.change](money(after))}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}

/**
 * A product that leaves the cart is said with its price in the combo and without it. If the food
 * does not fall by more than the discount, the sentence says the lost discount or the higher total.
 */
function reasonText(check: Check, words: OffersTexts, money: (amount: Minor) => string): string {
  const { change, productName, offers, benefit, worth, total } = check;
  const ending = {
    change: words.ifChanged[change](productName),
    names: joinNames(offers.map(words.quoted)),
    count: offers.length,
  };
  const rise = subtract(total.after, total.before);
  if (rise > 0) return words.endsDearer({ ...ending, rise: money(rise) });
  if (change === 'replace' || worth < benefit)
    return words.ends({ ...ending, benefit: money(benefit) });
  const price = {
    product: productName,
    pays: money(subtract(worth, benefit)),
    worth: money(worth),
  };
  return `${words.endsPlainly(ending)} ${words.comboPrice[change](price)}`;
}
