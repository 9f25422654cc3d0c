import { maxInstructions } from '@comanda/domain/cart/cart-limits.ts';
import { useApp } from '../../shop/app-context.ts';
import css from './product-sheet.module.css';

type Props = {
  value: string;
  /** An example of a note; undefined shows none. */
  example: string | undefined;
  onChange: (text: string) => void;
};

/**
 * The shopper's note to the kitchen about one line. The field is one line with its question until
 * the shopper writes. docs/rules/menu.md#product-sheet.
 */
export function InstructionsField({ value, example, onChange }: Props) {
  const { texts } = useApp();
  return (
    <div className={css.notes}>
      <label htmlFor="instructions">{texts.menu.instructions}</label>
      <textarea
        id="instructions"
        value={value}
        maxLength={maxInstructions}
        placeholder={
          example === undefined
            ? texts.menu.instructions
            : `${texts.menu.instructions} ${texts.menu.noteExample(example)}`
        }
        aria-describedby="instructions-hint"
        onChange={(event) => onChange(event.target.value)}
      />
      <p className={css.hint} id="instructions-hint">
        <span>{texts.menu.instructionsHint(maxInstructions)}</span>
        <span aria-hidden="true">
          {value.length}/{maxInstructions}
        </span>
      </p>
    </div>
  );
}
