import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { Checkbox } from '@comanda/ui/choice.tsx';
import { Controller, useFormContext } from 'react-hook-form';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { profileChanges } from './profile-changes.ts';
import type { FormValues } from './form-values.ts';

/**
 * Offers a user to save another name or phone in the account; off until the user asks for it. The
 * order has what was typed in either case. docs/rules/checkout.md#form-of-a-user.
 */
export function SaveInProfile() {
  const words = useTextsOf(checkoutTexts);
  const { country } = useSettings();
  const session = useSession();
  const { control, watch } = useFormContext<FormValues>();
  const [name, phone] = watch(['name', 'phone']);
  if (profileChanges({ name, phone }, session, country) === null) return null;
  return (
    <Controller
      control={control}
      name="saveInProfile"
      render={({ field }) => (
        <Checkbox side="left" checked={field.value} onChange={field.onChange}>
          {words.saveInProfile}
        </Checkbox>
      )}
    />
  );
}
