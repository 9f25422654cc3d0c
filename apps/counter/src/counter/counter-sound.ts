import { readStored, removeStored, writeStored } from '@comanda/client/storage.ts';
import { minuteMs } from '@comanda/domain/duration.ts';
import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { counterMuteName } from '../platform/storage-names.ts';
import { playTones, type Tones } from './play-tones.ts';

/**
 * `on`: it can be heard. `blocked`: the browser keeps the page silent until somebody touches it.
 * `muted`: somebody switched it off, for 15 minutes at most.
 */
type SoundState = 'on' | 'blocked' | 'muted';

/** The sound of this device, which all screens share. */
export type CounterSound = {
  state: StoreApi<{ sound: SoundState }>;
  /** Mutes it for 15 minutes, or switches it on. */
  toggle(): void;
  /** Plays a sound once; nothing while the sound is off. `volume`: 0 to 1. */
  play(tones: Tones, volume: number): void;
};

const muteMs = 15 * minuteMs;
const touches = ['pointerdown', 'pointerup', 'keydown'] as const;

/**
 * Opens the sound: on where the browser allows it, and from the first touch or key on elsewhere. A
 * mute holds in all tabs and after a reload. docs/rules/counter-board.md#sound-of-a-device.
 */
export function createSound(now: () => number): CounterSound {
  const audio = new AudioContext();
  const isMuted = (): boolean => readStored(counterMuteName, v.boolean(), now()) === true;
  const read = (): SoundState => {
    if (isMuted()) return 'muted';
    return audio.state === 'running' ? 'on' : 'blocked';
  };
  const state = createStore<{ sound: SoundState }>(() => ({ sound: read() }));
  const renew = (): void => {
    const sound = read();
    if (sound !== state.getState().sound) state.setState({ sound });
  };
  const wake = (): void => {
    if (audio.state !== 'running') void audio.resume().then(renew, () => undefined);
  };
  audio.addEventListener('statechange', renew);
  for (const touch of touches) document.addEventListener(touch, wake, { capture: true });
  addEventListener('storage', renew);
  // The mute ends in storage by itself.
  setInterval(renew, minuteMs / 6);
  return {
    state,
    toggle: () => {
      wake();
      if (isMuted()) removeStored(counterMuteName);
      else if (state.getState().sound === 'on') writeStored(counterMuteName, true, muteMs, now());
      renew();
    },
    play: (tones, volume) => {
      if (state.getState().sound === 'on') playTones(audio, tones, volume);
    },
  };
}
