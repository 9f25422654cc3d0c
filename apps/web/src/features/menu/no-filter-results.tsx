import { useTexts } from '../../shop/use-texts.ts';
import { Button } from '@comanda/ui/button.tsx';
import css from './tag-filters.module.css';

/** The empty state of the filters: one sentence and a button that clears them. */
export function NoFilterResults({ text, onClear }: { text: string; onClear: () => void }) {
  const texts = useTexts();
  return (
    <div className={css.none}>
      <p>{text === '' ? texts.menu.filterNone : texts.menu.filterNoneFor(text)}</p>
      <Button look="quiet" onClick={onClear}>
        {texts.menu.filterClear}
      </Button>
    </div>
  );
}
