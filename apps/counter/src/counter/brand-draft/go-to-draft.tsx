import { Button } from '@comanda/ui/button.tsx';
import css from './back-office.module.css';
import { useBrandTexts } from './use-brand-texts.ts';

/** Goes to the draft, which stands below the list on a phone. */
export function GoToDraft({ count }: { count: number }) {
  const texts = useBrandTexts();
  if (count === 0) return null;
  const go = (): void =>
    document.querySelector('#brand-draft')?.closest('section')?.scrollIntoView({ block: 'start' });
  return (
    <div className={css.go}>
      <Button wide onClick={go}>
        {texts.draft.go(count)}
      </Button>
    </div>
  );
}
