import type { getRefundOptions } from '@comanda/contract/counter/refunds.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { Stepper } from '@comanda/ui/stepper.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './refund.module.css';

type Props = {
  lines: AnswerOf<typeof getRefundOptions>['lines'];
  counts: readonly number[];
  onChange: (counts: readonly number[]) => void;
};

/** The dishes of an order, each with how many units go back. */
export function ChooseUnits({ lines, counts, onChange }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const { fewer, more } = texts;
  const set = (line: number, quantity: number): void =>
    onChange(lines.map((_, at) => (at === line ? quantity : (counts[at] ?? 0))));
  return (
    <>
      {lines.map(({ name, quantity, units }, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line of an order has no other name
        <div className={css.line} key={line}>
          <span>
            {quantity} × {name}
          </span>
          <Stepper
            label={name}
            texts={{ fewer, more, remove: fewer }}
            quantity={counts[line] ?? 0}
            max={units.length}
            limit={texts.noMoreUnits}
            onChange={(next) => set(line, next)}
          />
        </div>
      ))}
    </>
  );
}
