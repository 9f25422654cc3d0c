import type { MarkedField } from '@comanda/domain/checkout/refused-fields.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { ProblemSummary } from '@comanda/ui/problem-summary.tsx';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { FieldMessage } from './field-messages.ts';
import { focusField } from './focus-field.ts';
import { foldOf } from './fold-key.ts';
import { useFolds } from './folds.ts';

type Props = { messages: readonly FieldMessage[]; summaryRef: RefObject<HTMLDivElement | null> };

/** Lists the problems that block the order. A link opens the section of its field. */
export function ErrorSummary({ messages, summaryRef }: Props) {
  const words = useTextsOf(checkoutTexts);
  const folds = useFolds();
  const goToField = (field: MarkedField): void => {
    flushSync(() => folds.open([foldOf(field)]));
    focusField(field);
  };
  return (
    <ProblemSummary
      title={words.problemsTitle(messages.length)}
      hint={words.problemsHint}
      problems={messages.map(([field, text]) => ({ field, target: `field-${field}`, text }))}
      onGo={goToField}
      summaryRef={summaryRef}
    />
  );
}
