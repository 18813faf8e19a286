import { type DecisionStep, limitScopes } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { useLocalText } from '@console/screens';
import { useCan } from '@console/session';
import { TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { limitRuleHref } from '../common/limit-pages';

/** The name of the rule that a step went by, as it was then; empty where it was none. */
export function useRuleName(): (inputs: DecisionStep['inputs']) => string {
  const textOf = useLocalText();
  return ({ ruleEn, ruleZh }) =>
    ruleEn === undefined || ruleZh === undefined ? '' : textOf({ en_US: ruleEn, zh_CN: ruleZh });
}

/** What the rule says of a decline, in its own words; empty where it has none. */
export function useRuleMessage(): (inputs: DecisionStep['inputs']) => string {
  const textOf = useLocalText();
  return ({ messageEn, messageZh }) =>
    messageEn === undefined || messageZh === undefined ? '' : textOf({ en_US: messageEn, zh_CN: messageZh });
}

/** Leads to the rule that declined a purchase, for who may see rules; or says whose limit in a wallet it was. */
export function RuleOfDecline({ inputs }: { inputs: DecisionStep['inputs'] }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const name = useRuleName()(inputs);
  const seesRules = useCan('cards.limit-rule.view');
  const scope = limitScopes.find((one) => one === inputs['ruleScope']);
  const { ruleId, walletUser } = inputs;
  if (walletUser !== undefined) return <p>{t('why.fix.user', { name: walletUser })}</p>;
  if (ruleId === undefined || scope === undefined) return null;
  return (
    <p>
      {t(`why.fix.rule${inputs['action'] ? `.${inputs['action']}` : ''}`, { name })}{' '}
      {seesRules && (
        <TextLink href={limitRuleHref(scope, ruleId)} onNavigate={navigate}>
          {t('why.openRule', { name })}
        </TextLink>
      )}
    </p>
  );
}
