import { getActions, getStaff } from '@comanda/contract/counter/staff.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { StaffId } from '@comanda/domain/ids.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { Panel, ReadingState } from '../../counter/screen.tsx';
import { useReading } from '../../counter/use-reading.ts';
import { useStores } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './staff.module.css';
import { useWhen } from '../../counter/use-when.ts';

type Action = AnswerOf<typeof getActions>['actions'][number];
type Filter = { storeId: string; staffId: string; day: string };

/** The audit list: a sentence for each change. docs/rules/counter-staff.md#audit-list. */
export function ActionsPanel() {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const { stores } = useStores();
  const [filter, setFilter] = useState<Filter>({ storeId: '', staffId: '', day: '' });
  const [after, setAfter] = useState<readonly string[]>([]);
  const staff = useReading(getStaff, {}, 'staff');
  const store = stores.find(({ id }) => String(id) === filter.storeId);
  const query = {
    ...(store === undefined ? {} : { storeId: store.id }),
    ...(filter.staffId === '' ? {} : { staffId: filter.staffId as StaffId }),
    ...(filter.day === '' ? {} : { day: filter.day }),
  };
  const change = (part: Partial<Filter>): void => {
    setFilter({ ...filter, ...part });
    setAfter([]);
  };
  return (
    <Panel title={texts.actionsTitle}>
      <div className={css.filters}>
        <Field id="actions-store" label={texts.filterStore}>
          <select
            value={filter.storeId}
            onChange={({ target }) => change({ storeId: target.value })}
          >
            <option value="">{texts.anyStore}</option>
            {stores.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field id="actions-person" label={texts.filterPerson}>
          <select
            value={filter.staffId}
            onChange={({ target }) => change({ staffId: target.value })}
          >
            <option value="">{texts.everyone}</option>
            {staff.value?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field id="actions-day" label={texts.filterDay}>
          <input
            type="date"
            value={filter.day}
            onChange={({ target }) => change({ day: target.value })}
          />
        </Field>
      </div>
      {[null, ...after].map((from, index) => (
        <ActionsPage
          key={`${JSON.stringify(filter)} ${from}`}
          query={from === null ? query : { ...query, after: from }}
          isLast={index === after.length}
          onMore={(next) => setAfter([...after, next])}
        />
      ))}
    </Panel>
  );
}

type PageProps = {
  query: Parameters<typeof useReading<typeof getActions>>[1]['query'];
  isLast: boolean;
  onMore: (next: string) => void;
};

function ActionsPage({ query, isLast, onMore }: PageProps) {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const reading = useReading(getActions, { query }, JSON.stringify(query));
  const { value } = reading;
  const next = value?.next ?? null;
  return (
    <>
      <ReadingState reading={reading} />
      {value?.actions.length === 0 ? <p className={css.empty}>{texts.empty}</p> : null}
      <ul className={css.rows}>
        {value?.actions.map((action) => (
          <Row key={action.id} action={action} />
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

function Row({ action }: { action: Action }) {
  const { page } = useCounter();
  const { people: texts } = useTextsOf(counterStaffTexts);
  const when = useWhen();
  const { kind, subjectName, orderNumber, person, device, at, storeId } = action;
  const store = page.stores.find(({ id }) => id === storeId);
  return (
    <li className={css.row}>
      <span className={css.time}>{when(at, storeId)}</span>
      <div className={css.who}>
        <b>{texts.sentences[kind]({ name: subjectName, number: orderNumber })}</b>
        <span className={css.quiet}>
          {[
            person.name,
            ...(device === '' ? [] : [texts.on(device)]),
            ...(store ? [store.name] : []),
          ].join(' · ')}
        </span>
      </div>
    </li>
  );
}
