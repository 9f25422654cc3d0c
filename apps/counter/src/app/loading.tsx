import { useShellTexts } from '../counter/use-texts.ts';
import css from './frame.module.css';

export function Loading() {
  const texts = useShellTexts();
  return (
    <p className={css.loading} role="status">
      {texts.loading}
    </p>
  );
}
