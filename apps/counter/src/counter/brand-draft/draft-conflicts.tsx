import type { Json } from '@comanda/domain/draft/json.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import type { BrandDraft } from './use-brand-draft.ts';
import { useBrandTexts } from './use-brand-texts.ts';
import { itemName, useEditWords } from './use-edit-words.ts';

/** Says what two people changed at once, and lets one of the values be chosen. */
export function DraftConflicts({ draft }: { draft: BrandDraft }) {
  const { draft: texts } = useBrandTexts();
  const words = useEditWords(draft.files);
  return draft.conflicts.map((conflict) => {
    const listed = draft.edits.find(({ key }) => key === conflict.key);
    const edit = listed?.edit;
    if (edit?.op !== 'set') return null;
    const value = conflict.value === null ? null : (JSON.parse(conflict.value) as Json);
    return (
      <Notice key={conflict.key} tone="bad">
        <p>
          {texts.conflict({
            by: conflict.by ?? texts.somebody,
            field: words.field(edit.list, edit.field),
            name: itemName(draft.files, edit),
            value: words.value(edit.field, value),
          })}
        </p>
        <Button look="quiet" onClick={() => draft.insist(conflict)}>
          {texts.mine}
        </Button>
        <Button look="quiet" onClick={() => draft.forget(conflict)}>
          {texts.theirs}
        </Button>
      </Notice>
    );
  });
}
