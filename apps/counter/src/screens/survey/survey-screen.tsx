import { counterSurveyTexts } from '@comanda/i18n/areas/counter-survey.ts';
import { Screen } from '../../counter/screen.tsx';
import { useStores } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { SurveyPanels } from '../../features/survey/survey-panels.tsx';

/** The answers of guests about the orders of the store. */
export function SurveyScreen() {
  const { title } = useTextsOf(counterSurveyTexts);
  const { store } = useStores();
  return (
    <Screen title={title}>
      {store === null ? null : <SurveyPanels key={store.id} storeId={store.id} />}
    </Screen>
  );
}
