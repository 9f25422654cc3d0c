import type { Figure } from './figure.ts';
import type { Measured } from './recorded-tables.ts';

/**
 * Returns the reasons why a program measured nothing, as sentences: no figure, a figure that is no
 * number, a zero where something was to be measured, or a failure where none may be (`<= 0`). NaN
 * counts only if the machine has the yardstick.
 */
export function measuringFaults({ tables, hasYardstick }: Measured): readonly string[] {
  if (tables.every(({ figures }) => figures.length === 0)) return ['it printed no figure'];
  return tables.flatMap(({ title, figures }) =>
    figures.flatMap((one) => {
      const fault = faultOf(one, hasYardstick);
      return fault === null ? [] : [`“${one.what}” ${fault} (${title})`];
    }),
  );
}

function faultOf({ value, goal, mayBeZero }: Figure, hasYardstick: boolean): string | null {
  if (Number.isNaN(value)) return hasYardstick ? 'is no number' : null;
  if (!Number.isFinite(value)) return 'is infinite';
  if (value === 0 && !mayBeZero) return 'is 0: nothing was measured';
  if (goal?.kind === 'atMost' && goal.value === 0 && value > 0) return `is ${value} and not 0`;
  return null;
}
