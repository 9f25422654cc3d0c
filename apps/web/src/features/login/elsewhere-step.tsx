import { loginTexts } from '@comanda/i18n/areas/login.ts';
import { Button } from '@comanda/ui/button.tsx';
import { DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { knownEmail, type LoginStep } from './login-step.ts';

/**
 * The link of the mail was opened in a browser that asked for no code. Nothing is spent.
 * docs/rules/login.md#link-in-another-browser.
 */
export function ElsewhereStep({ onStep }: { onStep: (step: LoginStep) => void }) {
  const { sessions, clock } = useApp();
  const words = useTextsOf(loginTexts);
  return (
    <>
      <DialogHead title={words.elsewhereTitle} />
      <DialogBody>
        <p>{words.elsewhereText}</p>
      </DialogBody>
      <DialogFoot>
        <Button
          wide
          look="quiet"
          onClick={() =>
            onStep({ kind: 'email', email: knownEmail(sessions, clock.now()), isFirst: false })
          }
        >
          {words.elsewhereHere}
        </Button>
      </DialogFoot>
    </>
  );
}
