import type { CounterTicket } from '@comanda/contract/counter/ticket.ts';
import { orderAllergies } from '@comanda/domain/counter/ticket/kitchen-notes.ts';
import {
  type TicketLine,
  ticketLines,
  ticketUnits,
} from '@comanda/domain/counter/ticket/ticket-lines.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './ticket.module.css';

/**
 * The allergies of the order, then the dishes in large letters, each with its options and note.
 * docs/rules/counter-ticket.md#allergies, docs/rules/counter-ticket.md#lines-of-a-ticket.
 */
export function TicketDishes({ ticket }: { ticket: CounterTicket }) {
  const texts = useTextsOf(counterTicketTexts);
  const lines = ticketLines(
    ticket.products,
    ticket.refundedUnits,
    ticket.removedUnits,
    ticket.substitutes,
  );
  return (
    <section className={css.dishes} aria-label={texts.dishes}>
      {orderAllergies(ticket).map((text, position) => (
        <p key={position} className={css.note} data-warns="">
          <Icon name="alert" size={24} />
          <span>
            <b>{texts.allergy}:</b> {text}
          </span>
        </p>
      ))}
      <ol>
        {lines.map((line, position) => (
          <Dish key={position} line={line} />
        ))}
      </ol>
      <p className={css.units}>{texts.units(ticketUnits(lines))}</p>
    </section>
  );
}

function Dish({ line }: { line: TicketLine }) {
  const { quantity, returned, removed, isSubstitute, name, options, note, warns } = line;
  const texts = useTextsOf(counterTicketTexts);
  return (
    <li
      className={css.dish}
      data-many={quantity > 1 ? '' : undefined}
      data-gone={quantity === 0 ? '' : undefined}
    >
      <b className={css.quantity}>
        {texts.times(quantity === 0 && removed > 0 ? removed : quantity)}
      </b>
      <div className={css.what}>
        <b>{name}</b>
        {isSubstitute ? <p className={css.given}>{texts.substitute}</p> : null}
        {returned === 0 ? null : <p className={css.given}>{texts.unitsReturned(returned)}</p>}
        {removed === 0 ? null : <p className={css.given}>{texts.unitsRemoved(removed)}</p>}
        {options.length === 0 ? null : (
          <ul>
            {options.map((option, position) => (
              <li key={position} data-depth={option.depth}>
                {option.quantity > 1 ? `${texts.times(option.quantity)} ` : ''}
                {option.name}
              </li>
            ))}
          </ul>
        )}
        {note === '' ? null : (
          <p className={css.note} data-warns={warns ? '' : undefined}>
            {warns ? <Icon name="alert" size={24} /> : null}
            <span>
              <b>{warns ? texts.allergy : texts.note}:</b> {note}
            </span>
          </p>
        )}
      </div>
    </li>
  );
}
