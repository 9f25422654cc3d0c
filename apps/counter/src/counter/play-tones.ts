/** The tones of one sound: frequency in hertz, start in seconds. */
export type Tones = readonly (readonly [frequency: number, at: number])[];

const toneSeconds = 0.3;

/** Plays a sound once. `volume`: 0 to 1. */
export function playTones(audio: AudioContext, tones: Tones, volume: number): void {
  for (const [frequency, at] of tones) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const start = audio.currentTime + at;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + toneSeconds);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + toneSeconds);
  }
}
