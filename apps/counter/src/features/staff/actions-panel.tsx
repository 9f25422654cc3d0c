import { useReading } from '@comanda/client/use-reading.ts';
import { getActions } from '@comanda/contract/counter/staff.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useRef, useState } from 'react';
import { Panel, ReadingState } from '../../counter/screen.tsx';
import { useFocusAfterRemoval } from '../../counter/use-focus-after-removal.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { ActionRow } from './action-row.tsx';
import { type ActionsFilter, ActionsFilterFields } from './actions-filter.tsx';
import css from './staff.module.css';

/** The audit list: a sentence for each change. docs/rules/counter-staff.md#audit-list. */
export function ActionsPanel() {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const [filter, setFilter] = useState<ActionsFilter>({});
  const [after, setAfter] = useState<readonly string[]>([]);
  const fields = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(fields, filter);
  const change = (next: ActionsFilter): void => {
    setFilter(next);
    setAfter([]);
  };
  const isFiltered = Object.values(filter).some((part) => part !== undefined);
  const clear = (
    <Button look="link" onClick={() => change({})}>
      {texts.clearFilters}
    </Button>
  );
  return (
    <Panel title={texts.actionsLead} actions={isFiltered ? clear : null}>
      <div ref={fields} role="group" aria-label={texts.filters} tabIndex={-1}>
        <ActionsFilterFields filter={filter} onChange={change} />
      </div>
      {[null, ...after].map((from, index) => (
        <ActionsPage
          key={`${JSON.stringify(filter)} ${from}`}
          query={from === null ? filter : { ...filter, after: from }}
          empty={isFiltered ? texts.emptyFiltered : texts.empty}
          isLast={index === after.length}
          onMore={(next) => setAfter([...after, next])}
        />
      ))}
    </Panel>
  );
}

type PageProps = {
  query: ActionsFilter & { after?: string };
  empty: string;
  isLast: boolean;
  onMore: (next: string) => void;
};

function ActionsPage({ query, empty, isLast, onMore }: PageProps) {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const reading = useReading((call) => call(getActions, { query }), JSON.stringify(query));
  const { value } = reading;
  const next = value?.next ?? null;
  return (
    <>
      <ReadingState reading={reading} />
      {value?.actions.length === 0 ? <p className={css.empty}>{empty}</p> : null}
      <ul className={css.rows}>
        {value?.actions.map((action) => (
          <ActionRow key={action.id} action={action} />
        ))}
      </ul>
      {isLast && next !== null ? (
        <Button look="quiet" onClick={() => onMore(next)}>
          {texts.more}
        </Button>
      ) : null}
    </>
  );
}
