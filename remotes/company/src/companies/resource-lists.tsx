import type { CompanyResources } from '@console/contracts/company';
import { useShell } from '@console/remote-kit';
import { useDicts, useLocalText } from '@console/screens';
import { useCan } from '@console/session';
import { Badge, TextLink } from '@console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './company.module.css';
import { binHref, moduleHref } from './company-pages';

/** A link for users who can open the page, and text for others. */
function LinkIf({ can, href, children }: { can: boolean; href: string; children: string }) {
  const { navigate } = useShell();
  if (!can) return <bdi>{children}</bdi>;
  return (
    <TextLink href={href} onNavigate={navigate}>
      {children}
    </TextLink>
  );
}

/** Modules that are granted to the company. */
export function ModuleList({ modules }: Pick<CompanyResources, 'modules'>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const can = useCan('admin.module.view');
  const granted = modules.filter(({ isGranted }) => isGranted);
  if (granted.length === 0) return <p>{t('company.noModules')}</p>;
  return (
    <ul className={classes.list} aria-label={t('company.moduleIds')}>
      {granted.map(({ id, code, name, description }) => (
        <li key={id}>
          <LinkIf can={can} href={moduleHref(code)}>
            {textOf(name)}
          </LinkIf>
          {description && <small className={classes.about}>{description}</small>}
        </li>
      ))}
    </ul>
  );
}

interface TableProps {
  label: string;
  heads: string[];
  rows: { key: string; cells: ReactNode[] }[];
}

/** A scrollable box needs the focus for scrolling by keyboard: its rows may contain no link. */
const scrolls = { role: 'region', tabIndex: 0 } as const;

function SmallTable({ label, heads, rows }: TableProps) {
  return (
    <div {...scrolls} aria-label={label} className={classes.scroll}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                // Cells are in the order of the column headings.
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** BINs that are assigned to the whole company. */
export function BinTable({ bins }: Pick<CompanyResources, 'bins'>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { label } = useDicts(['card_scheme']);
  const can = useCan('cards.card-bin.view');
  const assigned = bins.filter(({ assignment }) => assignment !== null);
  if (assigned.length === 0) return <p>{t('company.noBins')}</p>;
  return (
    <SmallTable
      label={t('company.binIds')}
      heads={[t('company.bin'), t('company.product'), t('company.channel'), t('company.assignment')]}
      rows={assigned.map(({ id, bin, productName, scheme, currency, channel, assignment }) => ({
        key: id,
        cells: [
          <LinkIf key="bin" can={can} href={binHref(bin)}>
            {bin}
          </LinkIf>,
          `${textOf(productName)} · ${label('card_scheme', scheme)} ${currency}`,
          textOf(channel),
          assignment?.enabled ? (
            t('company.binEnabled')
          ) : (
            <Badge key="assignment" tone="warn">
              {t('company.binDisabled')}
            </Badge>
          ),
        ],
      }))}
    />
  );
}

/** Channels that are bound to the company. */
export function ChannelList({ channels }: Pick<CompanyResources, 'channels'>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  if (channels.length === 0) return <p>{t('company.noChannels')}</p>;
  return (
    <ul className={classes.list} aria-label={t('company.channels')}>
      {channels.map(({ id, code, name, status }) => (
        <li key={id}>
          <bdi>{textOf(name)}</bdi> <small>{code}</small>{' '}
          {t(`company.channelStatus.${status}`, { defaultValue: status })}
        </li>
      ))}
    </ul>
  );
}

/** Active and scheduled fee settings of all merchants of the company. */
export function FeeTable({ fees }: Pick<CompanyResources, 'fees'>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  if (fees.length === 0) return <p>{t('company.noFees')}</p>;
  return (
    <SmallTable
      label={t('company.fees')}
      heads={[
        t('company.bin'),
        t('company.product'),
        t('company.feesCurrency'),
        t('company.period'),
        t('company.items'),
      ]}
      rows={fees.map(({ bin, productName, currency, from, to, items }) => ({
        key: `${bin} ${currency} ${from}`,
        cells: [
          bin,
          textOf(productName),
          currency,
          to === null ? t('company.fromDay', { day: from }) : `${from} – ${to}`,
          items,
        ],
      }))}
    />
  );
}
