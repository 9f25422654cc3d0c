import { useReading } from '@comanda/client/use-reading.ts';
import { getDevices, removeStaff, type staffMember } from '@comanda/contract/counter/staff.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { DeviceId } from '@comanda/domain/ids.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Checkbox } from '@comanda/ui/choice.tsx';
import { useState } from 'react';
import type * as v from 'valibot';
import { ReadingState } from '../../counter/screen.tsx';
import { SureButton } from '../../counter/sure-button.tsx';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './staff.module.css';
import { staffRefusal } from './staff-refusal.ts';

type StaffPerson = v.InferOutput<typeof staffMember>;
type Props = { person: Pick<StaffPerson, 'id' | 'name'>; onRemoved: () => void };

/**
 * Removes a person after a question, which also asks which of the tablets that only that person
 * added stay. None stays by itself. docs/rules/counter-staff.md#devices-of-somebody-who-leaves.
 */
export function RemovePerson({ person: { id, name }, onRemoved }: Props) {
  const all = useTextsOf(counterStaffTexts);
  const texts = all.people;
  const reading = useReading((call) => call(getDevices, {}), 'devices');
  const [kept, setKept] = useState<readonly DeviceId[]>([]);
  const remove = useCounterAction(removeStaff, {
    refusalText: (refusal) => staffRefusal(refusal, all),
    onDone: onRemoved,
    onRefused: () => void reading.reload(),
  });
  const tablets = (reading.value ?? []).filter(
    (device) => device.isShared && device.endsWith === id,
  );
  const keptDeviceIds = tablets
    .map((device) => device.id)
    .filter((device) => kept.includes(device));
  return (
    <SureButton
      isBusy={remove.isBusy || reading.value === null}
      question={texts.removeSure(name)}
      sure={texts.removeYes}
      onPress={() => void remove.run({ params: { id }, body: { keptDeviceIds } })}
      details={
        <>
          <ReadingState reading={reading} />
          {tablets.length === 0 ? null : (
            <KeptDevices name={name} tablets={tablets} kept={kept} onChange={setKept} />
          )}
        </>
      }
    >
      {texts.remove}
    </SureButton>
  );
}

type KeptProps = {
  /** Of the person. */
  name: string;
  tablets: AnswerOf<typeof getDevices>;
  kept: readonly DeviceId[];
  onChange: (kept: readonly DeviceId[]) => void;
};

function KeptDevices({ name, tablets, kept, onChange }: KeptProps) {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const keep = (device: DeviceId, isKept: boolean): void =>
    onChange(isKept ? [...kept, device] : kept.filter((other) => other !== device));
  return (
    <fieldset className={css.kept}>
      <legend>{texts.keptDevices(name)}</legend>
      {tablets.map((device) => (
        <Checkbox
          key={device.id}
          checked={kept.includes(device.id)}
          onChange={(isKept) => keep(device.id, isKept)}
        >
          {device.name}
        </Checkbox>
      ))}
      <p className={css.quiet}>{texts.keptDevicesHint}</p>
    </fieldset>
  );
}
