import type { OnboardingPage } from '@console/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './flow-page.module.css';
import { StepList, stepsTotal } from './step-list';

interface FlowPageProps {
  step: OnboardingPage['step'];
  title: string;
  description: string;
  children: ReactNode;
}

/** Frame of every onboarding page: progress, step list and a sheet with the content. */
export function FlowPage({ step, title, description, children }: FlowPageProps) {
  const { t } = useTranslation();
  return (
    <div className={css.page}>
      <div className={css.progress} aria-hidden="true">
        <div style={{ inlineSize: `${(step / stepsTotal) * 100}%` }} />
      </div>
      <aside className={css.side}>
        {step > 0 && <p className={css.count}>{t('steps.count', { step, total: stepsTotal })}</p>}
        <StepList current={step} />
      </aside>
      <section className={css.sheet}>
        <header>
          <h1 className={css.title}>{title}</h1>
          <p className={css.description}>{description}</p>
        </header>
        {children}
      </section>
    </div>
  );
}
