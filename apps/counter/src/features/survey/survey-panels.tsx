import { useReading } from '@comanda/client/use-reading.ts';
import { getStoreSurveys } from '@comanda/contract/counter/surveys.ts';
import type { OrderId, StoreId } from '@comanda/domain/ids.ts';
import { counterSurveyTexts } from '@comanda/i18n/areas/counter-survey.ts';
import { useState } from 'react';
import { ChoiceChip } from '../../counter/choice-chip.tsx';
import { type ListPage, MoreButton, useListPages } from '../../counter/list-pages.tsx';
import { Panel, ReadingState } from '../../counter/screen.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import { SurveyAnswer } from './survey-answer.tsx';
import { SurveyAverages } from './survey-averages.tsx';
import css from './survey.module.css';

type Marks = 'all' | 'low';

/** The averages, and the answers by pages, all or with a low mark. */
export function SurveyPanels({ storeId }: { storeId: StoreId }) {
  const texts = useTextsOf(counterSurveyTexts);
  const [marks, setMarks] = useState<Marks>('all');
  const { pages, restart } = useListPages<OrderId>();
  const choose = (next: Marks): void => {
    setMarks(next);
    restart();
  };
  return (
    <>
      <SurveyAverages storeId={storeId} />
      <Panel title={texts.list}>
        <div className={css.filter} role="group" aria-label={texts.filter}>
          {(['all', 'low'] as const).map((each) => (
            <ChoiceChip
              key={each}
              isOn={marks === each}
              text={texts[each]}
              onPress={() => choose(each)}
            />
          ))}
        </div>
        {pages.map(({ from, onMore }) => (
          <SurveyPage
            key={`${marks} ${from}`}
            storeId={storeId}
            query={{ marks, ...(from === null ? {} : { after: from }) }}
            onMore={onMore}
          />
        ))}
      </Panel>
    </>
  );
}

type PageProps = Pick<ListPage<OrderId>, 'onMore'> & {
  storeId: StoreId;
  query: { marks: Marks; after?: OrderId };
};

function SurveyPage({ storeId, query, onMore }: PageProps) {
  const texts = useTextsOf(counterSurveyTexts);
  const input = { params: { id: storeId }, query };
  const reading = useReading(
    (call) => call(getStoreSurveys, input),
    `surveys ${storeId} ${JSON.stringify(query)}`,
  );
  const { value } = reading;
  return (
    <>
      <ReadingState reading={reading} />
      {value?.answers.length === 0 ? (
        <p className={css.empty} role="status">
          {query.marks === 'low' ? texts.emptyLow : texts.empty}
        </p>
      ) : null}
      <ul className={css.answers}>
        {value?.answers.map((answer) => (
          <SurveyAnswer key={answer.orderId} answer={answer} />
        ))}
      </ul>
      <MoreButton onMore={onMore} next={value?.next ?? null} text={texts.more} />
    </>
  );
}
