import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { useRef } from 'react';
import type { SessionId } from '@comanda/domain/ids.ts';
import { Button } from '@comanda/ui/button.tsx';
import { doorIcon } from '@comanda/ui/lazy-icons.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';
import { FoldedBlock } from './folded-block.tsx';
import { SessionRow } from './session-row.tsx';
import { ListStatus } from './list-status.tsx';
import { useEndSessions } from './use-end-sessions.ts';
import { useUserSessions } from './use-user-sessions.ts';

/**
 * The browsers in which the user is logged in; each one but this can be logged out.
 * docs/rules/profile.md#sessions-in-the-profile.
 */
export function SessionsBlock() {
  const words = useTextsOf(profileTexts);
  return (
    <FoldedBlock title={words.sessionsTitle} value={words.sessionsValue} icon={doorIcon}>
      <SessionList />
    </FoldedBlock>
  );
}

function SessionList() {
  const words = useTextsOf(profileTexts);
  const { sessions, refusal, reload, remove } = useUserSessions();
  const { endOne, endOthers } = useEndSessions();
  const block = useRef<HTMLDivElement>(null);
  const afterEnd = (ended: (id: SessionId) => boolean): void => {
    remove(ended);
    // The button that had the focus is gone with its row.
    block.current?.focus();
  };
  const end = async (id: SessionId): Promise<void> => {
    if (await endOne(id, () => void end(id))) afterEnd((other) => other === id);
  };
  const endAll = async (): Promise<void> => {
    if (await endOthers(() => void endAll())) afterEnd(() => true);
  };
  const shown = sessions ?? [];
  return (
    <div ref={block} tabIndex={-1} className={css.sessions}>
      <ListStatus
        isLoading={sessions === null}
        refusal={refusal}
        notLoaded={words.sessionsNotLoaded}
        onRetry={reload}
      />
      {shown.length === 0 ? null : (
        <ul>
          {shown.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void end(session.id)} />
          ))}
        </ul>
      )}
      {shown.length > 1 ? (
        <Button look="quiet" wide onClick={() => void endAll()}>
          {words.endOthers}
        </Button>
      ) : null}
    </div>
  );
}
