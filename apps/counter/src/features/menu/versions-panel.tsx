import { useReading } from '@comanda/client/use-reading.ts';
import { getMenuVersions, restoreMenuVersion } from '@comanda/contract/counter/menu.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { mayEditMenu } from '@comanda/domain/menu-edits/menu-edit-rights.ts';
import { menuEditKey } from '@comanda/domain/menu-edits/menu-edit.ts';
import { Button } from '@comanda/ui/button.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { ReadingState } from '../../counter/screen.tsx';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useSession } from '../../counter/use-session.ts';
import { useWhen } from '../../counter/use-when.ts';
import { Card } from '../../counter/card.tsx';
import css from './menu.module.css';
import { useChangeText } from './use-change-text.ts';
import { useMenuTexts } from './use-menu-texts.ts';

type Version = AnswerOf<typeof getMenuVersions>['versions'][number];
/** `isEdited`: edits are in force, so that the folder's menu is another one. */
type Props = { version: number; isEdited: boolean; reload: () => void };

/** The published versions with who, when and what, and the way back to each. */
export function VersionsPanel({ version, isEdited, reload }: Props) {
  const { versions: texts } = useMenuTexts();
  const person = useSession();
  const reading = useReading(
    (call) => call(getMenuVersions, { query: {} }),
    `menu versions ${version}`,
  );
  const mayRestore = mayEditMenu(person, { storeId: null });
  const list = reading.value?.versions ?? [];
  return (
    <Card id="menu-versions" title={texts.title}>
      <ReadingState reading={reading} />
      {reading.value !== null && list.length === 0 && <p className={css.note}>{texts.none}</p>}
      <ol className={css.rows}>
        {list.map((each) => (
          <VersionRow key={each.number} each={each} isNow={each.number === version}>
            {mayRestore && each.number !== version && (
              <Restore number={each.number} basedOn={version} onDone={reload} />
            )}
          </VersionRow>
        ))}
      </ol>
      {mayRestore && isEdited && <Restore number={0} basedOn={version} onDone={reload} />}
    </Card>
  );
}

type RowProps = { each: Version; isNow: boolean; children: ReactNode };

function VersionRow({ each, isNow, children }: RowProps) {
  const { versions: texts } = useMenuTexts();
  const changeText = useChangeText();
  const when = useWhen();
  return (
    <li className={css.version}>
      <div className={css.grow}>
        <b>
          {texts.number(each.number)} {isNow && <span className={css.edited}>{texts.now}</span>}
        </b>
        <small>
          {when(each.at)} · {useAuthor(each)}
        </small>
        {each.note !== '' && <p>{each.note}</p>}
        <ul className={css.changes}>
          {each.changes.map((change) => (
            <li key={menuEditKey(change)}>
              {change.name}: {changeText(change, change.before)}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </li>
  );
}

function useAuthor({ by, source, restored }: Version): string {
  const { versions: texts } = useMenuTexts();
  const who = by === null ? texts.gone : texts.by(by);
  if (source === 'folder') return texts.imported;
  if (restored === null) return who;
  return `${who} · ${restored === 0 ? texts.restoredFolder : texts.restored(restored)}`;
}

type RestoreProps = { number: number; basedOn: number; onDone: () => void };

/** Goes back to a version after one question. */
function Restore({ number, basedOn, onDone }: RestoreProps) {
  const { toasts } = useCounter();
  const { versions: texts } = useMenuTexts();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useCounterAction(restoreMenuVersion, {
    onDone: (answer) => {
      setAsking(false);
      if (answer) showToast(toasts, texts.back(answer.version));
      onDone();
    },
    onRefused: onDone,
  });
  if (!isAsking)
    return (
      <Button
        look="quiet"
        {...(number === 0 ? {} : { 'aria-label': texts.restoreLong(number) })}
        onClick={() => setAsking(true)}
      >
        {number === 0 ? texts.restoreFolder : texts.restore}
      </Button>
    );
  return (
    <div className={css.sure} role="group" aria-label={texts.sure}>
      <p>{texts.sure}</p>
      <ActionButton isBusy={isBusy} onPress={() => void run({ body: { basedOn, number } })}>
        {texts.yes}
      </ActionButton>
      <Button look="quiet" onClick={() => setAsking(false)}>
        {texts.no}
      </Button>
    </div>
  );
}
