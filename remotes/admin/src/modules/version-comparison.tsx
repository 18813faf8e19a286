import type { OutputOf } from '@console/contracts';
import { compareVersions, type PartComparison } from '@console/contracts/releases';
import { CallFailed, useRecord } from '@console/screens';
import { Skeleton, Surface } from '@console/ui';
import { Select } from '@console/ui/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleDetail } from './module-detail';
import { growth, kilobytes } from './size.rules';
import { useCompared } from './use-compared';
import classes from './comparison.module.css';

/** Differences between two versions; by default between the live version and the newest one. */
export function VersionComparison({ detail: { module, versions } }: { detail: ModuleDetail }) {
  const { t } = useTranslation();
  const { compare, ...chosen } = useCompared();
  const existingVersion = (version: string | undefined) => versions.find((one) => one.version === version)?.version;
  const from = existingVersion(chosen.from) ?? module.live ?? undefined;
  const to = existingVersion(chosen.to) ?? versions.find(({ version }) => version !== from)?.version;
  const isPair = from !== undefined && to !== undefined && from !== to;
  const { result, reload } = useRecord(compareVersions, isPair ? { code: module.code, from, to } : null);
  const options = versions.map(({ version }) => ({ value: version, label: version }));
  if (versions.length < 2) return null;
  return (
    <Surface
      title={t('compare.title')}
      actions={
        <>
          <span className={classes.choice}>
            <Select
              size="small"
              label={t('compare.from')}
              options={options}
              value={from}
              onChange={(it) => compare(it, to)}
            />
          </span>
          <span aria-hidden="true">→</span>
          <span className={classes.choice}>
            <Select
              size="small"
              label={t('compare.to')}
              options={options}
              value={to}
              onChange={(it) => compare(from, it)}
            />
          </span>
        </>
      }
    >
      {!isPair && <p className={classes.same}>{t('compare.choose')}</p>}
      {isPair && result.at === 'failed' && (
        <CallFailed title={t('compare.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {isPair && result.at === 'loading' && !result.data && <Skeleton rows={6} />}
      {isPair && result.data && <Comparison comparison={result.data} />}
    </Surface>
  );
}

function Comparison({ comparison: { parts, bytes, handover } }: { comparison: OutputOf<typeof compareVersions> }) {
  const { t } = useTranslation();
  const sizes = { before: kilobytes(bytes.before), after: kilobytes(bytes.after) };
  return (
    <dl className={classes.parts}>
      {parts.map((part) => (
        <Part key={part.part} part={part} />
      ))}
      <div>
        <dt>{t('compare.size')}</dt>
        <dd>
          <Line sign={bytes.before === bytes.after ? 'same' : 'changed'}>
            {t('compare.sizes', { ...sizes, growth: growth(bytes.before, bytes.after) })}
          </Line>
        </dd>
      </div>
      <div>
        <dt>{t('compare.handover')}</dt>
        <dd>
          <Line sign={handover.isReadable ? 'same' : 'removed'}>
            {t(handover.isReadable ? 'compare.handedOver' : 'compare.lost')}
          </Line>
        </dd>
      </div>
    </dl>
  );
}

function Part({ part: { part, added, removed, changed, same } }: { part: PartComparison }) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{t(`compare.part.${part}`)}</dt>
      <dd>
        {same > 0 && <Line sign="same">{t('compare.same', { count: same })}</Line>}
        {same + added.length + removed.length + changed.length === 0 && <Line sign="same">{t('compare.none')}</Line>}
        {added.map((name) => (
          <Line key={name} sign="added">
            {name}
          </Line>
        ))}
        {removed.map((name) => (
          <Line key={name} sign="removed">
            {name}
          </Line>
        ))}
        {changed.map(({ name, before, after }) => (
          <Line key={name} sign="changed">
            {name}: {before} → {after}
          </Line>
        ))}
      </dd>
    </div>
  );
}

const signs = { same: '=', added: '+', removed: '−', changed: '~' } as const;

function Line({ sign, children }: { sign: keyof typeof signs; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <p className={classes.line} data-sign={sign}>
      <span className={classes.sign} aria-hidden="true">
        {signs[sign]}
      </span>
      <span className={classes.said}>{t(`compare.sign.${sign}`)}</span>
      <span className={classes.text}>{children}</span>
    </p>
  );
}
