import type { DevopsModule } from '@console/contracts/releases';
import { formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { useLocalText, useShown } from '@console/screens';
import { Badge, TextLink, useIsNarrow } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { moduleHref } from '../common/module-pages';
import { useAudienceLabels } from '../common/release-labels';
import classes from './module.module.css';

/** Memoized columns of the remotes. */
export function useModuleColumns(): Column<DevopsModule>[] {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const audienceOf = useAudienceLabels();
  const { navigate } = useShell();
  const { zone } = useShown();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const name: Column<DevopsModule> = {
      key: 'code',
      title: t('module.code'),
      width: 160,
      sortable: true,
      render: ({ code }) => (
        <TextLink quiet href={moduleHref(code)} onNavigate={navigate}>
          {code}
        </TextLink>
      ),
    };
    const live: Column<DevopsModule> = {
      key: 'live',
      title: t('module.live'),
      width: 128,
      render: (one) => one.live ?? <span className={classes.muted}>{t('release.notActive')}</span>,
    };
    if (isNarrow) return [name, live];
    const none = <span className={classes.muted}>–</span>;
    return [
      name,
      { key: 'name', title: t('module.name'), render: (one) => textOf(one.name) },
      live,
      {
        key: 'canaries',
        title: t('module.canaries'),
        width: 200,
        render: ({ canaries }) =>
          canaries.map(({ version, audience }) => `${version} · ${audienceOf(audience)}`).join(', ') || none,
      },
      {
        key: 'waiting',
        title: t('module.waiting'),
        width: 136,
        render: ({ waiting }) =>
          waiting > 0 ? <Badge tone="warn">{t('module.requests', { count: waiting })}</Badge> : none,
      },
      { key: 'versions', title: t('module.versions'), width: 88, align: 'end', render: ({ versions }) => versions },
      {
        key: 'publishedAt',
        title: t('module.publishedAt'),
        width: 176,
        sortable: true,
        render: ({ publishedAt }) => (publishedAt ? formatDateTime(publishedAt, zone) : '–'),
      },
    ];
  }, [t, textOf, audienceOf, navigate, zone, isNarrow]);
}
