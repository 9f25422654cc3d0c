import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { negate, subtract, zero } from '@comanda/domain/money/money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { partsOfAmounts } from '@comanda/domain/price/price-amounts.ts';
import { ordersTexts } from '@comanda/i18n/areas/orders.ts';
import { TotalsTable } from '@comanda/ui/totals-table.tsx';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTotalRows } from '../../shop/money/use-total-rows.ts';
import { cashChangeDue } from './cash-change-due.ts';
import { PartialRefundNote } from './partial-refund-note.tsx';

/**
 * Every amount of the charge; amounts of zero have no row. For cash, also the banknote and its
 * change; below them a partial refund.
 */
export function OrderTotals({ order }: { order: Order }) {
  const words = useTextsOf(ordersTexts);
  const { country } = useSettings();
  const delivery = order.dispatchMethod === 'in_store' ? 'none' : 'known';
  const { tip, storeTip } = words;
  const options = { delivery, tips: 'each' } as const;
  const rows = useTotalRows(partsOfAmounts(order), options, { tip, storeTip });
  const change = cashChangeDue(order);
  const cashRows =
    change === null
      ? []
      : [
          { name: words.cashAmount, amount: formatMoney(change.note, country) },
          { name: words.change, amount: formatMoney(change.change, country) },
        ];
  const waived = order.waived ?? zero;
  const removedRows =
    waived === 0
      ? []
      : [
          { name: words.removal.row, amount: formatMoney(negate(waived), country) },
          {
            name: words.removal.toPay,
            amount: formatMoney(subtract(order.total, waived), country),
            strong: true,
          },
        ];
  return (
    <>
      <TotalsTable sums={[...rows, ...removedRows, ...cashRows]} />
      <PartialRefundNote order={order} />
    </>
  );
}
