import { useReading } from '@comanda/client/use-reading.ts';
import { checkBrandDraft, publishBrandDraft } from '@comanda/contract/counter/brand-draft.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { itemOf } from '@comanda/domain/draft/menu-file.ts';
import type { DraftList } from '@comanda/domain/draft/draft-edit.ts';
import type { Json } from '@comanda/domain/draft/json.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { Card } from '../../counter/card.tsx';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import css from './brand-menu.module.css';
import type { ListedEdit } from './draft-state.ts';
import { SureQuestion, TextField } from './field-parts.tsx';
import { PreviewButton } from './preview-button.tsx';
import { textOf } from './read-item.ts';
import type { BrandDraft } from './use-brand-draft.ts';
import { useBrandTexts } from './use-brand-texts.ts';
import { itemName, useEditWords } from './use-edit-words.ts';

type Props = { draft: BrandDraft; path: string; reload: () => void };

/** Changes that wait to be published, the reasons against it, and the button that does it. */
export function DraftCard({ draft, path, reload }: Props) {
  const { draft: texts } = useBrandTexts();
  return (
    <Card id="brand-draft" title={texts.title}>
      <p className={css.note} role="status">
        {draft.edits.length === 0 && draft.saveState === 'saved'
          ? texts.none
          : texts[draft.saveState]}
      </p>
      <Conflicts draft={draft} />
      {draft.edits.length > 0 && <Publication draft={draft} path={path} reload={reload} />}
      <EditsByItem draft={draft} />
    </Card>
  );
}

/** Says what two people changed at once, and lets one of the values be chosen. */
function Conflicts({ draft }: Pick<Props, 'draft'>) {
  const { draft: texts } = useBrandTexts();
  const words = useEditWords(draft.menus);
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
            field: words.field(edit.field),
            name: itemName(draft.menus, edit),
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

/** Items whose changes are listed at first: one that many prices were raised in is long. */
const shownItems = 8;

/** The changes, those of one item together. */
function EditsByItem({ draft }: Pick<Props, 'draft'>) {
  const { draft: texts } = useBrandTexts();
  const [isWhole, setWhole] = useState(false);
  const groups = [
    ...Map.groupBy(draft.edits, ({ edit }) => [edit.list, edit.parent, edit.id].join(' ')),
  ];
  const shown = isWhole ? groups : groups.slice(0, shownItems);
  const hidden = groups.length - shown.length;
  return (
    <>
      <ul className={css.rows}>
        {shown.map(([key, edits]) => (
          <ItemEdits key={key} edits={edits} draft={draft} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="quiet" wide onClick={() => setWhole(true)}>
          {texts.more(hidden)}
        </Button>
      )}
    </>
  );
}

type ItemProps = Pick<Props, 'draft'> & { edits: readonly ListedEdit[] };

function ItemEdits({ edits, draft }: ItemProps) {
  const { draft: texts } = useBrandTexts();
  const words = useEditWords(draft.menus);
  const [first] = edits;
  if (first === undefined) return null;
  const name = itemName(draft.menus, first.edit) || itemName(draft.published, first.edit);
  const others = new Set(edits.flatMap(({ by }) => by ?? []));
  return (
    <li className={css.row}>
      <span className={css.grow}>
        <b>{name}</b>
        {edits.map(({ key, edit, publishedInstead }) => (
          <span key={key} className={css.change}>
            {words.change(edit, beforeOf(draft, edit))}
            {publishedInstead !== undefined && edit.op === 'set' && (
              <small className={css.problem}>
                {texts.publishedInstead(words.value(edit.field, publishedInstead))}
              </small>
            )}
          </span>
        ))}
        {[...others].map((who) => (
          <small key={who}>{texts.by(who)}</small>
        ))}
      </span>
      <Button
        look="quiet"
        aria-label={texts.removeLong(name)}
        onClick={() => draft.drop(edits.map(({ key }) => key))}
      >
        {texts.remove}
      </Button>
    </li>
  );
}

function beforeOf({ published }: BrandDraft, edit: ListedEdit['edit']): Json {
  const file = published.get(edit.file);
  if (edit.op !== 'set' || file === undefined) return null;
  return itemOf(file, edit)?.item[edit.field] ?? null;
}

/** The reasons against a publication, its preview and note, and the end of the draft. */
function Publication({ draft, path, reload }: Props) {
  const { draft: texts } = useBrandTexts();
  const [note, setNote] = useState('');
  const [isAsking, setAsking] = useState(false);
  const check = useCheck(draft);
  const publish = usePublish(draft, note, reload);
  const isReady = draft.saveState === 'saved' && (check?.problems.length ?? 0) === 0;
  return (
    <>
      <Consequences draft={draft} check={check} />
      <PreviewButton path={path} draft={draft} />
      <TextField
        label={texts.note}
        value={note}
        onChange={(typed) => setNote(typed.slice(0, fieldLengths.menuNote))}
      />
      <ActionButton wide isBusy={publish.isBusy} isOff={!isReady} onPress={publish.run}>
        {texts.publish(draft.edits.length)}
      </ActionButton>
      {isAsking ? (
        <SureQuestion
          question={texts.discardSure}
          text=""
          yes={texts.yesDiscard}
          no={texts.no}
          onYes={() => {
            draft.drop(draft.edits.map(({ key }) => key));
            setAsking(false);
          }}
          onNo={() => setAsking(false)}
        />
      ) : (
        <Button look="link" wide onClick={() => setAsking(true)}>
          {texts.discard}
        </Button>
      )}
    </>
  );
}

type Check = AnswerOf<typeof checkBrandDraft>;

/** Reads what stands against the draft whenever the server has kept another one. */
function useCheck({ shared }: BrandDraft): Check | null {
  const reading = useReading(
    (call) => call(checkBrandDraft, {}),
    `brand check ${shared.version} ${shared.revision}`,
    { everyMs: null },
  );
  return reading.value;
}

/** Lists the reasons against a publication, and what shoppers will notice of it. */
function Consequences({ draft, check }: { draft: BrandDraft; check: Check | null }) {
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
      {(raised > 0 || check.cartsWithRemoved > 0) && (
        <ul className={css.problems}>
          {raised > 0 && <li>{texts.raised(raised)}</li>}
          {check.cartsWithRemoved > 0 && <li>{texts.carts(check.cartsWithRemoved)}</li>}
        </ul>
      )}
    </>
  );
}

function isRise(draft: BrandDraft, edit: ListedEdit['edit']): boolean {
  if (edit.op !== 'set' || edit.field !== 'price' || typeof edit.value !== 'number') return false;
  const before = beforeOf(draft, edit);
  return typeof before === 'number' && edit.value > before;
}

function useProblemText({ menus }: BrandDraft): (problem: Check['problems'][number]) => string {
  const { draft: texts } = useBrandTexts();
  const words = useEditWords(menus);
  return ({ list, id, field }) => {
    if (field.startsWith('offers.json')) return texts.inOffer;
    if (field.startsWith('coupons.json')) return texts.inCoupon;
    const name = list === null || id === null ? null : nameIn(menus, list as DraftList, id);
    if (name !== null && field.includes('.json')) return texts.usedElsewhere(name);
    return name === null
      ? texts.wrongElsewhere(field)
      : texts.wrong({ name, field: words.field(field).toLowerCase() });
  };
}

function nameIn(menus: BrandDraft['menus'], list: DraftList, id: number): string | null {
  for (const file of menus.values()) {
    const placed = itemOf(file, { list, id, parent: null });
    if (placed !== null) return textOf(placed.item, 'name');
  }
  return null;
}

/** Publishes the draft. If something changed meanwhile, the screen reads it again first. */
function usePublish(draft: BrandDraft, note: string, reload: () => void) {
  const { toasts } = useCounter();
  const { draft: texts } = useBrandTexts();
  const action = useCounterAction(publishBrandDraft, {
    onDone: () => {
      showToast(toasts, texts.published);
      reload();
    },
    onRefused: reload,
    refusalText: ({ label }) => (label === 'REPEATED_DATABASE_VALUE' ? texts.stale : null),
  });
  const { version, revision } = draft.shared;
  const run = (): void => void action.run({ body: { basedOn: version, revision, note } });
  return { run, isBusy: action.isBusy };
}
