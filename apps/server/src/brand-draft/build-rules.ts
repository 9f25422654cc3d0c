import { listFile, onlyItemId } from '@comanda/domain/draft/draft-edit.ts';
import { isRuleEdit, type RuleFiles, writeRules } from '@comanda/domain/draft/rule-files.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { FolderProblem } from '../tenant/folder/folder-problem.ts';
import type { SettingsFile } from '../tenant/folder/settings-schema.ts';
import { parseFolder } from '../tenant/import/parse-folder.ts';
import type { DraftProblem } from './draft-problem.ts';
import type { PublishedTexts } from './published-texts.ts';
import type { PublishedBrand } from './read-brand.ts';
import { prettyJson } from './without-removed.ts';

/**
 * The rules of a brand, ready to be published. Of `texts` there are the settings alone. `shown`:
 * the rules that shoppers' pages know; `hidden`: those that only the server reads.
 */
export type RulesPublication = PublishedTexts & {
  section: 'rules';
  shown: ReturnType<typeof shownRules>;
  hidden: ReturnType<typeof hiddenRules>;
};

/**
 * Builds the publication of rules over a brand by the schemas and checks of the folder, or returns
 * every reason against it. docs/rules/back-office.md#publication-of-the-rules.
 */
export function buildRules(
  brand: PublishedBrand,
  files: RuleFiles,
): Result<RulesPublication, readonly DraftProblem[]> {
  const texts = writeRules(brand.texts, files, prettyJson);
  const parsed = parseFolder(new Map([...texts].map(([path, text]) => [path, Buffer.from(text)])));
  if (!parsed.ok) return refuse(parsed.error.map(problemOfRules));
  const { settings } = parsed.value;
  const file = listFile('settings');
  return accept({
    section: 'rules',
    texts: new Map([[file, texts.get(file) ?? '{}']]),
    added: [],
    pictures: new Map(),
    shown: shownRules(settings),
    hidden: hiddenRules(settings),
  });
}

const shownRules = (settings: SettingsFile) => ({
  maxDaysAvailableFutureOrder: settings.maxDaysAvailableFutureOrder,
  tipPresets: settings.tipPresets,
  serviceFee: settings.serviceFee,
  pointRate: settings.pointRate,
  loyaltyProgram: settings.loyaltyProgram,
  loyaltyProgramParams: settings.loyaltyProgramParams,
  payments: { ...settings.payments, kushki: null },
});

const hiddenRules = ({ latePayments, courierTolerancePercent, orderLimits }: SettingsFile) => ({
  ...{ latePayments, courierTolerancePercent, orderLimits },
});

/** Returns the rule that a problem of the folder is about; of another setting, its file. */
function problemOfRules({ file, place, reason }: FolderProblem): DraftProblem {
  const field = place
    .split(/[.[\]]+/u)
    .filter((key) => /^[a-zA-Z]+$/u.test(key))
    .join('/');
  return file === listFile('settings') && isRuleEdit(field)
    ? { list: 'rules', id: onlyItemId, field, reason }
    : { list: null, id: null, field: `${file} ${place}`.trim(), reason };
}
