import { formatCount } from '@comanda/domain/money/format-count.ts';
import { foldAccents } from '@comanda/domain/text/fold-accents.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { UntitledCard } from '../../counter/card.tsx';
import { SearchField } from '../../counter/search-field.tsx';
import css from './brand-coupons.module.css';
import type { SubjectsOfCoupons } from './coupon-brand.ts';
import type { CouponListRow } from './coupon-rows.ts';
import { useBrandCouponTexts } from './use-brand-coupon-texts.ts';
import { useSentence } from './use-sentence.ts';

type Props = {
  rows: readonly CouponListRow[];
  subjects: SubjectsOfCoupons;
  /** Codes of coupons that stand against a publication. */
  wrong: ReadonlySet<string>;
  onEdit: (row: CouponListRow | null) => void;
  onBringBack: (code: string) => void;
};

/** Coupons from which a search is offered. */
const searchFrom = 8;

/** The coupons as they will be, each with its rules as one sentence. */
export function CouponsList({ rows, subjects, wrong, onEdit, onBringBack }: Props) {
  const texts = useBrandCouponTexts();
  const [typed, setTyped] = useState('');
  const wanted = foldAccents(typed.trim());
  const shown = rows.filter(({ file, coupon }) =>
    foldAccents(`${file.code} ${coupon?.name ?? ''}`).includes(wanted),
  );
  if (rows.length === 0)
    return (
      <UntitledCard label={texts.title}>
        <div className={backOffice.empty}>
          <h2>{texts.emptyTitle}</h2>
          <p>{texts.emptyText}</p>
          <Button onClick={() => onEdit(null)}>{texts.add}</Button>
        </div>
      </UntitledCard>
    );
  return (
    <UntitledCard label={texts.title}>
      <p className={backOffice.note}>{texts.lead}</p>
      <div>
        <Button look="soft" onClick={() => onEdit(null)}>
          {texts.add}
        </Button>
      </div>
      {rows.length >= searchFrom && (
        <SearchField label={texts.search} value={typed} onType={setTyped} />
      )}
      {shown.length === 0 && <p className={backOffice.note}>{texts.none}</p>}
      <ul className={css.coupons}>
        {shown.map((row) => (
          <CouponRow
            key={row.file.code}
            {...{ row, subjects, onEdit, onBringBack }}
            isWrong={wrong.has(row.file.code)}
          />
        ))}
      </ul>
    </UntitledCard>
  );
}

type RowProps = Pick<Props, 'subjects' | 'onEdit' | 'onBringBack'> & {
  row: CouponListRow;
  isWrong: boolean;
};

function CouponRow({ row, subjects, isWrong, onEdit, onBringBack }: RowProps) {
  const texts = useBrandCouponTexts();
  const sentence = useSentence(subjects);
  const { file, coupon, mark } = row;
  const { code } = file;
  const isGoing = mark === 'removed';
  const reads = coupon === null ? texts.noSentence : sentence(coupon);
  const words = (
    <>
      <span className={css.head}>
        <b className={css.code}>{code}</b>
        <StateMark row={row} />
        {mark !== null && (
          <span className={isGoing ? backOffice.edited : backOffice.drafted}>
            {texts.marks[mark]}
          </span>
        )}
        {isWrong && <span className={css.wrong}>{texts.marks.wrong}</span>}
      </span>
      <span>{reads}</span>
      <Facts row={row} reads={reads} />
    </>
  );
  return (
    <li className={css.coupon} data-going={isGoing || undefined}>
      {isGoing ? (
        <>
          <span className={css.open}>{words}</span>
          <Button
            look="quiet"
            aria-label={texts.bringBackLong(code)}
            onClick={() => onBringBack(code)}
          >
            {texts.bringBack}
          </Button>
        </>
      ) : (
        <button type="button" className={css.open} onClick={() => onEdit(row)}>
          {words}
        </button>
      )}
    </li>
  );
}

/** Says whether carts can use the coupon now. */
function StateMark({ row: { state, isOffAtCounter } }: Pick<RowProps, 'row'>) {
  const texts = useBrandCouponTexts();
  if (state === null) return null;
  return (
    <span className={css.state} data-state={state}>
      {state === 'off' && isOffAtCounter ? texts.offAtCounter : texts.state[state]}
    </span>
  );
}

/** The name on the bill, unless the sentence begins with it, and the uses so far. */
function Facts({ row: { coupon, used }, reads }: Pick<RowProps, 'row'> & { reads: string }) {
  const texts = useBrandCouponTexts();
  const { country } = useCounter().page;
  const parts = [
    ...(coupon === null || reads.startsWith(coupon.name) ? [] : [coupon.name]),
    ...(used === 0 ? [] : [texts.used(formatCount(used, country))]),
  ];
  return parts.length === 0 ? null : <small>{parts.join(' · ')}</small>;
}
