import { Button } from '@comanda/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import css from '../../counter/brand-draft/back-office.module.css';
import { SureQuestion } from '../../counter/brand-draft/field-parts.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';

type Props = {
  name: string;
  onRemove: () => void;
  /** Other buttons in the same row. */
  children?: ReactNode;
};

/** Takes a dish, a category or a group off the menu after one question. */
export function RemoveItem({ name, onRemove, children }: Props) {
  const { form: texts } = useBrandTexts();
  const [isAsking, setAsking] = useState(false);
  if (isAsking)
    return (
      <SureQuestion
        question={texts.removeSure(name)}
        text={texts.removeText}
        yes={texts.removeDish}
        no={texts.close}
        onYes={onRemove}
        onNo={() => setAsking(false)}
      />
    );
  return (
    <div className={css.ends}>
      {children}
      <Button look="danger" onClick={() => setAsking(true)}>
        {texts.removeDish}
      </Button>
    </div>
  );
}
