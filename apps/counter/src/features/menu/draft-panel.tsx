import { publishCounterMenu } from '@comanda/contract/counter/menu.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { draftedValue } from '@comanda/domain/menu-edits/menu-draft.ts';
import { type MenuEdit, menuEditKey } from '@comanda/domain/menu-edits/menu-edit.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useStores } from '../../counter/use-session.ts';
import { Card } from '../../counter/card.tsx';
import css from './menu.module.css';
import { PreviewButton } from './preview-button.tsx';
import { useChangeText } from './use-change-text.ts';
import type { MenuDraft } from './use-menu-draft.ts';
import { useMenuTexts } from './use-menu-texts.ts';

type Props = { draft: MenuDraft; onPublished: () => void; onStale: () => void };

/** The drafted changes in a list, and the button that publishes them as one version. */
export function DraftPanel(props: Props) {
  const { draft } = props;
  const { draft: texts } = useMenuTexts();
  const isStale = draft.basedOn !== draft.menu.version;
  return (
    <Card id="menu-draft" title={texts.title}>
      {draft.draft.length === 0 ? <p className={css.note}>{texts.none}</p> : null}
      <ul className={css.rows}>
        {draft.draft.map((edit) => (
          <DraftRow key={menuEditKey(edit)} edit={edit} draft={draft} />
        ))}
      </ul>
      {isStale && (
        <Notice tone="bad">
          <p>{texts.stale}</p>
        </Notice>
      )}
      <Publication {...props} />
    </Card>
  );
}

/** The note of a version, and its preview, publication and end; nothing without a change. */
function Publication({ draft, ...ends }: Props) {
  const { draft: texts } = useMenuTexts();
  const [note, setNote] = useState('');
  const publish = usePublish(draft, { note, ...ends });
  const count = draft.draft.length;
  if (count === 0) return null;
  return (
    <>
      <Field id="menu-note" label={texts.note}>
        <input
          value={note}
          maxLength={fieldLengths.menuNote}
          autoComplete="off"
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <PreviewButton draft={draft} />
      <ActionButton wide isBusy={publish.isBusy} onPress={publish.run}>
        {texts.publish(count)}
      </ActionButton>
      <Button look="link" wide onClick={draft.discard}>
        {texts.discard}
      </Button>
    </>
  );
}

function DraftRow({ edit, draft }: { edit: MenuEdit; draft: MenuDraft }) {
  const { draft: texts } = useMenuTexts();
  const changeText = useChangeText();
  const before = draftedValue({ ...draft, draft: [] }, edit) ?? null;
  const name = String(draftedValue(draft, { ...edit, storeId: null, field: 'name' }) ?? '');
  const change = changeText(edit, before);
  return (
    <li className={css.row}>
      <span className={css.grow}>
        <b>{name}</b>
        <span>{change}</span>
      </span>
      <Button
        look="quiet"
        aria-label={texts.removeLong(`${name}, ${change}`)}
        onClick={() => draft.remove(edit)}
      >
        {texts.remove}
      </Button>
    </li>
  );
}

/**
 * Publishes the draft. If another version came first, the draft stays and stands on that one once
 * it was seen.
 */
function usePublish(
  draft: MenuDraft,
  { note, onPublished, onStale }: { note: string } & Omit<Props, 'draft'>,
) {
  const { toasts } = useCounter();
  const { store } = useStores();
  const texts = useMenuTexts();
  const count = draft.draft.length;
  const action = useCounterAction(publishCounterMenu, {
    onDone: () => {
      showToast(toasts, texts.draft.published(count));
      draft.discard();
      onPublished();
    },
    onRefused: ({ label }) => (label === 'REPEATED_DATABASE_VALUE' ? onStale() : undefined),
    refusalText: (refusal) => refusalOfPublication(refusal),
  });
  function refusalOfPublication({ label, metadata }: Refusal): string | null {
    if (label === 'REPEATED_DATABASE_VALUE') return texts.draft.stale;
    const wrong = draft.draft.find(
      ({ id, kind }) => id === metadata['id'] && kind === metadata['kind'],
    );
    if (label !== 'INVALID_PARAMETER' || wrong === undefined) return null;
    const name = draftedValue(draft, { ...wrong, storeId: null, field: 'name' });
    return texts.draft.wrong(String(name ?? ''));
  }
  const run = (): void => {
    if (store === null) return;
    const body = { basedOn: draft.menu.version, edits: [...draft.draft], note };
    void action.run({ params: { id: store.id }, body });
  };
  return { run, isBusy: action.isBusy };
}
