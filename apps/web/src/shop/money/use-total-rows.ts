import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { type BillOptions, type BillRow, billRows } from '@comanda/domain/price/bill-rows.ts';
import type { PricePart } from '@comanda/domain/price/price-part.ts';
import { billRowText } from '@comanda/i18n/bill-row-text.ts';
import type { TotalRow } from '@comanda/ui/totals-table.tsx';
import type { PageTexts } from '../../platform/texts.ts';
import { useLoyaltyProgram } from '../use-loyalty-program.ts';
import { useSettings } from '../use-settings.ts';
import { useTexts } from '../use-texts.ts';

/**
 * Texts about tips, which are loaded with the screens that show tips. `none` stands for no tip at
 * all.
 */
type TipTexts = { tip?: string; storeTip?: string; none?: string };

/**
 * Returns the rows of a bill with their texts; the total is strong.
 * docs/rules/cart.md#rows-of-a-bill.
 */
export function useTotalRows(
  parts: readonly PricePart[],
  options: BillOptions,
  tipTexts: TipTexts = {},
): readonly TotalRow[] {
  const texts = useTexts();
  const { country } = useSettings();
  const programme = useLoyaltyProgram()?.name ?? null;
  return billRows(parts, options).map((row) => ({
    name: nameOf(row, texts, { ...tipTexts, programme }),
    amount:
      row.amount === null
        ? texts.cart.deliveryUnknown
        : (freeText(row, texts, tipTexts) ?? formatMoney(row.amount, country)),
    strong: row.kind === 'total',
  }));
}

type RowTexts = TipTexts & { programme: string | null };

/** Names of the tips that are not loaded are the word for a tip. */
function nameOf(row: BillRow, { cart, common }: PageTexts, rowTexts: RowTexts): string {
  const { tip: tips } = common;
  const { tip = tips, storeTip = tips, programme } = rowTexts;
  return billRowText(row, { cart, tip, storeTip, tips, programme });
}

/** Returns the words that stand for zero, or null for a row that shows its amount. */
function freeText(
  { kind, amount }: BillRow,
  { cart }: PageTexts,
  tipTexts: TipTexts,
): string | null {
  if (amount !== 0) return null;
  if (kind === 'delivery') return cart.deliveryFree;
  return kind === 'tips' ? (tipTexts.none ?? null) : null;
}
