import type { MarkedField } from '@comanda/domain/checkout/refused-fields.ts';
import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import type { MouseEvent, RefObject } from 'react';
import { useTextsOf } from '../../shop/use-texts.ts';
import { flushSync } from 'react-dom';
import type { FieldMessage } from './field-messages.ts';
import css from './checkout.module.css';
import { focusField } from './focus-field.ts';
import { foldOf } from './fold-key.ts';
import { useFolds } from './folds.ts';

type Props = { messages: readonly FieldMessage[]; summaryRef: RefObject<HTMLDivElement | null> };

/** Lists the problems that block the order. It gets the focus on submit and links to each field. */
export function ErrorSummary({ messages, summaryRef }: Props) {
  const words = useTextsOf(checkoutTexts);
  const folds = useFolds();
  const goToField = (event: MouseEvent, field: MarkedField): void => {
    event.preventDefault();
    flushSync(() => folds.open([foldOf(field)]));
    focusField(field);
  };
  if (messages.length === 0) return null;
  return (
    <div
      className={css.problems}
      ref={summaryRef}
      tabIndex={-1}
      role="group"
      aria-labelledby="problems-title"
    >
      <h2 id="problems-title">{words.problemsTitle(messages.length)}</h2>
      <p>{words.problemsHint}</p>
      <ul>
        {messages.map(([name, text]) => (
          <li key={name}>
            <a href={`#field-${name}`} onClick={(event) => goToField(event, name)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
