import type { DraftFiles } from './apply-draft.ts';
import { listFile, onlyItemId } from './draft-edit.ts';
import { isJsonObject, isSameJson, type Json, type JsonObject } from './json.ts';
import type { ListFile } from './menu-file.ts';

/**
 * The settings of settings.json by which every store takes orders and money. The look has others,
 * and the rest belongs to the installation.
 */
export const ruleSettings = [
  'maxDaysAvailableFutureOrder',
  'tipPresets',
  'serviceFee',
  'pointRate',
  'loyaltyProgram',
  'loyaltyProgramParams',
  'latePayments',
  'courierTolerancePercent',
  'orderLimits',
  'payments',
] as const;

/** The rules by the path of their file, which stands for their part of settings.json. */
export type RuleFiles = DraftFiles<ListFile>;

type Texts = ReadonlyMap<string, string>;

const path = listFile('rules');
const settingsPath = listFile('settings');

const isRule = (key: string): boolean => ruleSettings.some((each) => each === key);

/** Returns whether an edit sets a rule, or a part of one such as `orderLimits/perBuyer`. */
export const isRuleEdit = (field: string): boolean => {
  const [first = '', ...parts] = field.split('/');
  return isRule(first) && parts.every((part) => /^[a-zA-Z]+$/.test(part));
};

/** Returns the rules among settings. */
export const rulesOf = (settings: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => isRule(key)));

/** Reads the rules from the settings of a folder, or from those of a version of the rules. */
export const readRules = (texts: Texts): RuleFiles =>
  new Map([[path, { items: [{ ...rulesOf(settingsIn(texts)), id: onlyItemId }] }]]);

const settingsIn = (texts: Texts): JsonObject => {
  const settings = JSON.parse(texts.get(settingsPath) ?? '{}') as Json;
  return isJsonObject(settings) ? settings : {};
};

/** Returns the rules of the files. */
export function rulesIn(files: RuleFiles): JsonObject {
  const { id: _id, ...rules } = files.get(path)?.items[0] ?? { id: onlyItemId };
  return rules;
}

/**
 * Writes the rules over settings.json, each in its place and new ones last; it stays as it is
 * written if no rule changed. `write`: how a value becomes the text of a file.
 */
export function writeRules(texts: Texts, files: RuleFiles, write: (value: Json) => string): Texts {
  const rules = rulesIn(files);
  const settings = settingsIn(texts);
  if (isSameJson(rules, rulesOf(settings))) return texts;
  const kept = Object.entries(settings).filter(
    ([key]) => !isRule(key) || Object.hasOwn(rules, key),
  );
  const written = { ...Object.fromEntries(kept), ...rules };
  return new Map([...texts, [settingsPath, write(written)]]);
}

/** Returns whether two folders have the same rules. Other settings do not count. */
export const isSameRules = (one: Texts, other: Texts): boolean =>
  isSameJson(rulesIn(readRules(one)), rulesIn(readRules(other)));
