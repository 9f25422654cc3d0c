import { localPhone } from '@comanda/domain/checkout/check-phone.ts';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '../../shop/use-sessions.ts';
import { useSettings } from '../../shop/use-settings.ts';
import type { FormValues } from './form-values.ts';

/**
 * After a login over the open checkout, and after the account got its name and phone there, the
 * form has the account's name, phone and email. Everything else stays as typed.
 * docs/rules/checkout.md#form-of-a-user.
 */
export function usePersonOfLogin({ setValue }: Pick<UseFormReturn<FormValues>, 'setValue'>): void {
  const session = useSession();
  const { country } = useSettings();
  const known = useRef(session);
  useEffect(() => {
    const before = known.current;
    known.current = session;
    if (session === null || session.role !== 'user' || before === session) return;
    const isNew = before?.userId !== session.userId;
    const options = { shouldValidate: true };
    if (session.name !== '' && (isNew || before.name !== session.name))
      setValue('name', session.name, options);
    if (session.phone !== '' && (isNew || before.phone !== session.phone))
      setValue('phone', localPhone(session.phone, country), options);
    if (isNew || before.email !== session.email) setValue('email', session.email, options);
  }, [session, country, setValue]);
}
