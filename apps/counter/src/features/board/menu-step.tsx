import { moreTimeChoices } from '@comanda/domain/counter/more-time.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Button } from '@comanda/ui/button.tsx';
import { DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import boardCss from './board.module.css';
import type { MayDo } from './card-menu.ts';
import { DangerButton } from './danger-button.tsx';
import type { PageProps } from './menu-page.ts';
import css from './more-sheet.module.css';

type Props = PageProps & { timeZone: string };

/** The list of further actions; the cancellation stands apart from what does no harm. */
export function MenuStep(props: Props) {
  const { card, texts, menu, open } = props;
  return (
    <>
      <DialogHead title={texts.menuTitle(card.number)} lead={card.customerName} />
      <DialogBody>
        <MoreTime {...props} />
        <div className={boardCss.reasons}>
          {menu.takeBack === null ? null : (
            <Button look="quiet" wide onClick={() => open({ is: 'takeBack' })}>
              {texts.takeBack[menu.takeBack]}
            </Button>
          )}
          <NoShow {...props} />
        </div>
        <div className={css.apart}>
          <Guarded {...props} may={menu.cancel} press={() => open({ is: 'reasons' })}>
            {texts.cancel}
          </Guarded>
        </div>
      </DialogBody>
    </>
  );
}

/** Buttons that add minutes; one tap does it. */
function MoreTime({ card, texts, menu, actions, onClose }: PageProps) {
  if (menu.moreTime === null) return null;
  return (
    <section className={css.time} aria-label={texts.moreTime}>
      <p>
        <b>{texts.moreTime}</b> {texts.moreTimeLead[menu.moreTime]}
      </p>
      <div className={boardCss.choices}>
        {moreTimeChoices.map((minutes) => (
          <Button
            key={minutes}
            look="soft"
            onClick={() => {
              actions.addTime(card, minutes);
              onClose();
            }}
          >
            {texts.moreMinutes(minutes)}
          </Button>
        ))}
      </div>
    </section>
  );
}

function NoShow(props: Props) {
  const { texts, menu, open } = props;
  if (menu.noShow === null) return null;
  const { who, may } = menu.noShow;
  return (
    <Guarded {...props} may={may} press={() => open({ is: 'noShow' })}>
      {texts.noShow[who]}
    </Guarded>
  );
}

type GuardedProps = Props & { may: MayDo; press: () => void; children: string };

/** A harmful action; if this person may not do it, the reason stands below. */
function Guarded({ may, press, texts, timeZone, children }: GuardedProps) {
  const isOff = may.is !== 'yes';
  return (
    <div>
      <DangerButton aria-disabled={isOff} onClick={isOff ? undefined : press}>
        {children}
      </DangerButton>
      {isOff ? <p className={css.why}>{whyNot(may, texts, timeZone)}</p> : null}
    </div>
  );
}

function whyNot(
  may: Exclude<MayDo, { is: 'yes' }>,
  texts: CounterBoardTexts,
  timeZone: string,
): string {
  if (may.is === 'managerOnly') return texts.managerOnly;
  return texts.noShow.later(formatClock(zonedTime(instantOf(may.at), timeZone).minute));
}
