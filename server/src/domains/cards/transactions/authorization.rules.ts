import type { MembershipLimit } from '../wallet-users/membership-limit.rules';
import type { DecisionStep, DeclineCode, Card } from '@console/contracts/cards';
import { blockOf, exceeds, isHit, type Limit, streakOf, strictestOf } from '../limit-rules/limit.rules';

/** Input of a decision. Amounts in minor units of the card's currency. */
export interface AuthorizationFacts {
  card: Pick<Card, 'createStatus' | 'status' | 'blockSource' | 'cancelState' | 'expiry'> & {
    validFrom: string;
    validTo: string;
  };
  /** Card data in the request; null if the request has none. */
  input: { expiry: string | null };
  uses: { count: number; max: number | null };
  /** Status of each party; `pool` is empty for a card without pool. */
  parties: { pool: string; merchant: string; company: string; bin: string; channel: string };
  /** True if cards of a suspended company can be used. */
  allowsSuspended: boolean;
  shop: { country: string; mcc: string; blockedCountries: string[]; blockedMccs: string[] };
  /** The card's own limit. */
  limit: { amount: bigint; period: string; used: bigint } | null;
  /** Limits of the wallet users who can see the card. */
  memberships: readonly MembershipLimit[];
  /** Limits of rules that apply to the purchase. */
  limits: readonly Limit[];
  billed: bigint;
  fees: bigint;
  available: bigint;
  risk: { twins: number; declines: number };
  today: string;
}

export type Decision =
  | { at: 'approved'; trace: DecisionStep[] }
  | { at: 'declined'; code: DeclineCode; detail: Record<string, string>; trace: DecisionStep[] };

interface Look {
  /** Null if the check passes. */
  code: DeclineCode | null;
  inputs: Record<string, string>;
}

/** Declines in ten minutes from which card testing is suspected. */
const declinesMax = 5;

const first = (...codes: (DeclineCode | false)[]): DeclineCode | null =>
  codes.find((code): code is DeclineCode => code !== false) ?? null;

const checks: [DecisionStep['check'], (facts: AuthorizationFacts) => Look][] = [
  [
    'CARD_DATA',
    ({ card, input }) => ({
      code: first(input.expiry !== null && input.expiry !== card.expiry && 'EXPIRED_CARD'),
      inputs: { expiry: input.expiry ?? '' },
    }),
  ],
  [
    'CARD_STATUS',
    ({ card }) => ({
      code: statusCodeOf(card),
      inputs: {
        createStatus: card.createStatus,
        status: card.status ?? '',
        cancelState: card.cancelState,
        blockSource: card.blockSource ?? '',
      },
    }),
  ],
  [
    'VALIDITY',
    ({ card, uses, today }) => ({
      code: first(
        (today < card.validFrom || today > card.validTo) && 'OUTSIDE_VALIDITY',
        uses.max !== null && uses.count >= uses.max && 'MAX_USES',
      ),
      inputs: {
        today,
        validFrom: card.validFrom,
        validTo: card.validTo,
        uses: uses.max === null ? '' : String(uses.count),
        maxUses: String(uses.max ?? ''),
      },
    }),
  ],
  [
    'PARTIES',
    ({ parties, allowsSuspended }) => ({
      code: first(
        !['', 'ACTIVE'].includes(parties.pool) && 'POOL_BLOCKED',
        parties.merchant !== 'ACTIVE' && 'MERCHANT_SUSPENDED',
        parties.company !== 'ACTIVE' && !(parties.company === 'SUSPENDED' && allowsSuspended) && 'COMPANY_SUSPENDED',
        !['ONLINE', 'OFFLINE'].includes(parties.bin) && 'BIN_UNAVAILABLE',
        parties.channel !== 'ENABLED' && 'CHANNEL_UNAVAILABLE',
      ),
      inputs: parties,
    }),
  ],
  [
    'SHOP',
    ({ shop, limits }) => {
      const isClosed = shop.blockedCountries.includes(shop.country) || shop.blockedMccs.includes(shop.mcc);
      const block = isClosed ? null : blockOf(limits);
      return {
        code: first(
          shop.blockedCountries.includes(shop.country) && 'COUNTRY_NOT_ALLOWED',
          shop.blockedMccs.includes(shop.mcc) && 'MCC_NOT_ALLOWED',
          block !== null && block.closing,
        ),
        inputs: { country: shop.country, mcc: shop.mcc, ...(block && ruleInputs(block)) },
      };
    },
  ],
  [
    'LIMITS',
    (facts) => {
      const look = strictestLook(facts);
      return { code: first(look !== null && exceeds(look) && 'LIMIT_EXCEEDED'), inputs: look?.inputs ?? {} };
    },
  ],
  [
    'FUNDS',
    ({ billed, fees, available }) => ({
      code: first(available < billed + fees && 'INSUFFICIENT_BALANCE'),
      inputs: {
        available: String(available),
        amount: String(billed),
        fees: String(fees),
        needed: String(billed + fees),
      },
    }),
  ],
  [
    'RISK',
    ({ risk, limits }) => {
      const isSuspect = risk.twins > 0 || risk.declines >= declinesMax;
      const streak = isSuspect ? null : streakOf(limits);
      return {
        code: first((isSuspect || streak !== null) && 'RISK_RULE'),
        inputs: { twins: String(risk.twins), declines: String(risk.declines), ...(streak && streakInputs(streak)) },
      };
    },
  ],
];

interface LimitLook {
  most: bigint;
  used: bigint;
  attempted: bigint;
  inputs: Record<string, string>;
}

/**
 * Strictest limit of card, wallet users and rules: exceeded limits first, then the limit with the smallest remainder.
 */
function strictestLook({ limit, memberships, limits, billed }: AuthorizationFacts): LimitLook | null {
  const own = strictestOwn([
    ...(limit ? [lookOf(limit.period, { most: limit.amount, used: limit.used, attempted: billed })] : []),
    ...memberships.map(({ id, name, period, amount, used }) =>
      lookOf(period, { most: amount, used, attempted: billed }, { walletUserId: id, walletUser: name }),
    ),
  ]);
  const compared = strictestOf(limits, billed);
  if (compared === null) return own;
  const rule = compared.limit;
  const isCount = compared.measure === 'COUNT';
  const look = lookOf(rule.period ?? '', compared, { ...ruleInputs(rule), ...(isCount && { measure: 'COUNT' }) });
  if (own === null || exceeds(own) !== exceeds(look)) return own !== null && exceeds(own) ? own : look;
  return !isCount && look.most - look.used < own.most - own.used ? look : own;
}

function strictestOwn(looks: LimitLook[]): LimitLook | null {
  return looks.reduce<LimitLook | null>((strictest, one) => {
    if (strictest === null) return one;
    if (exceeds(one) !== exceeds(strictest)) return exceeds(one) ? one : strictest;
    return one.most - one.used < strictest.most - strictest.used ? one : strictest;
  }, null);
}

const lookOf = (
  period: string,
  { most, used, attempted }: Omit<LimitLook, 'inputs'>,
  more: Record<string, string> = {},
): LimitLook => ({
  most,
  used,
  attempted,
  inputs: { period, limit: String(most), used: String(used), attempted: String(attempted), ...more },
});

/** Rule of a decision, with its name and message at that time, and its action unless that is only a decline. */
const ruleInputs = ({ rule: { id, name, scope }, itemId, message, action }: Limit): Record<string, string> => ({
  ruleId: id,
  itemId,
  ruleEn: name.en_US,
  ruleZh: name.zh_CN,
  ruleScope: scope,
  ...(message && { messageEn: message.en_US, messageZh: message.zh_CN }),
  ...(action !== 'DECLINE' && { action }),
});

const streakInputs = (limit: Limit): Record<string, string> => ({
  ...ruleInputs(limit),
  measure: 'STREAK',
  period: limit.period ?? '',
  limit: String(limit.maxCount ?? ''),
  used: String(limit.usedCount),
});

function statusCodeOf({ createStatus, status, cancelState }: AuthorizationFacts['card']): DeclineCode | null {
  if (createStatus !== 'SUCCESS') return 'CARD_NOT_READY';
  if (status === 'CANCELLED') return 'CARD_CANCELLED';
  if (cancelState !== 'NONE' && cancelState !== 'FAILED') return 'CARD_CANCELLING';
  return status === 'BLOCKED' ? 'CARD_BLOCKED' : null;
}

/** Runs the checks in a fixed order and stops at the first one that fails. Each step is stored with its inputs. */
export function decide(facts: AuthorizationFacts): Decision {
  const trace: DecisionStep[] = [];
  for (const [check, look] of checks) {
    const { code, inputs } = look(facts);
    trace.push({ step: trace.length + 1, check, passed: code === null, code, inputs });
    if (code !== null) return { at: 'declined', code, detail: inputs, trace };
  }
  const leave = facts.limits.find((limit) => limit.liftId !== null && isHit(limit, facts.billed));
  const inputs = { hold: String(facts.billed + facts.fees), ...(leave && ruleInputs(leave)) };
  trace.push({ step: trace.length + 1, check: 'APPROVAL', passed: true, code: null, inputs });
  return { at: 'approved', trace };
}
