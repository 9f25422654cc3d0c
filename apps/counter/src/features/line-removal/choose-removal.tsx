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

type Props = {
  options: RemovalOptions;
  onRemove: (choice: RemovalChoice) => void;
  onOffer: (choice: RemovalChoice) => void;
};

/**
 * The first step: the dishes, each with how many units are missing, why, and whether another dish
 * is offered for them.
 */
export function ChooseRemoval({ options, onRemove, onOffer }: Props) {
  const texts = useTextsOf(counterRemovalTexts);
  const [counts, setCounts] = useState<readonly number[]>([]);
  const [reason, setReason] = useState<RemovalReason>('soldOut');
  const choice = removalChoice(options, counts, reason);
  const canRemove = choice !== null && !choice.isWhole;
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
      {choice?.isWhole === true ? <Notice>{texts.wholeOrder}</Notice> : null}
      <div className={css.ways}>
        <Button
          wide
          aria-disabled={choice === null}
          onClick={() => (choice === null ? undefined : onOffer(choice))}
        >
          {texts.offer}
        </Button>
        <Button
          look="quiet"
          wide
          aria-disabled={!canRemove}
          onClick={() => (canRemove ? onRemove(choice) : undefined)}
        >
          {texts.removeOnly}
        </Button>
      </div>
    </>
  );
}
