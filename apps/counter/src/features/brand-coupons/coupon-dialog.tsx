import { normalCouponCode } from '@comanda/domain/coupon/coupon-code.ts';
import { formatCount } from '@comanda/domain/money/format-count.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { type SubmitEvent, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { SureQuestion, TextField } from '../../counter/brand-draft/field-parts.tsx';
import { SwitchRow } from '../../counter/switch-row.tsx';
import css from './brand-coupons.module.css';
import { CartPart } from './cart-part.tsx';
import type { SubjectsOfCoupons } from './coupon-brand.ts';
import type { CouponEditor } from './coupon-editor.ts';
import type { CountedCoupon } from './coupon-rows.ts';
import { DishesPart } from './dishes-part.tsx';
import { GiftPart } from './gift-part.tsx';
import { InvitationPart } from './invitation-part.tsx';
import { OrderPart } from './order-part.tsx';
import { TimesPart } from './times-part.tsx';
import { TrialPart } from './trial-part.tsx';
import { useBrandCouponTexts } from './use-brand-coupon-texts.ts';
import { type CouponForm, type EditedCoupon, useCouponForm } from './use-coupon-form.ts';
import { useSentence } from './use-sentence.ts';
import { UsesPart } from './uses-part.tsx';
import { WhomPart } from './whom-part.tsx';

type Props = {
  edited: EditedCoupon;
  editor: CouponEditor;
  subjects: SubjectsOfCoupons;
  counted: readonly CountedCoupon[];
  onClose: () => void;
};

/** The form of a coupon. A simple one needs its code, its kind and its value. */
export function CouponDialog({ edited, editor, subjects, counted, onClose }: Props) {
  const { form: texts } = useBrandCouponTexts();
  const form = useCouponForm(edited, editor, subjects);
  const { fields, set } = form;
  const code = edited.coupon?.code ?? null;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (form.save()) onClose();
  };
  const title = code ?? texts.isNew;
  return (
    <Dialog
      label={title}
      closeLabel={texts.close}
      size="wide"
      tall
      onClose={onClose}
      staysOnOverlay
    >
      <DialogHead title={title} lead={code === null ? undefined : texts.codeFixed} />
      <form className={backOffice.formFrame} noValidate ref={form.form} onSubmit={submit}>
        <DialogBody>
          <div className={backOffice.form}>
            {code === null && <CodeField form={form} counted={counted} />}
            <GiftPart form={form} />
            <NameField form={form} />
            <div className={css.parts}>
              <DishesPart form={form} />
              <CartPart form={form} />
              <TimesPart form={form} />
              <UsesPart form={form} />
              <OrderPart form={form} />
              <WhomPart form={form} />
              <InvitationPart form={form} />
              <TrialPart form={form} />
            </div>
            <SwitchRow
              label={texts.isOn}
              hint={texts.isOnHint}
              isOn={fields.isOn}
              onChange={(isOn) => set({ isOn })}
            />
            {code !== null && (
              <RemoveCoupon
                code={code}
                onRemove={() => {
                  editor.remove(code);
                  onClose();
                }}
              />
            )}
          </div>
        </DialogBody>
        <DialogFoot>
          <Sentence form={form} />
          <Button type="submit" wide>
            {texts.done}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

type PartProps = { form: CouponForm };

/** The code of a new coupon. One that was used before goes on counting, and its field says so. */
function CodeField({ form, counted }: PartProps & Pick<Props, 'counted'>) {
  const { form: texts, wrong } = useBrandCouponTexts();
  const { country } = useCounter().page;
  const { fields, set, problems } = form;
  const used = counted.find(({ code }) => code === normalCouponCode(fields.code))?.used ?? 0;
  const taken = problems.has('taken') ? wrong.taken : form.here('code');
  return (
    <TextField
      label={texts.code}
      hint={used === 0 ? texts.codeHint : texts.codeUsed(formatCount(used, country))}
      value={fields.code}
      problem={problems.has('code') ? wrong.code : taken}
      onChange={(code) => set({ code: code.toUpperCase() })}
    />
  );
}

/** The name on the bill; without one it is what the coupon takes off. */
function NameField({ form }: PartProps) {
  const { form: texts, wrong } = useBrandCouponTexts();
  const { fields, set, problems, usualName } = form;
  return (
    <TextField
      label={texts.name}
      hint={usualName === '' ? undefined : texts.nameHint(usualName)}
      value={fields.name}
      problem={problems.has('name') ? wrong.name : undefined}
      onChange={(name) => set({ name })}
    />
  );
}

/** The coupon as one sentence, which changes with each field. */
function Sentence({ form: { coupon, subjects } }: PartProps) {
  const texts = useBrandCouponTexts();
  const sentence = useSentence(subjects);
  return (
    <p className={css.sentence} role="status" aria-label={texts.reads}>
      {coupon === null ? texts.noSentence : sentence(coupon)}
    </p>
  );
}

function RemoveCoupon({ code, onRemove }: { code: string; onRemove: () => void }) {
  const { form: texts } = useBrandCouponTexts();
  const [isAsking, setAsking] = useState(false);
  if (isAsking)
    return (
      <SureQuestion
        question={texts.removeSure(code)}
        text={texts.removeText}
        yes={texts.yesRemove}
        no={texts.no}
        onYes={onRemove}
        onNo={() => setAsking(false)}
      />
    );
  return (
    <div className={backOffice.ends}>
      <Button look="danger" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
    </div>
  );
}
