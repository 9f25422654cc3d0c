import { couponPlatforms } from '@comanda/domain/coupon/coupon-file-limits.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { ToggleChips } from '../../counter/brand-draft/field-parts.tsx';
import { CouponPart } from './coupon-part.tsx';
import type { CouponForm } from './use-coupon-form.ts';
import { useBrandCouponTexts } from './use-brand-coupon-texts.ts';

type Named = { readonly id: number; readonly name: string };

const namesOf = (all: readonly Named[], ids: readonly number[]): readonly string[] =>
  all.filter(({ id }) => ids.includes(id)).map(({ name }) => name);

const optionsOf = (all: readonly Named[]) =>
  all.map(({ id, name }) => ({ value: String(id), label: name }));

/** The stores, the places where people order, and the companies that the coupon is for. */
export function WhomPart({ form }: { form: CouponForm }) {
  const { form: texts } = useBrandCouponTexts();
  const { fields, set, subjects } = form;
  const { stores, companies } = subjects;
  const platforms = couponPlatforms.filter((name) => fields.platforms.includes(name));
  const parts = [
    namesOf(stores, fields.storeIds),
    platforms.map((name) => texts.platformNames[name]),
    namesOf(companies, fields.companyIds),
  ].filter((names) => names.length > 0);
  return (
    <CouponPart
      title={texts.whom}
      now={parts.length === 0 ? texts.everybody : parts.map(joinNames).join(' · ')}
      isWrong={[form.here('storeIds'), form.here('companyIds')].some(Boolean)}
    >
      {stores.length > 1 && (
        <ToggleChips
          legend={texts.stores}
          options={optionsOf(stores)}
          chosen={fields.storeIds.map(String)}
          problem={form.here('storeIds')}
          onChange={(chosen) => set({ storeIds: chosen.map(Number) })}
        />
      )}
      <ToggleChips
        legend={texts.platforms}
        options={couponPlatforms.map((value) => ({ value, label: texts.platformNames[value] }))}
        chosen={fields.platforms}
        onChange={(chosen) => set({ platforms: chosen })}
      />
      {companies.length > 0 && (
        <ToggleChips
          legend={texts.companies}
          options={optionsOf(companies)}
          chosen={fields.companyIds.map(String)}
          problem={form.here('companyIds')}
          onChange={(chosen) => set({ companyIds: chosen.map(Number) })}
        />
      )}
    </CouponPart>
  );
}
