import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import { Panel } from '../../counter/screen.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import { ChangePinDialog } from './change-pin-dialog.tsx';

/** The own PIN: whether there is one, and a button to change it. */
export function PinPanel({ hasPin, onChanged }: { hasPin: boolean; onChanged: () => void }) {
  const { account: texts } = useTextsOf(counterStaffTexts);
  const [isOpen, setOpen] = useState(false);
  const change = (
    <Button look="soft" onClick={() => setOpen(true)}>
      {hasPin ? texts.changePin : texts.choosePin}
    </Button>
  );
  return (
    <Panel title={texts.pin} actions={change}>
      <p>{hasPin ? texts.pinSet : texts.pinMissing}</p>
      {isOpen ? (
        <ChangePinDialog hasPin={hasPin} onClose={() => setOpen(false)} onDone={onChanged} />
      ) : null}
    </Panel>
  );
}
