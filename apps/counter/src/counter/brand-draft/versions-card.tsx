import { useReading } from '@comanda/client/use-reading.ts';
import { getBrandVersions, restoreBrandVersion } from '@comanda/contract/counter/brand-draft.ts';
import { draftEditOfWire } from '@comanda/contract/counter/draft-edit.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { DraftSection } from '@comanda/domain/draft/draft-edit.ts';
import type { Json } from '@comanda/domain/draft/json.ts';
import { Button } from '@comanda/ui/button.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '../action-button.tsx';
import { useCounter } from '../app-context.ts';
import { Card } from '../card.tsx';
import { ReadingState } from '../screen.tsx';
import { useCounterAction } from '../use-counter-action.ts';
import { useWhen } from '../use-when.ts';
import css from './back-office.module.css';
import type { BrandDraft } from './use-brand-draft.ts';
import { useBrandTexts } from './use-brand-texts.ts';
import { useEditWords } from './use-edit-words.ts';

type Version = AnswerOf<typeof getBrandVersions>['versions'][number];
type Props = { draft: BrandDraft; reload: () => void };

/** The published versions with who, when and what, and the way back to each. */
export function VersionsCard({ draft, reload }: Props) {
  const { versions: texts } = useBrandTexts();
  const { section, shared } = draft;
  const { version } = shared;
  const reading = useReading(
    (call) => call(getBrandVersions, { params: { section }, query: {} }),
    `brand versions ${section} ${version}`,
  );
  const list = reading.value?.versions ?? [];
  return (
    <Card id="brand-versions" title={texts.title}>
      <ReadingState reading={reading} />
      {reading.value !== null && list.length === 0 && <p className={css.note}>{texts.none}</p>}
      <ol className={css.rows}>
        {list.map((each) => (
          <VersionRow key={each.number} each={each} draft={draft}>
            {each.number === version ? (
              <span className={css.edited}>{texts.now}</span>
            ) : (
              <Restore section={section} number={each.number} basedOn={version} onDone={reload} />
            )}
          </VersionRow>
        ))}
      </ol>
    </Card>
  );
}

const shownChanges = 5;

type RowProps = { each: Version; draft: BrandDraft; children: ReactNode };

function VersionRow({ each, draft, children }: RowProps) {
  const { versions: texts } = useBrandTexts();
  const words = useEditWords(draft.files);
  const when = useWhen();
  const hidden = each.changes.length - shownChanges;
  return (
    <li className={css.version}>
      <div className={css.grow}>
        <b>{texts.number(each.number)}</b>
        <small>
          {when(each.at)} · {useAuthor(each)}
        </small>
        {each.note !== '' && <p>{each.note}</p>}
        <ul className={css.changes}>
          {each.changes.slice(0, shownChanges).map(({ edit: wire, name, before }, at) => {
            const edit = draftEditOfWire(wire);
            return edit === null ? null : (
              // oxlint-disable-next-line react/no-array-index-key -- a stored list never changes
              <li key={at}>
                {name === '' ? '' : `${name}: `}
                {words.change(edit, before === null ? null : (JSON.parse(before) as Json))}
              </li>
            );
          })}
        </ul>
        {hidden > 0 && <small>{texts.more(hidden)}</small>}
      </div>
      {children}
    </li>
  );
}

function useAuthor({ by, source, restored }: Version): string {
  const { versions: texts } = useBrandTexts();
  if (source === 'folder') return texts.imported;
  const who = by === null ? texts.gone : texts.by(by);
  return restored === null ? who : `${who} · ${texts.restored(restored)}`;
}

type RestoreProps = { section: DraftSection; number: number; basedOn: number; onDone: () => void };

/** Goes back to a version after one question. */
function Restore({ section, number, basedOn, onDone }: RestoreProps) {
  const { toasts } = useCounter();
  const { versions: texts } = useBrandTexts();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useCounterAction(restoreBrandVersion, {
    onDone: (answer) => {
      setAsking(false);
      if (answer) showToast(toasts, texts.back(answer.version));
      onDone();
    },
    onRefused: onDone,
  });
  if (!isAsking)
    return (
      <Button look="quiet" aria-label={texts.restoreLong(number)} onClick={() => setAsking(true)}>
        {texts.restore}
      </Button>
    );
  return (
    <div className={css.sure} role="group" aria-label={texts.sure}>
      <p>{texts.sure}</p>
      <ActionButton
        isBusy={isBusy}
        onPress={() => void run({ params: { section, number }, body: { basedOn } })}
      >
        {texts.yes}
      </ActionButton>
      <Button look="quiet" onClick={() => setAsking(false)}>
        {texts.no}
      </Button>
    </div>
  );
}
