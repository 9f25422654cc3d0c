import css from './choice-chip.module.css';

type Props = { isOn: boolean; text: string; onPress: () => void };

/**
 * One of a few choices that stand side by side; the chosen one is filled. Its group carries a name.
 */
export function ChoiceChip({ isOn, text, onPress }: Props) {
  return (
    <button type="button" className={css.chip} aria-pressed={isOn} onClick={onPress}>
      {text}
    </button>
  );
}
