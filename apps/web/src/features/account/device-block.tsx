import { profileTexts } from '@comanda/i18n/areas/profile.ts';
import { Block } from '@comanda/ui/block.tsx';
import { Button } from '@comanda/ui/button.tsx';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './account.module.css';

/** Lets the shopper delete what this device stores. docs/rules/people.md#forget-my-data. */
export function DeviceBlock() {
  const words = useTextsOf(profileTexts);
  const modals = useModals();
  return (
    <Block title={words.deviceTitle}>
      <p className={css.note}>{words.forgetText}</p>
      <div className={css.forget}>
        <Button look="quiet" wide onClick={() => modals.open({ kind: 'forgetMe' })}>
          {words.forget}
        </Button>
      </div>
    </Block>
  );
}
