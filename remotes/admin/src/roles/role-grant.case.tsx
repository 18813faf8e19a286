import { readRoleCase } from '@console/contracts/roles';
import { formatCount, formatList } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import type { ContributionProps } from '@console/remote-kit/contributions';
import { CallFailed, useDicts, useLocalText, useRecord } from '@console/screens';
import { Facts, Notice, Skeleton, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { reachOf } from './role-columns';
import { roleHref } from './role-pages';

const dicts = ['permission', 'account_type'];

/** Role and requested high-risk buttons, for the review workbench. */
export default function RoleGrantOfReview({ review, decision }: ContributionProps<'review.case'>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { label } = useDicts(dicts);
  const { navigate } = useShell();
  const { result, reload } = useRecord(readRoleCase, { id: review.id });
  const record = result.data;
  if (result.at === 'failed' && !record)
    return <CallFailed title={t('role.oneFailed')} failure={result.failure} onRetry={() => reload()} />;
  if (!record) return <Skeleton rows={4} />;
  const { id, name, accountType, users, buttons } = record;
  return (
    <>
      <Facts
        items={[
          {
            label: t('role.one'),
            value: (
              <TextLink href={roleHref(id)} onNavigate={navigate}>
                {textOf(name)}
              </TextLink>
            ),
          },
          { label: t('role.accountType'), value: label('account_type', accountType) },
          { label: t('role.merchants'), value: reachOf(record, t) || '–' },
          { label: t('role.users'), value: formatCount(users) },
          { label: t('role.requested'), value: formatList(buttons.map((code) => label('permission', code))) },
        ]}
      />
      {decision && (
        <Notice tone={decision === 'APPROVE' ? 'warn' : 'info'}>{t(`role.grant.${decision}`, { count: users })}</Notice>
      )}
    </>
  );
}
