import type { getCounterPeriodResults } from '@comanda/contract/counter/periods.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { shareOf } from '@comanda/domain/counter/period/period-figures.ts';
import type { Period } from '@comanda/domain/counter/period/period.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { counterBoardTexts } from '@comanda/i18n/areas/counter-board.ts';
import { counterNumbersTexts } from '@comanda/i18n/areas/counter-numbers.ts';
import { counterSurveyTexts } from '@comanda/i18n/areas/counter-survey.ts';
import { useCounter } from '../../counter/app-context.ts';
import { ReadingState, Panel } from '../../counter/screen.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './money.module.css';
import { usePeriodResults } from './use-period-results.ts';

type Results = AnswerOf<typeof getCounterPeriodResults>;

/** Panels of how the orders of a period went; a part without orders is left out. */
export function ResultsPanels(props: { storeId: StoreId | null; period: Period }) {
  const reading = usePeriodResults(props.storeId, props.period);
  const results = reading.value;
  if (results === null) return <ReadingState reading={reading} />;
  return (
    <>
      <PeoplePanel {...results.people} />
      <KeptPanel {...results.kept} />
      <CouponsPanel coupons={results.coupons} />
      <EndingsPanel endings={results.endings} />
      <OpinionsPanel {...results.opinions} />
    </>
  );
}

type Row = { name: string; detail?: string; value: string };

/** Names with their figures, one below the other. */
const FigureRows = ({ caption, rows }: { caption: string; rows: readonly Row[] }) => (
  <table className={css.rows}>
    <caption className="visually-hidden">{caption}</caption>
    <tbody>
      {rows.map(({ name, detail, value }) => (
        <tr key={name}>
          <th scope="row">
            {name}
            {detail !== undefined && <small>{detail}</small>}
          </th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function PeoplePanel({ people, returning }: Results['people']) {
  const texts = useTextsOf(counterNumbersTexts);
  if (people === 0) return null;
  return (
    <Panel title={texts.people}>
      <p className={css.note}>{texts.peopleNote}</p>
      <FigureRows
        caption={texts.people}
        rows={[
          { name: texts.newPeople, value: String(people - returning) },
          { name: texts.returning, value: String(returning) },
        ]}
      />
    </Panel>
  );
}

function KeptPanel({ orders, late, promised, kept }: Results['kept']) {
  const texts = useTextsOf(counterNumbersTexts);
  if (promised === null || kept === null) return null;
  return (
    <Panel title={texts.punctual}>
      <p className={css.note}>{texts.punctualNote}</p>
      <FigureRows
        caption={texts.punctual}
        rows={[
          { name: texts.onTime, value: texts.percent(shareOf(orders - late, orders)) },
          { name: texts.promised, value: texts.minutes(promised) },
          { name: texts.kept, value: texts.minutes(kept) },
        ]}
      />
    </Panel>
  );
}

function CouponsPanel({ coupons }: Pick<Results, 'coupons'>) {
  const texts = useTextsOf(counterNumbersTexts);
  const money = useMoney();
  if (coupons.length === 0) return null;
  return (
    <Panel title={texts.coupons}>
      <p className={css.note}>{texts.couponsNote}</p>
      <FigureRows
        caption={texts.coupons}
        rows={coupons.map(({ code, orders, discount, sales }) => ({
          name: code,
          detail: texts.couponOrders({ orders, discount: money(discount) }),
          value: money(sales),
        }))}
      />
    </Panel>
  );
}

function EndingsPanel({ endings }: Pick<Results, 'endings'>) {
  const texts = useTextsOf(counterNumbersTexts);
  const board = useTextsOf(counterBoardTexts);
  if (endings.length === 0) return null;
  return (
    <Panel title={texts.endings}>
      <FigureRows
        caption={texts.endings}
        rows={endings.map(({ by, orders }) => ({
          name: board.ended.by[by],
          value: String(orders),
        }))}
      />
    </Panel>
  );
}

function OpinionsPanel({ count, taste, delivery, recommendation, comments }: Results['opinions']) {
  const texts = useTextsOf(counterNumbersTexts);
  const survey = useTextsOf(counterSurveyTexts);
  const { locale } = useCounter().page.country;
  if (count === 0) return null;
  const row = (name: string, mark: number | null, outOf: (text: string) => string): Row[] =>
    mark === null ? [] : [{ name, value: outOf(mark.toLocaleString(locale)) }];
  return (
    <Panel title={texts.opinions}>
      <p className={css.note}>{survey.answers(count)}</p>
      <FigureRows
        caption={texts.opinions}
        rows={[
          ...row(survey.taste, taste, survey.ofFive),
          ...row(survey.delivery, delivery, survey.ofFive),
          ...row(survey.recommends, recommendation, survey.ofTen),
        ]}
      />
      <ul className={css.comments}>
        {comments.map(({ orderId, number, comment }) => (
          <li key={orderId}>
            “{comment}” <small>{survey.order(number)}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
