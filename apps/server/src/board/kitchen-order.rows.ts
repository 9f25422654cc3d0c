import type { AnsweredQuestion } from '@comanda/domain/counter/ticket/kitchen-notes.ts';
import type { SoldOption } from '@comanda/domain/counter/ticket/ticket-lines.ts';
import type { LineRemoval } from '@comanda/domain/line-removal/line-removal.ts';
import sql from 'sql-template-tag';

/** A line of an order as the kitchen reads it; null: it has no text or options. */
type SoldLine = {
  quantity: number;
  name: string;
  note: string | null;
  options: readonly SoldOption[] | null;
};

/** An order as the kitchen reads it. */
export type KitchenOrderRow = {
  lines: readonly SoldLine[] | null;
  answers: readonly AnsweredQuestion[] | null;
  dispatch_note: string | null;
  line_removals: readonly LineRemoval[];
};

/** The columns of a {@link KitchenOrderRow}, of the table `orders o`. */
export const kitchenOrderColumns = sql`(select json_agg(json_build_object('quantity',
    l -> 'quantity', 'name', l -> 'name', 'note', l -> 'instructions', 'options', l -> 'modifiers'))
    from jsonb_array_elements(o.lines) l) as lines,
  o.snapshot -> 'checkoutAnswers' as answers, o.snapshot ->> 'dispatchNote' as dispatch_note,
  o.line_removals`;
