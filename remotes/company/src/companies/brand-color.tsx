import { companyBrandForm, type CompanyBrandForm } from '@console/contracts/company';
import { fieldsOf, type Form } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { colorOf } from './brand-preview.rules';
import classes from './company.module.css';

const fields = fieldsOf(companyBrandForm, 'company');

/** The brand color as text, with the browser's color picker beside it. */
export function BrandColor({ form, disabled }: { form: Form<CompanyBrandForm>; disabled: boolean }) {
  const { t } = useTranslation();
  const { brandColor } = form.values;
  return (
    <fields.Text
      name="brandColor"
      required
      placeholder={colorOf(undefined)}
      hint={t('company.form.colorHint')}
      after={
        <input
          type="color"
          className={classes.picker}
          disabled={disabled}
          aria-label={t('company.form.pickColor')}
          value={colorOf(brandColor)}
          onChange={({ target }) => form.set('brandColor', target.value.toUpperCase())}
        />
      }
    />
  );
}
