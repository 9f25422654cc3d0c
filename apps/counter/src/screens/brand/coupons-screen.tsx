import { useReading } from '@comanda/client/use-reading.ts';
import { getCounterCoupons } from '@comanda/contract/counter/coupons.ts';
import { readCoupons } from '@comanda/domain/draft/coupon-files.ts';
import type { ListFile } from '@comanda/domain/draft/menu-file.ts';
import { useState } from 'react';
import { BrandSections } from '../../counter/brand-draft/brand-sections.tsx';
import { DraftCard } from '../../counter/brand-draft/draft-card.tsx';
import { GoToDraft } from '../../counter/brand-draft/go-to-draft.tsx';
import { type BrandAnswer, useBrandDraft } from '../../counter/brand-draft/use-brand-draft.ts';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { useDraftCheck } from '../../counter/brand-draft/use-draft-check.ts';
import { useDraftReading } from '../../counter/brand-draft/use-draft-reading.ts';
import { VersionsCard } from '../../counter/brand-draft/versions-card.tsx';
import { CardColumn, CardColumns } from '../../counter/card.tsx';
import { ReadingState } from '../../counter/screen.tsx';
import { useMinute } from '../../counter/use-minute.ts';
import { useCouponSubjects } from '../../features/brand-coupons/coupon-brand.ts';
import { CouponDialog } from '../../features/brand-coupons/coupon-dialog.tsx';
import { useCouponEditor } from '../../features/brand-coupons/coupon-editor.ts';
import { couponRows } from '../../features/brand-coupons/coupon-rows.ts';
import { CouponsList } from '../../features/brand-coupons/coupons-list.tsx';
import { problemsOfCoupons } from '../../features/brand-coupons/problems-of-coupons.ts';
import type { EditedCoupon } from '../../features/brand-coupons/use-coupon-form.ts';

const section = { section: 'coupons', read: readCoupons } as const;

/** The back office of the coupons: their list and forms, the draft, and its versions. */
export function BrandCouponsScreen() {
  const { sections } = useBrandTexts();
  const reading = useDraftReading('coupons');
  return (
    <>
      <h1 className="visually-hidden">{sections.coupons}</h1>
      <BrandSections />
      {reading.value === null ? (
        <ReadingState reading={reading} />
      ) : (
        <Coupons answer={reading.value} reload={() => void reading.reload()} />
      )}
    </>
  );
}

function Coupons({ answer, reload }: { answer: BrandAnswer; reload: () => void }) {
  const draft = useBrandDraft<ListFile>(section, answer);
  const editor = useCouponEditor(draft);
  const subjects = useCouponSubjects(answer);
  const reading = useReading(
    (call) => call(getCounterCoupons, { query: { period: 'all' } }),
    `coupons ${draft.shared.version}`,
  );
  const counted = reading.value?.coupons ?? [];
  const now = useMinute();
  const [edited, setEdited] = useState<EditedCoupon | null>(null);
  const problems = problemsOfCoupons(useDraftCheck(draft));
  const rows = couponRows(editor, { counted, subjects, now });
  return (
    <CardColumns wider="first">
      <CardColumn>
        <CouponsList
          rows={rows}
          subjects={subjects}
          wrong={new Set(problems.keys())}
          onEdit={(row) =>
            setEdited({
              coupon: row?.file ?? null,
              found: problems.get(row?.file.code ?? '') ?? new Set(),
            })
          }
          onBringBack={editor.forget}
        />
        <GoToDraft count={draft.edits.length} />
      </CardColumn>
      <CardColumn>
        <DraftCard draft={draft} reload={reload} />
        <VersionsCard draft={draft} reload={reload} />
      </CardColumn>
      {edited !== null && (
        <CouponDialog
          edited={edited}
          editor={editor}
          subjects={subjects}
          counted={counted}
          onClose={() => setEdited(null)}
        />
      )}
    </CardColumns>
  );
}
