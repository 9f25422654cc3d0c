import { delay } from '@comanda/client/delay.ts';
import { cardsTexts } from '@comanda/i18n/areas/cards.ts';
import type { CardTexts } from '@comanda/i18n/es/cards.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { useState } from 'react';
import { type AppContext, useApp } from '../../shop/app-context.ts';
import { chooseCard } from '../../shop/cards/card-choice.ts';
import { loadCards } from '../../shop/cards/load-cards.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { beginEnrolment } from './begin-enrolment.ts';
import { CardFields } from './card-fields.tsx';
import { cardErrorText } from './card-error-text.ts';
import css from './cards.module.css';
import { pollEnrolment } from './enrolment-result.ts';
import { notBegunText } from './not-begun-text.ts';
import { useBrandKushkiFields } from './use-kushki-fields.ts';

/**
 * Saves a card that is typed in the provider's frame. It cannot be closed while it sends; success closes it, with the list of cards loaded
 * again. docs/rules/cards.md#card-saved-in-the-providers-frame.
 */
export function CardSubscriptionModal({ frame }: { frame: ModalFrame }) {
  const app = useApp();
  const words = useTextsOf(cardsTexts);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const fields = useBrandKushkiFields();
  const save = async (): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    setProblem(null);
    frame.setLoading(true);
    const made = await fields.makeToken({ use: 'storing' });
    const failed = made.ok
      ? await saveCard(app, made.token, words)
      : cardErrorText(made.code, words);
    frame.setLoading(false);
    setSaving(false);
    if (failed === null) return frame.close();
    setProblem(failed);
  };
  return (
    <Dialog label={words.addTitle} closeLabel={app.texts.common.close} onClose={frame.close}>
      <DialogHead title={words.addTitle} lead={words.formLead} />
      <DialogBody>
        <CardFields fields={fields} />
      </DialogBody>
      <DialogFoot>
        <div className={css.actions}>
          {problem === null ? null : <Notice tone="bad">{problem}</Notice>}
          <Button wide aria-disabled={isSaving} onClick={() => void save()}>
            {isSaving ? words.formSaving : words.formSave}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  );
}

/** Saves the card of a token. Returns the words of a failure; null: it is saved, listed and chosen. */
async function saveCard(app: AppContext, token: string, words: CardTexts): Promise<string | null> {
  const wanted = { method: 'kushkiCardSubscription', from: 'profile', token } as const;
  const begun = await beginEnrolment(app, wanted, crypto.randomUUID());
  if (!begun.ok) return notBegunText(begun.error, words);
  const result = await pollEnrolment({ api: app.api, wait: delay }, begun.value.jobToken);
  if (result.kind === 'pending') return words.lateText;
  if (result.kind === 'failed') return words.failures[result.problem].text;
  await loadCards(app);
  const session = app.sessions.current();
  if (session?.role === 'user') chooseCard(session.userId, result.card.id);
  return null;
}
