import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Button } from '@comanda/ui/button.tsx';
import { pageIcon } from '@comanda/ui/lazy-icons.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';
import { FoldedBlock } from './folded-block.tsx';
import { useExport } from './use-export.ts';

/**
 * The export of a person's data, and its erasure. docs/rules/profile.md#export-in-the-profile,
 * docs/rules/profile.md#erasure-dialog.
 */
export function PrivacyBlock() {
  const words = useTextsOf(profileTexts);
  const modals = useModals();
  const { isExporting, download } = useExport();
  return (
    <FoldedBlock title={words.privacyTitle} value={words.privacyValue} icon={pageIcon}>
      <p className={css.note}>{words.privacyText}</p>
      <div className={css.privacy}>
        <Button look="quiet" wide aria-disabled={isExporting} onClick={download}>
          {isExporting ? words.exporting : words.exportData}
        </Button>
        <Button look="link" wide onClick={() => modals.open({ kind: 'eraseMe' })}>
          {words.erase}
        </Button>
      </div>
    </FoldedBlock>
  );
}
