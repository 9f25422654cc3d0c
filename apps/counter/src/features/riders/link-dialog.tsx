import type { CounterRun } from '@comanda/contract/counter/riders.ts';
import { Button, buttonClass } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { DrawnCode } from '@comanda/ui/drawn-code.tsx';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useCounter } from '../../counter/app-context.ts';
import css from './riders.module.css';
import { useRidersTexts } from './use-riders-texts.ts';
import { whatsappUrl } from './whatsapp-url.ts';

/** The link of a run: as a code that the rider's phone scans, by WhatsApp, shared or copied. */
export function LinkDialog({ run, onClose }: { run: CounterRun; onClose: () => void }) {
  const { link: texts, back } = useRidersTexts();
  const { rider, link } = run;
  const title = texts.title(rider.name);
  const message = texts.message({ name: rider.name, link });
  return (
    <Dialog label={title} closeLabel={back} onClose={onClose}>
      <DialogHead title={title} lead={texts.lead} />
      <DialogBody>
        <div className={css.link}>
          <DrawnCode className={css.code} text={link} label={texts.picture(rider.name)} />
          <a
            className={buttonClass('main', { wide: true })}
            href={whatsappUrl(rider.phone, message)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {texts.whatsapp}
          </a>
          <div className={css.pair}>
            <CopyButton link={link} />
            <ShareButton title={title} text={message} />
          </div>
          <p className={css.lead}>{texts.secret}</p>
        </div>
      </DialogBody>
    </Dialog>
  );
}

function CopyButton({ link }: { link: string }) {
  const { link: texts } = useRidersTexts();
  const { toasts } = useCounter();
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(link).then(
      () => showToast(toasts, texts.copied),
      () => showToast(toasts, texts.notCopied),
    );
  return (
    <Button look="quiet" wide onClick={() => void copy()}>
      {texts.copy}
    </Button>
  );
}

/** Only where the device can share. Nothing happens if the staff member closes its sheet. */
function ShareButton({ title, text }: { title: string; text: string }) {
  const { link: texts } = useRidersTexts();
  if (!('share' in navigator)) return null;
  const share = (): Promise<void> => navigator.share({ title, text }).catch(() => undefined);
  return (
    <Button look="quiet" wide onClick={() => void share()}>
      {texts.share}
    </Button>
  );
}
