import { type DecisionStep, limitScopes } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { useLocalText } from '@console/screens';
import { useCan } from '@console/session';
import { TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { limitRuleHref } from '../common/limit-pages';

/** Name of the rule in a check at the time of the decision; empty without a rule. */
export function useRuleName(): (inputs: DecisionStep['inputs']) => string {
  const textOf = useLocalText();
  return ({ ruleEn, ruleZh }) =>
    ruleEn === undefined || ruleZh === undefined ? '' : textOf({ en_US: ruleEn, zh_CN: ruleZh });
}

/** Decline message of the rule; empty without a message. */
export function useRuleMessage(): (inputs: DecisionStep['inputs']) => string {
  const textOf = useLocalText();
  return ({ messageEn, messageZh }) =>
    messageEn === undefined || messageZh === undefined ? '' : textOf({ en_US: messageEn, zh_CN: messageZh });
}

/** Link to the rule that declined a purchase, for users who may see rules; for a wallet user's limit, a text. */
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
