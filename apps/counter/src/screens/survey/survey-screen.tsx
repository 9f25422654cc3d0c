import { counterSurveyTexts } from '@comanda/i18n/areas/counter-survey.ts';
import { Screen } from '../../counter/screen.tsx';
import { useStores } from '../../counter/use-session.ts';
import { useShellTexts, useTextsOf } from '../../counter/use-texts.ts';
import { SurveyPanels } from '../../features/survey/survey-panels.tsx';
import { paths } from '../../platform/paths.ts';

/** The answers of guests about the orders of the store. */
export function SurveyScreen() {
  const { title } = useTextsOf(counterSurveyTexts);
  const shell = useShellTexts();
  const { store } = useStores();
  return (
    <Screen title={title} back={{ path: paths.store, text: shell.backToStore }}>
      {store === null ? null : <SurveyPanels key={store.id} storeId={store.id} />}
    </Screen>
  );
}
