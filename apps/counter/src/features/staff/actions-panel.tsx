import { useReading } from '@comanda/client/use-reading.ts';
import { getActions } from '@comanda/contract/counter/staff.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useRef, useState } from 'react';
import { type ListPage, MoreButton, useListPages } from '../../counter/list-pages.tsx';
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
  const { pages, restart } = useListPages<string>();
  const fields = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(fields, filter);
  const change = (next: ActionsFilter): void => {
    setFilter(next);
    restart();
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
      {pages.map(({ from, onMore }) => (
        <ActionsPage
          key={`${JSON.stringify(filter)} ${from}`}
          query={from === null ? filter : { ...filter, after: from }}
          empty={isFiltered ? texts.emptyFiltered : texts.empty}
          onMore={onMore}
        />
      ))}
    </Panel>
  );
}

type PageProps = Pick<ListPage<string>, 'onMore'> & {
  query: ActionsFilter & { after?: string };
  empty: string;
};

function ActionsPage({ query, empty, onMore }: PageProps) {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const reading = useReading((call) => call(getActions, { query }), JSON.stringify(query));
  const { value } = reading;
  return (
    <>
      <ReadingState reading={reading} />
      {value?.actions.length === 0 ? <p className={css.empty}>{empty}</p> : null}
      <ul className={css.rows}>
        {value?.actions.map((action) => (
          <ActionRow key={action.id} action={action} />
        ))}
      </ul>
      <MoreButton onMore={onMore} next={value?.next ?? null} text={texts.more} />
    </>
  );
}
