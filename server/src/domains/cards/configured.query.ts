import type { LimitScope } from '@console/contracts/cards';
import type { ConfiguredPart } from '../../platform/configuration/configured-part';
import { sql } from '../../platform/db/sql';
import { all } from '../../platform/listing/filters';
import { reachableBins } from './card-bins/bin-record.query';
import { reachableRules } from './limit-rules/limit-row.query';
import { reachableShareRules } from './share-rules/share-rule.query';

/** Part for the limit rules of one scope. Both scopes have the same operations; the rule determines the scope. */
const limitsOf = (scope: LimitScope, place: Pick<ConfiguredPart, 'part' | 'page'>): ConfiguredPart => ({
  ...place,
  permission: 'cards.limit-rule.view',
  changes: [
    '/limitRule/create',
    '/limitRule/update',
    '/limitRule/status',
    '/limitRule/visibility',
    '/limitRule/merchantSave',
  ],
  isAbout: sql`exists (select from limit_rule r where r.id = a.object_id and r.scope = ${scope})`,
  records: ({ actor }) => sql`from limit_rule r where r.scope = ${scope} and ${all(reachableRules(actor))}`,
});

/** Parts of the configuration index that belong to cards. */
export const cardsConfiguration: readonly ConfiguredPart[] = [
  {
    part: 'CARD_BINS',
    page: 'card-bin-management',
    permission: 'cards.card-bin.view',
    changes: ['/cardBin/create', '/cardBin/update', '/cardBin/status', '/cardBin/assign'],
    records: async (context) => sql`from card_bin b where ${all(await reachableBins(context))}`,
  },
  limitsOf('CARD', { part: 'LIMIT_RULES', page: 'cards-rules-limits' }),
  limitsOf('WALLET', { part: 'WALLET_LIMIT_RULES', page: 'walelt-cards-rules-limits' }),
  {
    part: 'SHARE_RULES',
    page: 'cards-share-group-rules',
    permission: 'cards.share-rule.view',
    changes: ['/shareRule/save', '/shareRule/status'],
    records: ({ actor }) => sql`from share_rule p where ${all(reachableShareRules(actor))}`,
  },
];
