import type { ModuleVersion, ModuleAction } from '@console/contracts/releases';
import { formatDateTime } from '@console/i18n';
import { useShown } from '@console/screens';
import { Empty, StatusBadge, Surface } from '@console/ui';
import { DataTable, type Column, type RowAction } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import type { ModuleDetail } from './module-detail';
import { StandingBadge } from './standing-badge';
import { standingOf } from './standing.rules';
import { kilobytes } from './size.rules';
import { useCompared } from './use-compared';
import classes from './module.module.css';

interface Props {
  detail: ModuleDetail;
  onAction: (action: ModuleAction) => void;
}

/** Versions in the registry, with state and actions. */
export function ModuleVersions({ detail, onAction }: Props) {
  const { t } = useTranslation();
  const columns = useVersionColumns(detail);
  const actionsOf = useVersionActions(detail, onAction);
  return (
    <Surface flush title={t('module.versions')}>
      <DataTable
        label={t('module.versions')}
        columns={columns}
        rows={detail.versions}
        rowKey={({ version }) => version}
        rowActions={actionsOf}
        placeholder={<Empty picture="history" title={t('module.noVersion')} message={t('module.noVersionText')} />}
      />
    </Surface>
  );
}

function useVersionColumns(detail: ModuleDetail): Column<ModuleVersion>[] {
  const { t } = useTranslation();
  const { zone } = useShown();
  return [
    {
      key: 'version',
      title: t('version.version'),
      width: 104,
      render: ({ version, justification }) => (
        <strong className={classes.version} title={justification}>
          {version}
        </strong>
      ),
    },
    {
      key: 'standing',
      title: t('version.state'),
      width: 168,
      render: (version) => <StandingBadge standing={standingOf(version, detail)} />,
    },
    {
      key: 'signature',
      title: t('version.signature'),
      width: 144,
      render: ({ isVerified, keys }) => (
        <span title={keys.join(', ')}>
          <StatusBadge
            state={isVerified ? 'ok' : 'bad'}
            shape={isVerified ? 'check' : 'cross'}
            label={t(isVerified ? 'version.verified' : 'version.unknownKey')}
          />
        </span>
      ),
    },
    { key: 'size', title: t('version.size'), width: 88, align: 'end', render: ({ bytes }) => kilobytes(bytes) },
    {
      key: 'publishedAt',
      title: t('version.publishedAt'),
      width: 176,
      render: ({ publishedAt }) => formatDateTime(publishedAt, zone),
    },
    {
      key: 'by',
      title: t('version.by'),
      render: ({ origin, publishedByName }) => (origin === 'LOCAL' ? t('version.local') : publishedByName),
    },
  ];
}

function useVersionActions({ module, plan, history }: ModuleDetail, onAction: Props['onAction']) {
  const { t } = useTranslation();
  const { compare } = useCompared();
  const live = module.live;
  return (version: ModuleVersion): RowAction[] => {
    const { at } = standingOf(version, { plan, history });
    const may = (grant: 'ACTIVATE' | 'ROLLBACK') => module.grants.includes(grant);
    const withdraw = (as: 'QUARANTINED' | 'REVOKED', icon: 'lock' | 'close'): RowAction => ({
      key: as,
      label: t(`action.${as}`),
      icon,
      danger: true,
      onClick: () => onAction({ deed: 'WITHDRAW', version: version.version, as }),
    });
    const isUsable = at !== 'revoked' && at !== 'quarantined' && at !== 'outdated';
    return [
      ...(may('ACTIVATE') && isUsable && !(at === 'live' && module.canaries.length === 0)
        ? [
            {
              key: 'activate',
              label: t('action.ACTIVATE'),
              icon: 'check' as const,
              onClick: () => onAction({ deed: 'ACTIVATE', version: version.version }),
            },
          ]
        : []),
      ...(live !== null && live !== version.version
        ? [
            {
              key: 'compare',
              label: t('version.compare', { version: live }),
              icon: 'columns' as const,
              onClick: () => compare(live, version.version),
            },
          ]
        : []),
      ...(may('ROLLBACK') && plan !== null && at !== 'quarantined' && at !== 'revoked'
        ? [withdraw('QUARANTINED', 'lock')]
        : []),
      ...(may('ROLLBACK') && plan !== null && at !== 'revoked' ? [withdraw('REVOKED', 'close')] : []),
    ];
  };
}
