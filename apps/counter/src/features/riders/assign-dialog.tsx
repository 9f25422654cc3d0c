import type { CounterRun } from '@comanda/contract/counter/riders.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import { maxStops } from '@comanda/domain/rider/run-limits.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { useState } from 'react';
import { useConnection } from '../../counter/use-connection.ts';
import { NewRider } from './new-rider.tsx';
import type { RidersDesk } from './riders-desk.ts';
import css from './riders.module.css';
import { openStops } from './stop-state.ts';
import { useAssign } from './use-assign.ts';
import { useRidersTexts } from './use-riders-texts.ts';

type Props = {
  desk: RidersDesk;
  orderIds: readonly OrderId[];
  onAssigned: (run: CounterRun | null) => void;
  onClose: () => void;
};

/**
 * Asks for the rider of the chosen orders: one tap on a saved one, or a new one by name and phone.
 */
export function AssignDialog({ desk, orderIds, onAssigned, onClose }: Props) {
  const { assign: texts, back } = useRidersTexts();
  const { isOffline } = useConnection();
  const { assign, isBusy } = useAssign(desk, orderIds, onAssigned);
  const { riders, waiting } = desk.now;
  const [isNew, setNew] = useState(riders.length === 0);
  const isOff = isBusy || isOffline;
  const orders = orderIds.flatMap((id) => waiting.filter((each) => each.orderId === id));
  const title = texts.title(orderIds.length);
  return (
    <Dialog label={title} closeLabel={back} onClose={onClose}>
      <DialogHead title={title} lead={orders.map(({ address }) => address).join(' · ')} />
      <DialogBody>
        <div className={css.column} aria-busy={isBusy}>
          {riders.map((rider) => (
            <RiderChoice
              key={rider.id}
              rider={rider}
              run={desk.now.runs.find((run) => run.rider.id === rider.id) ?? null}
              added={orderIds.length}
              isOff={isOff}
              onChoose={assign}
            />
          ))}
          {isNew ? (
            <NewRider isOff={isOff} onSave={(rider) => assign({ is: 'new', ...rider })} />
          ) : (
            <Button look="quiet" wide onClick={() => setNew(true)}>
              {texts.other}
            </Button>
          )}
        </div>
      </DialogBody>
    </Dialog>
  );
}

type ChoiceProps = {
  rider: RidersDesk['now']['riders'][number];
  /** The run that the rider is on. */
  run: CounterRun | null;
  /** Orders that the rider would get. */
  added: number;
  isOff: boolean;
  onChoose: ReturnType<typeof useAssign>['assign'];
};

function RiderChoice({ rider: { id, name }, run, added, isOff, onChoose }: ChoiceProps) {
  const { assign: texts } = useRidersTexts();
  const carries = run === null ? 0 : openStops(run).length;
  const isFull = carries + added > maxStops;
  const choose = (): void => onChoose(run === null ? { is: 'rider', id } : { is: 'run', run });
  return (
    <button
      type="button"
      className={css.person}
      aria-disabled={isOff || isFull}
      onClick={() => (isOff || isFull ? undefined : choose())}
    >
      <b>{name}</b>
      <span>{carriesText(texts, carries, isFull)}</span>
    </button>
  );
}

type Words = ReturnType<typeof useRidersTexts>['assign'];

function carriesText(texts: Words, carries: number, isFull: boolean): string {
  if (carries === 0) return texts.free;
  return isFull ? texts.full(carries) : texts.carries(carries);
}
