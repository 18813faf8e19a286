import { Button } from '@console/ui';
import { DecimalInput, Field } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { percentDigits, percentIn } from './audience-choice.rules';
import classes from './release.module.css';

const presets = [1, 5, 10, 25, 50];

/** Share of the users: slider, number input and presets. An invalid text stays in the input with a message. */
export function PercentFields({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation();
  const percent = percentIn(value);
  const isShare = percent !== null && percent >= 0 && percent <= 100;
  return (
    <div className={classes.share}>
      <input
        type="range"
        className={classes.range}
        aria-label={t('audience.slider')}
        min={0}
        max={100}
        step={1}
        value={isShare ? percent : 0}
        onChange={(event) => onChange(event.target.value)}
      />
      <Field
        label={t('audience.percent')}
        required
        width="full"
        error={isShare ? undefined : t('audience.percentWrong')}
      >
        <DecimalInput fractionDigits={percentDigits} unit="%" value={value} onChange={onChange} />
      </Field>
      <fieldset className={classes.presets} aria-label={t('audience.presets')}>
        {presets.map((preset) => (
          <Button key={preset} size="small" aria-pressed={percent === preset} onClick={() => onChange(String(preset))}>
            {preset}%
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
