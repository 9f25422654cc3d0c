import type { Backdrop } from '../studio.ts';

/** The poster colours of El Gallo Azul: those of the painted signs of Lima. */
export const cobalt: Backdrop = { wall: '#1F4BA8', disc: '#4E7FDB' };
export const aji: Backdrop = { wall: '#F6B51E', disc: '#FFDB70' };
export const turquoise: Backdrop = { wall: '#1E9C98', disc: '#6CCBC4' };
export const sky: Backdrop = { wall: '#A9D3EC', disc: '#DDF0FA' };
export const coral: Backdrop = { wall: '#E4572E', disc: '#F98E66' };

export const posterColours: readonly Backdrop[] = [cobalt, aji, turquoise, sky, coral];
