import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { useTexts, useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';
import { EraseConsequences } from './erase-consequences.tsx';
import type { Erasure } from './use-erase.ts';

/** The erasure of a guest, whose token is proof enough. */
export function EraseGuest({ erasure, onCancel }: { erasure: Erasure; onCancel: () => void }) {
  const { common } = useTexts();
  const words = useTextsOf(profileTexts);
  const { isBusy, problem, erase } = erasure;
  return (
    <div className={css.text}>
      <EraseConsequences />
      {problem === null ? null : <Notice tone="bad">{problem.text}</Notice>}
      <div className={css.actions}>
        <Button wide aria-disabled={isBusy} onClick={() => void erase(null)}>
          {words.eraseYes}
        </Button>
        <Button look="link" wide onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </div>
  );
}
