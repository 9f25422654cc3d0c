import { formatClock, minuteOf } from '../hours/zoned-time.ts';

/** Reads the half hours of `12:30-14:00,18:00-22:30`, first and last included; '' is none. */
export const readTimes = (text: string): readonly string[] =>
  text
    .split(',')
    .filter(Boolean)
    .flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(minuteOf);
      return Array.from({ length: (to - from) / 30 + 1 }, (_, at) => formatClock(from + at * 30));
    });
