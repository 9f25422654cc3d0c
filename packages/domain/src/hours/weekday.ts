/** 0 is Sunday (decisions §9). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
