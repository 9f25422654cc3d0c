import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import type { MouseEvent, RefObject } from 'react';
import { useArea } from '../../platform/app-context.tsx';
import type { FieldMessages } from './check-values.ts';
import css from './checkout.module.css';

/** What keeps the order from being placed: takes the focus on submit and links each field. */
export function Problems({ messages, headRef }: { messages: FieldMessages; headRef: RefObject<HTMLDivElement | null> }) {
  const words = useArea(checkoutTexts);
  const entries = Object.entries(messages);
  if (entries.length === 0) return null;
  return (
    <div className={css.problems} ref={headRef} tabIndex={-1} role="group" aria-labelledby="problems-title">
      <h2 id="problems-title">{words.problemsTitle(entries.length)}</h2>
      <p>{words.problemsHint}</p>
      <ul>
        {entries.map(([name, text]) => (
          <li key={name}>
            <a href={`#field-${name}`} onClick={(event) => focusField(event, name)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent, name: string): void {
  event.preventDefault();
  const field = document.getElementById(`field-${name}`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
