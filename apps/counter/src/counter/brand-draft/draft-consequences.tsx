import type { DraftList } from '@comanda/domain/draft/draft-edit.ts';
import { itemOf } from '@comanda/domain/draft/menu-file.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import css from './back-office.module.css';
import type { ListedEdit } from './draft-state.ts';
import type { BrandDraft } from './use-brand-draft.ts';
import { useBrandTexts } from './use-brand-texts.ts';
import type { DraftCheck } from './use-draft-check.ts';
import { nameOfItem, useEditWords } from './use-edit-words.ts';
import { valueBefore } from './value-before.ts';

/** Lists the reasons against a publication, and what shoppers will notice of it. */
export function DraftConsequences({
  draft,
  check,
}: {
  draft: BrandDraft;
  check: DraftCheck | null;
}) {
  const { draft: texts } = useBrandTexts();
  const problemText = useProblemText(draft);
  const raised = draft.edits.filter(({ edit }) => isRise(draft, edit)).length;
  if (check === null) return null;
  return (
    <>
      {check.problems.length > 0 && (
        <Notice tone="bad">
          <p>
            <b>{texts.wrongTitle}</b>
          </p>
          <ul className={css.problems}>
            {check.problems.map((problem) => (
              <li key={`${problem.list} ${problem.id} ${problem.field} ${problem.reason}`}>
                {problemText(problem)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <StoreConsequences stores={check.stores} />
      {(raised > 0 || check.cartsWithRemoved > 0) && (
        <ul className={css.problems}>
          {raised > 0 && <li>{texts.raised(raised)}</li>}
          {check.cartsWithRemoved > 0 && <li>{texts.carts(check.cartsWithRemoved)}</li>}
        </ul>
      )}
    </>
  );
}

/** The consequences of changed stores for orders under way and for saved addresses. */
function StoreConsequences({ stores }: Pick<DraftCheck, 'stores'>) {
  const { draft: texts } = useBrandTexts();
  if (stores === null) return null;
  const { ordersOutside, addressesOutside, scheduledAtClosed, withoutHours } = stores;
  const lines = [
    ...(ordersOutside > 0 ? [texts.ordersOutside(ordersOutside)] : []),
    ...(addressesOutside > 0 ? [texts.addressesOutside(addressesOutside)] : []),
    ...(scheduledAtClosed > 0 ? [texts.scheduledAtClosed(scheduledAtClosed)] : []),
    ...withoutHours.map((name) => texts.withoutHours(name)),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={css.problems}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function isRise(draft: BrandDraft, edit: ListedEdit['edit']): boolean {
  if (edit.op !== 'set' || edit.field !== 'price' || typeof edit.value !== 'number') return false;
  const before = valueBefore(draft, edit);
  return typeof before === 'number' && edit.value > before;
}

function useProblemText({
  files,
}: BrandDraft): (problem: DraftCheck['problems'][number]) => string {
  const { draft: texts } = useBrandTexts();
  const words = useEditWords(files);
  return ({ list, id, field }) => {
    if (field.startsWith('offers.json')) return texts.inOffer;
    if (field.startsWith('coupons.json')) return texts.inCoupon;
    if (list === 'coupons') {
      const [name = ''] = field.split('/');
      return texts.wrong({ name, field: words.field(list, field).toLowerCase() });
    }
    const name = list === null || id === null ? null : nameIn(files, list as DraftList, id);
    if (name !== null && field.includes('.json')) return texts.usedElsewhere(name);
    return name === null
      ? texts.wrongElsewhere(field)
      : texts.wrong({ name, field: words.field(list as DraftList, field).toLowerCase() });
  };
}

function nameIn(files: BrandDraft['files'], list: DraftList, id: number): string | null {
  for (const file of files.values()) {
    const placed = itemOf(file, { list, id, parent: null });
    if (placed !== null) return nameOfItem(placed.item);
  }
  return null;
}
