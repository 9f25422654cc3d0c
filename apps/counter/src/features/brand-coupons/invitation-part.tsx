import css from '../../counter/brand-draft/back-office.module.css';
import { TextField } from '../../counter/brand-draft/field-parts.tsx';
import { SwitchRow } from '../../counter/switch-row.tsx';
import { CouponPart } from './coupon-part.tsx';
import type { CouponForm } from './use-coupon-form.ts';
import { useBrandCouponTexts } from './use-brand-coupon-texts.ts';

/** The coupon as an invitation, of which each person gives a code of its own to friends. */
export function InvitationPart({ form }: { form: CouponForm }) {
  const { form: texts, wrong } = useBrandCouponTexts();
  const { fields, set, problems } = form;
  const { isInvitation, prefix, points } = fields;
  return (
    <CouponPart
      title={texts.invitation}
      now={isInvitation ? texts.yes : texts.no}
      isWrong={
        problems.has('prefix') || problems.has('points') || form.here('invitation') !== undefined
      }
    >
      <SwitchRow
        label={texts.isInvitation}
        hint={texts.isInvitationHint}
        isOn={isInvitation}
        onChange={(isOne) => set({ isInvitation: isOne })}
      />
      {isInvitation && (
        <div className={css.pair}>
          <TextField
            label={texts.prefix}
            hint={texts.prefixHint}
            value={prefix}
            problem={problems.has('prefix') ? wrong.prefix : form.here('invitation')}
            onChange={(typed) => set({ prefix: typed.toUpperCase() })}
          />
          <TextField
            label={texts.points}
            hint={texts.pointsHint}
            inputMode="numeric"
            value={points}
            problem={problems.has('points') ? wrong.uses : undefined}
            onChange={(typed) => set({ points: typed })}
          />
        </div>
      )}
    </CouponPart>
  );
}
