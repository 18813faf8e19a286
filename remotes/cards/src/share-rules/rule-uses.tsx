import type { RuleUse } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { useDicts } from '@console/screens';
import { Surface, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { PoolStateBadge } from '../pools/pool-state';
import classes from '../pools/pool.module.css';
import { groupHref, walletHref } from './rule-pages';
import { ruleDicts } from './rule-words';

/** Groups and wallets that use a rule, newest first. `total` includes those that are not in `uses`. */
export function RuleUses({ uses, total }: { uses: readonly RuleUse[]; total: number }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { label } = useDicts(ruleDicts);
  const more = total - uses.length;
  return (
    <Surface title={t('rule.uses')}>
      <ul className={classes.cards}>
        {uses.map(({ id, kind, poolNo, name, status }) => (
          <li key={id}>
            <TextLink href={kind === 'GROUP' ? groupHref(poolNo) : walletHref(id)} onNavigate={navigate}>
              {name}
            </TextLink>
            <PoolStateBadge
              status={status}
              dict={kind === 'GROUP' ? 'share_group_status' : 'wallet_status'}
              label={label}
            />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.muted}>{t('rule.moreUses', { count: more })}</p>}
    </Surface>
  );
}
