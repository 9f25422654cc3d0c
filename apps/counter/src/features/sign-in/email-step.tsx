import { fromBreakpoint } from '@comanda/ui/breakpoints.ts';
import { createCounterCode } from '@comanda/contract/counter/sign-in.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { normalEmail } from '@comanda/domain/email/normal-email.ts';
import { minuteMs, secondMs } from '@comanda/domain/duration.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import type { CounterStaffTexts } from '@comanda/i18n/es/counter-staff.ts';
import { Button } from '@comanda/ui/button.tsx';
import { ChoiceList } from '@comanda/ui/choice.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { SignInEmailField } from '@comanda/ui/sign-in-email-field.tsx';
import { type SubmitEvent, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import type { KnownDevice } from '../../counter/device.ts';
import { useCheckedForm } from '../../counter/use-checked-form.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { SignInCard } from './sign-in-card.tsx';
import css from './sign-in.module.css';
import { useAttempt } from './use-attempt.ts';

export type AskedCode = AnswerOf<typeof createCounterCode>;
/** The device that a sign-in makes of this browser. */
export type NewDevice = { name: string; isShared: boolean };

type Props = {
  email: string;
  /** The device that this browser is already; null: the staff member says which it becomes. */
  device: KnownDevice | null;
  /** Why the sign-in shows; null: for no special reason. */
  notice: string | null;
  onBack: (() => void) | undefined;
  onAsked: (asked: AskedCode, email: string, device: NewDevice) => void;
};

/** Returns the sentence for a refused request of a code. */
export const askProblem = (
  { label, metadata }: Refusal,
  texts: CounterStaffTexts['signIn'],
): string | null => {
  if (label === 'FIELD_VALIDATION') return texts.emailWrong;
  const { seconds } = metadata;
  return label === 'TOO_MANY_REQUESTS' && typeof seconds === 'number'
    ? texts.wait(Math.max(1, Math.ceil((seconds * secondMs) / minuteMs)))
    : null;
};

const wideScreen = fromBreakpoint('tablet');

/** The email of a staff member, and what this browser is. */
export function EmailStep({ email: given, device, notice, onBack, onAsked }: Props) {
  const { api } = useCounter();
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  const [email, setEmail] = useState(given);
  const [isShared, setShared] = useState(() => device?.isShared ?? matchMedia(wideScreen).matches);
  const [name, setName] = useState<string | null>(null);
  const { form, isChecked, check } = useCheckedForm();
  const attempt = useAttempt<AskedCode | null>((refusal) => askProblem(refusal, texts));
  const deviceName = name ?? (isShared ? texts.sharedName : texts.ownName);
  const isNameWrong = device === null && deviceName.trim() === '';
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const isEmailWrong = normalEmail(email) === null;
    if (isEmailWrong) attempt.setProblem(texts.emailWrong);
    if (isEmailWrong || isNameWrong) return check();
    const { name: named, isShared: wanted } = device ?? { name: deviceName.trim(), isShared };
    const made = { name: named, isShared: wanted };
    const outcome = await attempt.run(() =>
      api.call(createCounterCode, { body: { email }, as: null }),
    );
    if (outcome?.ok && outcome.value !== null) onAsked(outcome.value, email, made);
  };
  return (
    <SignInCard title={texts.title} lead={texts.emailLead} onBack={onBack}>
      {notice === null ? null : <p role="status">{notice}</p>}
      <form className={css.form} noValidate ref={form} onSubmit={(event) => void submit(event)}>
        <SignInEmailField
          id="staff-email"
          label={texts.email}
          problem={attempt.problem ?? undefined}
          maxLength={fieldLengths.email}
          value={email}
          onChange={setEmail}
        />
        {device === null ? (
          <>
            <ChoiceList
              name="device"
              legend={texts.device}
              value={isShared ? 'shared' : 'own'}
              onChange={(value) => setShared(value === 'shared')}
              options={[
                { value: 'shared', label: texts.shared, hint: texts.sharedHint },
                { value: 'own', label: texts.own, hint: texts.ownHint },
              ]}
            />
            <Field
              id="device-name"
              label={texts.deviceName}
              hint={texts.deviceNameHint}
              problem={isChecked && isNameWrong ? texts.deviceNameWrong : undefined}
            >
              <input
                maxLength={fieldLengths.deviceName}
                value={deviceName}
                autoComplete="off"
                onChange={({ target }) => setName(target.value)}
              />
            </Field>
          </>
        ) : null}
        <Button type="submit" wide aria-disabled={attempt.isBusy}>
          {texts.sendCode}
        </Button>
      </form>
    </SignInCard>
  );
}
