import { onboardingPages } from '@console/contracts/onboarding';
import { Icon } from '@console/ui';
import { useTranslation } from 'react-i18next';
import css from './flow-page.module.css';

/** Numbered steps. The start page has number 0 and is not counted; two pages share the last number. */
const steps = [...new Set(onboardingPages.map(({ step }) => step))].filter((step) => step > 0);

export const stepsTotal = steps.length;

/** All steps: done, current and upcoming. */
export function StepList({ current }: { current: number }) {
  const { t } = useTranslation();
  return (
    <ol className={css.steps} aria-label={t('steps.label')}>
      {steps.map((step) => (
        <li key={step} data-state={stateOf(step, current)} aria-current={step === current ? 'step' : undefined}>
          <span className={css.sign} aria-hidden="true">
            {step < current ? <Icon name="check" /> : step}
          </span>
          <span>
            {t(`step.${step}`)}
            {step < current && <small className={css.done}>{t('steps.done')}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}

const stateOf = (step: number, current: number): 'done' | 'now' | 'later' => {
  if (step === current) return 'now';
  return step < current ? 'done' : 'later';
};
