import { type RemovalReason, removalReasons } from '@comanda/domain/line-removal/line-removal.ts';
import { counterRemovalTexts } from '@comanda/i18n/areas/counter-removal.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Segments } from '@comanda/ui/choice.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { useState } from 'react';
import { ChooseUnits } from '../../counter/choose-units.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './line-removal.module.css';
import { type RemovalChoice, removalChoice, type RemovalOptions } from './removal-choice.ts';

type Props = { options: RemovalOptions; onChoose: (choice: RemovalChoice) => void };

/** The first step: the dishes, each with how many units are missing, and why. */
export function ChooseRemoval({ options, onChoose }: Props) {
  const texts = useTextsOf(counterRemovalTexts);
  const [counts, setCounts] = useState<readonly number[]>([]);
  const [reason, setReason] = useState<RemovalReason>('soldOut');
  const choice = removalChoice(options, counts, reason);
  const isReady = choice !== null && choice !== 'wholeOrder';
  return (
    <>
      <p>{texts.lead}</p>
      <div className={css.lines}>
        <ChooseUnits lines={options.lines} counts={counts} onChange={setCounts} />
      </div>
      <Segments
        name="removal-reason"
        legend={texts.reasonLabel}
        options={removalReasons.map((value) => ({ value, label: texts.reason[value] }))}
        value={reason}
        onChange={setReason}
      />
      {choice === 'wholeOrder' ? <Notice>{texts.wholeOrder}</Notice> : null}
      <Button
        wide
        aria-disabled={!isReady}
        onClick={() => (isReady ? onChoose(choice) : undefined)}
      >
        {texts.next}
      </Button>
    </>
  );
}
