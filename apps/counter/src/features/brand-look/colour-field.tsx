import type { Hex } from '@comanda/domain/theme/colour.ts';
import { Field } from '@comanda/ui/field.tsx';
import { useId } from 'react';
import css from './look.module.css';
import { readHex } from './palette-of-settings.ts';
import { useLookTexts } from './use-look-texts.ts';
import { useTypedValue } from '../../counter/brand-draft/use-typed-value.ts';

type Props = {
  label: string;
  value: Hex;
  /** The places of the shop that have the colour. */
  hint: string;
  /** Pairs that this colour makes hard to read, in words. */
  problems: readonly string[];
  /** While it is being chosen: nothing is saved yet. */
  onChoose: (hex: Hex) => void;
  save: (hex: Hex) => void;
};

const isHex = (typed: string): boolean => readHex(typed) !== null;

/** A colour, chosen by the device's own picker or typed as `#rrggbb`. */
export function ColourField({ label, value, hint, problems, onChoose, save }: Props) {
  const { colours: texts } = useLookTexts();
  const id = useId();
  const field = useTypedValue({
    value,
    accepts: isHex,
    save: (typed) => save(readHex(typed) ?? value),
  });
  const choose = (typed: string): void => {
    field.type(typed);
    const hex = readHex(typed);
    if (hex !== null) onChoose(hex);
  };
  const [problem] = field.isWrong ? [texts.wrongHex] : problems;
  return (
    <div className={css.colour}>
      <input
        type="color"
        className={css.well}
        aria-label={texts.pick(label)}
        value={readHex(field.shown) ?? value}
        onChange={({ target }) => choose(target.value)}
        onBlur={field.leave}
      />
      <Field id={id} label={label} hint={hint} problem={problem}>
        <input
          value={field.shown}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => choose(target.value)}
          onBlur={field.leave}
        />
      </Field>
    </div>
  );
}
