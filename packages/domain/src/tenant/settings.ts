import type { InferOutput } from 'valibot';
import type { Frozen } from '../schema/frozen.ts';
import type { settingsSchema } from './settings-schema.ts';

export type Settings = Frozen<InferOutput<typeof settingsSchema>>;
export type TemplateId = Settings['templateId'];
export type HeroSettings = NonNullable<Settings['hero']>;
export type LoyaltyProgramParams = NonNullable<Settings['loyaltyProgramParams']>;
export type Analytics = Settings['analytics'];
export type MapTiles = NonNullable<Settings['maps']>;
export type PaymentSettings = Settings['payments'];
