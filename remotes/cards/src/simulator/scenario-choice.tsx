import { Button, StatusBadge } from '@console/ui';
import { Field, Select } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { scenarioNames } from './scenarios.rules';
import classes from './simulator.module.css';
import type { Studio } from './use-studio';

/** Selected scenario with its progress and a restart. */
export function ScenarioChoice({ studio: { address, scenario, begin } }: { studio: Studio }) {
  const { t } = useTranslation();
  const options = ['single', ...scenarioNames].map((value) => ({
    value,
    label: t(`simulator.scenario.${value}`),
    description: t(`simulator.scenarioAbout.${value}`),
  }));
  return (
    <>
      <Field required label={t('simulator.scenario')} width="full">
        <Select
          value={scenario ? (address.scenario ?? undefined) : 'single'}
          options={options}
          onChange={(chosen) => begin({ scenario: chosen === 'single' ? null : (chosen ?? null) })}
        />
      </Field>
      {scenario && (
        <ol className={classes.steps} aria-label={t('simulator.steps')}>
          {scenario.steps.map(({ kind, isRepeat }, at) => (
            <li key={at} aria-current={at === address.step ? 'step' : undefined}>
              <StatusBadge
                {...statusOf(at, address.step)}
                label={t(isRepeat ? 'simulator.repeat' : `simulator.kind.${kind}`)}
              />
            </li>
          ))}
        </ol>
      )}
      {(address.step > 0 || address.txn !== null) && (
        <Button size="small" icon="refresh" onClick={() => begin({})}>
          {t('simulator.restart')}
        </Button>
      )}
    </>
  );
}

const statusOf = (at: number, step: number) => {
  if (at < step) return { state: 'ok', shape: 'check' } as const;
  return at === step ? ({ state: 'info', shape: 'diamond' } as const) : ({ state: 'mute', shape: 'ring' } as const);
};
