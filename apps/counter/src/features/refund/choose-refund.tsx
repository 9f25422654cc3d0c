import { type RefundReason, refundReasons } from '@comanda/domain/counter/refund/refund-reasons.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Segments } from '@comanda/ui/choice.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { ChooseUnits } from '../../counter/choose-units.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import type { RefundChoice } from './refund-choice.ts';
import css from './refund.module.css';
import {
  endsForFree,
  type RefundForm,
  type RefundOptions,
  useRefundForm,
} from './use-refund-form.ts';

type Props = { options: RefundOptions; onChoose: (choice: RefundChoice) => void };

/** The first step: all, an amount or chosen dishes, with a reason. */
export function ChooseRefund({ options, onChoose }: Props) {
  const texts = useTextsOf(counterMoneyTexts);
  const money = useMoney();
  const form = useRefundForm(options);
  const { amount, choice } = form;
  const isFree = endsForFree(options);
  if (options.way === null && !isFree) return <p>{texts.nothingLeft}</p>;
  return (
    <>
      <p>{isFree ? texts.freeOrder : texts.left(money(options.left))}</p>
      {isFree ? null : <HowMuch options={options} form={form} />}
      <WhyFields form={form} />
      {form.isTooMuch ? <Notice>{texts.chooseWhole}</Notice> : null}
      <div className={css.buttons}>
        <Button
          wide
          aria-disabled={choice === null}
          onClick={() => choice !== null && onChoose(choice)}
        >
          {amount === null || amount === 0 ? texts.next : texts.nextWith(money(amount))}
        </Button>
      </div>
    </>
  );
}

/**
 * The part of the order that is refunded: dishes, an amount or all. Of some methods the store gives
 * a part back by itself.
 */
function HowMuch({ options, form }: { options: RefundOptions; form: RefundForm }) {
  const texts = useTextsOf(counterMoneyTexts);
  const { part, setPart, typed, setTyped, counts, setCounts } = form;
  return (
    <>
      {options.partWay === 'hand' ? <Notice>{texts.partByHand}</Notice> : null}
      <Segments
        name="refund-part"
        legend={texts.refund}
        options={(['lines', 'amount', 'whole'] as const).map((value) => ({
          value,
          label: texts.part[value],
        }))}
        value={part}
        onChange={setPart}
      />
      {part === 'amount' ? (
        <Field id="refund-amount" label={texts.amount}>
          <input
            inputMode="decimal"
            maxLength={fieldLengths.typedAmount}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      ) : null}
      {part === 'lines' ? (
        <ChooseUnits lines={options.lines} counts={counts} onChange={setCounts} />
      ) : null}
    </>
  );
}

function WhyFields({ form: { reason, setReason, note, setNote } }: { form: RefundForm }) {
  const texts = useTextsOf(counterMoneyTexts);
  return (
    <>
      <Field id="refund-reason" label={texts.reasonLabel}>
        <select value={reason} onChange={({ target }) => setReason(reasonOf(target.value))}>
          {refundReasons.map((each) => (
            <option key={each} value={each}>
              {texts.reason[each]}
            </option>
          ))}
        </select>
      </Field>
      <Field id="refund-note" label={texts.note} hint={texts.noteHint}>
        <input
          maxLength={fieldLengths.refundNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </>
  );
}

const reasonOf = (value: string): RefundReason =>
  refundReasons.find((reason) => reason === value) ?? 'other';
