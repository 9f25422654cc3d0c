import { useReading } from '@comanda/client/use-reading.ts';
import { getStoreSurveys } from '@comanda/contract/counter/surveys.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { counterSurveyTexts } from '@comanda/i18n/areas/counter-survey.ts';
import { Panel } from '../../counter/screen.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './survey.module.css';

/** The averages of the last week and month; nothing until they are read. */
export function SurveyAverages({ storeId }: { storeId: StoreId }) {
  const texts = useTextsOf(counterSurveyTexts);
  const input = { params: { id: storeId }, query: { marks: 'all' as const } };
  const { value } = useReading(
    (call) => call(getStoreSurveys, input),
    `surveys ${storeId} averages`,
  );
  if (value === null) return null;
  return (
    <div className={css.periods}>
      <Period title={texts.week} averages={value.week} />
      <Period title={texts.month} averages={value.month} />
    </div>
  );
}

type Averages = AnswerOf<typeof getStoreSurveys>['week'];

function Period({ title, averages }: { title: string; averages: Averages }) {
  const texts = useTextsOf(counterSurveyTexts);
  const { locale } = useCounter().page.country;
  const { count, taste, delivery, recommendation } = averages;
  const shown = (mark: number): string =>
    mark.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Panel title={title}>
      <p className={css.quiet}>{count === 0 ? texts.noAnswers : texts.answers(count)}</p>
      <dl className={css.figures}>
        {taste === null ? null : <Figure name={texts.taste} mark={texts.ofFive(shown(taste))} />}
        {delivery === null ? null : (
          <Figure name={texts.delivery} mark={texts.ofFive(shown(delivery))} />
        )}
        {recommendation === null ? null : (
          <Figure name={texts.recommends} mark={texts.ofTen(shown(recommendation))} />
        )}
      </dl>
    </Panel>
  );
}

const Figure = ({ name, mark }: { name: string; mark: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{mark}</dd>
  </div>
);
