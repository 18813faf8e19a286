import type { MenuRecord } from '@console/contracts/releases';
import { useLocalText } from '@console/screens';
import { Badge, useIsNarrow } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import classes from './menus.module.css';

export function useMenuColumns(): Column<MenuRecord>[] {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const isNarrow = useIsNarrow();
  const name: Column<MenuRecord> = {
    key: 'name',
    title: t('menus.name'),
    render: ({ names, below }) => <span className={below ? classes.below : undefined}>{textOf(names)}</span>,
  };
  const page: Column<MenuRecord> = { key: 'url', title: t('menus.url'), render: ({ url }) => <code>{url}</code> };
  if (isNarrow) return [name, page];
  return [
    name,
    page,
    { key: 'seq', title: t('menus.seq'), width: 72, align: 'end', render: ({ seq }) => seq },
    {
      key: 'opens',
      title: t('menus.opens'),
      render: ({ opens }) =>
        opens ? t('menus.opensFor', opens) : <span className={classes.muted}>{t('menus.opensNothing')}</span>,
    },
    {
      key: 'marks',
      title: t('menus.marks'),
      width: 240,
      render: (menu) => (
        <span className={classes.marks}>
          {(['isHidden', 'isCache', 'isRecentUser'] as const).map(
            (mark) => menu[mark] && <Badge key={mark}>{t(`menus.mark.${mark}`)}</Badge>,
          )}
        </span>
      ),
    },
  ];
}
