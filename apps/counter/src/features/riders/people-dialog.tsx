import { removeRider } from '@comanda/contract/counter/riders.ts';
import { managers } from '@comanda/contract/role-sets.ts';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { telUrl } from '@comanda/ui/tel-url.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useSession } from '../../counter/use-session.ts';
import type { RidersDesk } from './riders-desk.ts';
import css from './riders.module.css';
import { useRidersTexts } from './use-riders-texts.ts';

type Props = { desk: RidersDesk; onClose: () => void };
type Rider = RidersDesk['now']['riders'][number];

/** The saved riders of the store. A manager removes those who no longer bring orders. */
export function PeopleDialog({ desk, onClose }: Props) {
  const { people: texts, back } = useRidersTexts();
  const { riders } = desk.now;
  return (
    <Dialog label={texts.title} closeLabel={back} onClose={onClose}>
      <DialogHead title={texts.title} />
      <DialogBody>
        {riders.length === 0 ? <p className={css.empty}>{texts.none}</p> : null}
        <ul className={css.people}>
          {riders.map((rider) => (
            <li key={rider.id} className={css.row}>
              <Person desk={desk} rider={rider} />
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}

function Person({ desk, rider }: { desk: RidersDesk; rider: Rider }) {
  const { people: texts, runs } = useRidersTexts();
  const { role } = useSession();
  const { remove, isBusy } = useRemoveRider(desk, rider);
  const isInRun = desk.now.runs.some((run) => run.rider.id === rider.id);
  const mayRemove = managers.some((manager) => manager === role) && !isInRun;
  return (
    <>
      <span className={css.grow}>
        <b>{rider.name}</b>
        <a
          className={css.phone}
          href={telUrl(rider.phone)}
          aria-label={`${runs.callRider(rider.name)}: ${rider.phone}`}
        >
          {rider.phone}
        </a>
      </span>
      {isInRun ? <span className={css.chip}>{texts.busy}</span> : null}
      {mayRemove ? (
        <ActionButton
          look="link"
          isBusy={isBusy}
          label={texts.removeOf(rider.name)}
          onPress={remove}
        >
          {texts.remove}
        </ActionButton>
      ) : null}
    </>
  );
}

function useRemoveRider({ storeId, reload }: RidersDesk, { id, name }: Rider) {
  const { people: texts } = useRidersTexts();
  const { toasts } = useCounter();
  const { run, isBusy } = useCounterAction(removeRider, {
    onDone: () => {
      showToast(toasts, texts.removed(name));
      void reload();
    },
    onRefused: () => void reload(),
    refusalText: ({ label, metadata }) => {
      if (label !== 'OPERATION_NOT_SUPPORTED') return null;
      return metadata['reason'] === 'RIDER_CARRIES_MONEY' ? texts.carriesMoney : texts.inRun;
    },
  });
  const remove = () => void run({ params: { id: storeId, riderId: id } });
  return { remove, isBusy };
}
