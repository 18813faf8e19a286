import { call } from '@console/api';
import { languageOf, listPhoneAreas, type OutputOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { Field, Select, TextInput } from '@console/ui/form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../sign-in/sign-in.module.css';

interface PhoneFieldProps {
  areaCode: string;
  phone: string;
  error: string | undefined;
  onChange: (phone: { areaCode: string; phone: string }) => void;
}

/** Phone number field with an area code from the server's list. */
export function PhoneField({ areaCode, phone, error, onChange }: PhoneFieldProps) {
  const { t } = useTranslation();
  const areas = usePhoneAreas();
  const language = languageOf(currentLocale());
  return (
    <Field group required label={t('register.phone')} error={error}>
      <div className={css.phone}>
        <Select
          label={t('register.area')}
          search
          value={areaCode === '' ? undefined : areaCode}
          onChange={(value) => onChange({ areaCode: value ?? '', phone })}
          options={areas.map((area) => ({
            value: area.areaCode,
            label: `${area.areaCode} ${area.names[language]}`,
          }))}
        />
        <TextInput
          label={t('register.phone')}
          value={phone}
          onChange={(value) => onChange({ areaCode, phone: value })}
          autoComplete="tel-national"
          inputMode="tel"
        />
      </div>
    </Field>
  );
}

/** Loads the area codes, one entry per code: the server treats countries that share a code as equal. */
function usePhoneAreas(): OutputOf<typeof listPhoneAreas>['list'] {
  const [areas, setAreas] = useState<OutputOf<typeof listPhoneAreas>['list']>([]);
  useEffect(() => {
    const stop = new AbortController();
    call(listPhoneAreas, {}, { signal: stop.signal, background: true }).then(
      ({ list }) =>
        setAreas(list.filter((area, index) => list.findIndex((one) => one.areaCode === area.areaCode) === index)),
      // Without the list, no code can be selected, and submitting reports the field as missing.
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  return areas;
}
