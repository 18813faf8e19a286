import type { CompanyBrandForm } from '@console/contracts/company';
import type { Form } from '@console/screens';
import { Button, IconButton } from '@console/ui';
import { Field, TextInput } from '@console/ui/form';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './company.module.css';

const name = 'siteOrigins';
/** Maximum number of sites in the contract. */
const originsMax = 10;

/** Site origins, one per line. The focus moves to an added line, and after a removal to the previous line. */
export function SiteOrigins({ form, disabled }: { form: Form<CompanyBrandForm>; disabled: boolean }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<{ index: number } | null>(null);
  useEffect(() => {
    if (focused) box.current?.querySelectorAll('input')[focused.index]?.focus();
  }, [focused]);
  const typed = form.values.siteOrigins ?? [];
  const lines = typed.length > 0 ? typed : [''];
  const change = (next: string[], path: string = name) => form.setWithin(name, next, path);
  const add = () => {
    change([...lines, '']);
    setFocused({ index: lines.length });
  };
  const remove = (removed: number) => {
    change(lines.filter((_, index) => index !== removed));
    setFocused({ index: Math.max(0, removed - 1) });
  };
  const whole = form.errorAt(name, { exact: true });
  return (
    <Field group required width="full" label={t('company.siteOrigins')} error={whole} hint={t('company.form.siteHint')}>
      <div ref={box} className={classes.origins}>
        {lines.map((origin, index) => (
          // The index is the key: two lines may have the same text, and the inputs are controlled.
          <div key={index} className={classes.origin}>
            <Field
              required
              width="full"
              label={t('company.form.site', { number: index + 1 })}
              error={form.errorAt(`${name}.${index}`)}
            >
              <TextInput
                name={`${name}.${index}`}
                disabled={disabled}
                inputMode="url"
                placeholder="https://"
                value={origin}
                onBlur={() => form.touch(`${name}.${index}`)}
                onChange={(text) =>
                  change(
                    lines.map((line, place) => (place === index ? text : line)),
                    `${name}.${index}`,
                  )
                }
              />
            </Field>
            {lines.length > 1 && !disabled && (
              <IconButton
                icon="close"
                label={t('company.form.removeSite', { number: index + 1 })}
                onClick={() => remove(index)}
              />
            )}
          </div>
        ))}
        <Button icon="plus" disabled={disabled || lines.length >= originsMax} onClick={add}>
          {t('company.form.addSite')}
        </Button>
      </div>
    </Field>
  );
}
