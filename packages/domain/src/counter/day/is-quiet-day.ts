import type { DayFigures } from './day-figures.ts';

type Moved = Pick<DayFigures, 'orders' | 'sales' | 'net' | 'toCollect' | 'owed'> & {
  readonly methods: readonly unknown[];
};

/**
 * Returns true if a day has no order and moved no money: its tables would be rows of zero.
 * docs/rules/counter-money.md#day-without-money.
 */
export const isQuietDay = ({ orders, sales, net, toCollect, owed, methods }: Moved): boolean =>
  methods.length === 0 && [orders, sales, net, toCollect, owed].every((figure) => figure === 0);
