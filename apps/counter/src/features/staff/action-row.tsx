import { minor } from '@comanda/domain/money/money.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Link } from 'wouter';
import { useCounter } from '../../counter/app-context.ts';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { useWhen } from '../../counter/use-when.ts';
import { ticketPath } from '../../platform/paths.ts';
import { sentenceFacts, type ListedAction } from './sentence-facts.ts';
import css from './staff.module.css';

/** One change: what, in a sentence that leads to its order, and who did it where. */
export function ActionRow({ action }: { action: ListedAction }) {
  const { page } = useCounter();
  const { people: texts } = useTextsOf(counterStaffTexts);
  const when = useWhen();
  const { kind, orderNumber, person, device, at, storeId } = action;
  const sentence = texts.sentences[kind](sentenceFacts(action));
  const store = page.stores.find(({ id }) => id === storeId);
  const where = [person?.name ?? texts.automatic, ...(device === '' ? [] : [texts.on(device)])];
  return (
    <li className={css.row}>
      <span className={css.time}>{when(at, storeId)}</span>
      <div className={css.who}>
        <b>
          {orderNumber === null ? (
            sentence
          ) : (
            <Link className={css.link} href={ticketPath(action.subject)}>
              {sentence}
            </Link>
          )}
        </b>
        <span className={css.quiet}>{[...where, ...(store ? [store.name] : [])].join(' · ')}</span>
      </div>
      <Amount action={action} />
    </li>
  );
}

/** The money of a refund. */
function Amount({ action: { kind, detail } }: { action: ListedAction }) {
  const money = useMoney();
  const { amount } = detail;
  if (kind !== 'order.refund' || typeof amount !== 'number') return null;
  return <b className={css.amount}>{money(minor(amount))}</b>;
}
