import { invitedEmailKey } from '@comanda/contract/counter/counter-page.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { headers } from '@comanda/contract/headers.ts';
import { createBrand, createSignUpCode } from '@comanda/contract/sign-up.ts';
import { firstSignInKeys, type SignUpPage } from '@comanda/contract/sign-up-page.ts';
import { checkName } from '@comanda/domain/checkout/check-name.ts';
import {
  brandNameLength,
  type SignUpCountry,
  signUpCountries,
} from '@comanda/domain/sign-up/sign-up-form.ts';
import type { SignUpTexts } from '@comanda/i18n/es/sign-up.ts';
import { Button } from '@comanda/ui/button.tsx';
import { CodeField } from '@comanda/ui/code-field.tsx';
import { Field } from '@comanda/ui/field.tsx';
import { type SubmitEvent, useState } from 'react';
import { paths } from '../platform/paths.ts';
import { useCheckedForm } from '../counter/use-checked-form.ts';
import { signUpApi } from './sign-up-api.ts';
import type { AskedSignUp } from './asked-sign-up.ts';
import css from './sign-up.module.css';
import { StepPage } from './step-page.tsx';
import { useSending } from './use-sending.ts';
import { useWebName } from './use-web-name.ts';

type Created = AnswerOf<typeof createBrand>;
type Props = AskedSignUp & {
  page: SignUpPage;
  texts: SignUpTexts;
  invitation: string | null;
  onBack: () => void;
  onAskedAgain: (asked: AskedSignUp['asked']) => void;
};
/** The country that the language of the browser names; Chile where it names none of ours. */
const usualCountry = (): SignUpCountry =>
  signUpCountries.find((code) => navigator.language.toLowerCase().endsWith(`-${code}`)) ?? 'cl';

/** Opens the counter of the new brand, where the code behind the `#` signs its owner in. */
function openCounter({ url, email, loginToken, verificationCode }: Created): void {
  const proof = new URLSearchParams([
    [firstSignInKeys.token, loginToken],
    [firstSignInKeys.code, verificationCode],
    [invitedEmailKey, email],
  ]);
  location.assign(`${url}${paths.brand}#${proof.toString()}`);
}

/** The mailed code with the facts of the brand, in one form. */
export function BrandStep(props: Props) {
  const { page, texts, email, asked, invitation, onBack, onAskedAgain } = props;
  const { isBusy, problem, send } = useSending(texts);
  const again = useSending(texts);
  const fields = useFields(props, texts);
  const sentHeaders = { [headers.loginToken]: asked.loginToken };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!fields.areRight()) return;
    const created = await send(() =>
      signUpApi.call(createBrand, {
        body: { email, ...fields.body },
        headers: sentHeaders,
        as: null,
      }),
    );
    if (created !== null) openCounter(created);
  };
  const askAgain = async (): Promise<void> => {
    const body = { email, invitation };
    const next = await again.send(() =>
      signUpApi.call(createSignUpCode, { body, headers: sentHeaders, as: null }),
    );
    if (next !== null) onAskedAgain(next);
  };
  return (
    <StepPage domain={page.domain} title={texts.title} lead={texts.codeLead(email)}>
      <form
        className={css.form}
        noValidate
        ref={fields.form}
        onSubmit={(event) => void submit(event)}
      >
        {fields.inputs}
        <p className={css.problem} role="alert">
          {problem ?? again.problem}
        </p>
        <Button type="submit" wide aria-disabled={isBusy}>
          {isBusy ? texts.creating : texts.create}
        </Button>
        <div className={css.links}>
          <Button look="link" onClick={onBack}>
            {texts.back}
          </Button>
          <Button look="link" aria-disabled={again.isBusy} onClick={() => void askAgain()}>
            {texts.codeAgain}
          </Button>
        </div>
      </form>
    </StepPage>
  );
}

/** The fields with their values, and whether all are right. */
function useFields({ asked }: Pick<Props, 'asked'>, texts: SignUpTexts) {
  const { form, isChecked, check } = useCheckedForm();
  const [code, setCode] = useState('');
  const [owner, setOwner] = useState('');
  const [name, setName] = useState('');
  const [country, setCountry] = useState(usualCountry);
  const webName = useWebName(name);
  const problemOf = (isWrong: boolean, text: string) => (isChecked && isWrong ? text : undefined);
  const wrong = {
    code: code.length < asked.codeLength,
    owner: checkName(owner.trim()) !== null,
    name: name.trim() === '',
    webName: webName.name === '' || webName.state.problem !== null,
  };
  const areRight = (): boolean => {
    check();
    return !Object.values(wrong).includes(true);
  };
  const body = {
    verificationCode: code,
    owner: owner.trim(),
    name: name.trim(),
    country,
    webName: webName.name,
  };
  const { problem, host } = webName.state;
  const webNameWrong =
    problem !== null
      ? texts.webNameProblem[problem]
      : problemOf(wrong.webName, texts.webNameProblem.form);
  const inputs = (
    <>
      <CodeField
        label={texts.code}
        value={code}
        length={asked.codeLength}
        hint={texts.codeHint}
        problem={problemOf(wrong.code, texts.codeMissing)}
        onChange={setCode}
      />
      <Field
        id="owner"
        label={texts.owner}
        hint={texts.ownerHint}
        problem={problemOf(wrong.owner, texts.ownerWrong)}
      >
        <input
          value={owner}
          autoComplete="name"
          onChange={({ target }) => setOwner(target.value)}
        />
      </Field>
      <Field id="name" label={texts.name} problem={problemOf(wrong.name, texts.nameMissing)}>
        <input
          value={name}
          maxLength={brandNameLength}
          autoComplete="organization"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field id="country" label={texts.country}>
        <select
          value={country}
          onChange={({ target }) =>
            setCountry(signUpCountries.find((each) => each === target.value) ?? 'cl')
          }
        >
          {signUpCountries.map((each) => (
            <option key={each} value={each}>
              {texts.countries[each]}
            </option>
          ))}
        </select>
      </Field>
      <Field
        id="web-name"
        label={texts.webName}
        hint={host === null ? undefined : texts.webNameFree(host)}
        problem={webNameWrong}
      >
        <input
          value={webName.name}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => webName.type(target.value)}
        />
      </Field>
    </>
  );
  return { form, areRight, body, inputs };
}
