import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { useRef, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { chooseCard } from '../../shop/cards/card-choice.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { CardFields } from './card-fields.tsx';
import { cardErrorText } from './card-error-text.ts';
import { cardFormLead } from './card-form-lead.ts';
import type { CardEntry } from './card-token.ts';
import css from './cards.module.css';
import { saveTypedCard } from './save-typed-card.ts';

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    cardSubscription: object;
  }
}

/**
 * Saves a typed card. It cannot be closed while it sends; success closes it, with the list of cards
 * loaded again and the card chosen. docs/rules/cards.md#card-saved-in-the-providers-frame.
 */
export function CardSubscriptionModal({ frame }: { frame: ModalFrame }) {
  const app = useApp();
  const words = useTextsOf(cardsTexts);
  const { payments } = useSettings();
  const entry = useRef<CardEntry>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReady, setReady] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    if (isSaving || !isReady || entry.current === null) return;
    setSaving(true);
    setProblem(null);
    frame.setLoading(true);
    const made = await entry.current.makeToken({ use: 'storing' });
    const saved = made.ok ? await saveTypedCard(app, made.token, words) : null;
    frame.setLoading(false);
    setSaving(false);
    if (!made.ok) return setProblem(cardErrorText(made.code, words));
    if (saved !== null && !saved.ok) return setProblem(saved.error);
    const session = app.sessions.current();
    if (saved !== null && session?.role === 'user') chooseCard(session.userId, saved.value.id);
    frame.close();
  };
  return (
    <Dialog label={words.addTitle} closeLabel={app.texts.common.close} onClose={frame.close}>
      <DialogHead title={words.addTitle} lead={cardFormLead(payments, words)} />
      <DialogBody>
        <CardFields
          entry={entry}
          onReady={setReady}
          onEdit={() => setProblem(null)}
          onSubmit={() => void save()}
        />
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          {problem === null ? null : <Notice tone="bad">{problem}</Notice>}
          <Button wide aria-disabled={isSaving || !isReady} onClick={() => void save()}>
            {isSaving ? words.formSaving : words.formSave}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}
