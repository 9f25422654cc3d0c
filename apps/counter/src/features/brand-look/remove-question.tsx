import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import css from '../../counter/brand-draft/back-office.module.css';
import { SureQuestion } from '../../counter/brand-draft/field-parts.tsx';
import { useLookTexts } from './use-look-texts.ts';

type Props = { action: string; question: string; onRemove: () => void };

/** Takes a banner or a page away after one question. */
export function RemoveQuestion({ action, question, onRemove }: Props) {
  const { remove: texts } = useLookTexts();
  const [isAsking, setAsking] = useState(false);
  if (isAsking)
    return (
      <SureQuestion
        {...{ question, text: texts.text, yes: action, no: texts.no }}
        onYes={onRemove}
        onNo={() => setAsking(false)}
      />
    );
  return (
    <div className={css.ends}>
      <Button look="danger" onClick={() => setAsking(true)}>
        {action}
      </Button>
    </div>
  );
}
