import { countNoun } from './plural.ts';

/** Formats a wait in a readable unit, rounded up: `40 segundos`, `25 minutos`, `2 horas`. */
export function waitText(seconds: number): string {
  if (seconds < 120) return countNoun(seconds, 'segundo', 'segundos');
  if (seconds <= 7_200) return countNoun(Math.ceil(seconds / 60), 'minuto', 'minutos');
  return countNoun(Math.ceil(seconds / 3_600), 'hora', 'horas');
}
