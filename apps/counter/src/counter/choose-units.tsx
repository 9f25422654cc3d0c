import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { Stepper } from '@comanda/ui/stepper.tsx';
import css from './choose-units.module.css';
import { useTextsOf } from './use-texts.ts';

type Props = {
  /** `units`: those that may still be chosen. */
  lines: readonly { name: string; quantity: number; units: readonly unknown[] }[];
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
