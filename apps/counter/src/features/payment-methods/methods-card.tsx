import { useReading } from '@comanda/client/use-reading.ts';
import { getStoreMethods } from '@comanda/contract/counter/store-methods.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { counterStoreTexts } from '@comanda/i18n/areas/counter-store.ts';
import { Notice } from '@comanda/ui/notice.tsx';
import { Panel, ReadingState } from '../../counter/screen.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './methods-card.module.css';

/**
 * The payment methods of a store, read only. Outside of a demonstration it says of each whether
 * facts about its money are assumed. docs/rules/payments.md#assumed-facts-about-money.
 */
export function MethodsCard({ storeId }: { storeId: StoreId }) {
  const { methods: texts } = useTextsOf(counterStoreTexts);
  const { method: names } = useTextsOf(counterMoneyTexts);
  const input = { params: { id: storeId } };
  const reading = useReading((call) => call(getStoreMethods, input), `methods ${storeId}`);
  const methods = reading.value?.methods ?? [];
  return (
    <Panel title={texts.title}>
      <ReadingState reading={reading} />
      <ul className={css.rows}>
        {methods.map(({ method, isOffered, assumedFacts }) => (
          <li key={method} className={css.row}>
            <b>{names[method]}</b>
            {isOffered ? null : <span className={css.quiet}>{texts.notOffered}</span>}
            {assumedFacts === 0 ? null : (
              <span className={css.quiet}>{texts.assumed(assumedFacts)}</span>
            )}
          </li>
        ))}
      </ul>
      {methods.some(({ assumedFacts }) => assumedFacts > 0) ? (
        <Notice>
          <p>{texts.advice}</p>
        </Notice>
      ) : null}
      {reading.value === null ? null : <p className={css.quiet}>{texts.fromFolder}</p>}
    </Panel>
  );
}
