import { createStore, type StoreApi } from 'zustand/vanilla';
import { playTones, type Tones } from './play-tones.ts';

/**
 * The sound of this device, which all screens share. Browsers keep a page silent until somebody
 * touches it, so it is off at first.
 */
export type CounterSound = {
  state: StoreApi<{ isOn: boolean }>;
  toggle(): void;
  /** Plays a sound once; nothing while the sound is off. `volume`: 0 to 1. */
  play(tones: Tones, volume: number): void;
};

export function createSound(): CounterSound {
  const state = createStore(() => ({ isOn: false }));
  let audio: AudioContext | null = null;
  return {
    state,
    toggle: () => {
      const { isOn } = state.getState();
      audio ??= new AudioContext();
      void (isOn ? audio.suspend() : audio.resume());
      state.setState({ isOn: !isOn });
    },
    play: (tones, volume) => {
      if (audio !== null && state.getState().isOn) playTones(audio, tones, volume);
    },
  };
}
