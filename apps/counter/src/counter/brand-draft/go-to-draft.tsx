import { Button } from '@comanda/ui/button.tsx';
import css from './back-office.module.css';
import { useBrandTexts } from './use-brand-texts.ts';

type Props = {
  count: number;
  /** The draft stands below the list on a wide screen too. */
  isAlwaysShown?: boolean;
};

/** Goes to the draft, which stands below the list on a phone. */
export function GoToDraft({ count, isAlwaysShown = false }: Props) {
  const texts = useBrandTexts();
  if (count === 0) return null;
  const go = (): void =>
    document.querySelector('#brand-draft')?.closest('section')?.scrollIntoView({ block: 'start' });
  return (
    <div className={css.go} data-always={isAlwaysShown || undefined}>
      <Button wide onClick={go}>
        {texts.draft.go(count)}
      </Button>
    </div>
  );
}
