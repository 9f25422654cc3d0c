import { brandOfWord } from '@comanda/domain/card/card-brand.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { EnrolmentReport as VaultReport } from '../payments/provider/card-vault.ts';
import type { EnrolmentChange } from './change-enrolment.ts';

/** The change that a vault's answer about a card means. */
export function changeOfAnswer(report: VaultReport): EnrolmentChange {
  switch (report.kind) {
    case 'enrolled': {
      const brand = brandOfWord(report.card.brand ?? '');
      return { report: { reported: 'enrolled', brand }, card: report.card };
    }
    case 'declined':
      return { report: { reported: 'declined' } };
    case 'expired':
      return { report: { reported: 'tooLate' } };
    case 'unknown':
      return { report: { reported: 'unknown' } };
    default:
      return unreachable(report);
  }
}
