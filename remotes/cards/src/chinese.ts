import cardBatches from './card-batches/zh-CN.json';
import cardBins from './card-bins/zh-CN.json';
import cardholders from './cardholders/zh-CN.json';
import cards from './cards/zh-CN.json';
import common from './common/zh-CN.json';
import help from './help/zh-CN.json';
import limitRules from './limit-rules/zh-CN.json';
import notes from './notes/zh-CN.json';
import pools from './pools/zh-CN.json';
import purchases from './purchases/zh-CN.json';
import reconciliations from './reconciliations/zh-CN.json';
import cancellations from './cancellations/zh-CN.json';
import shareGroups from './share-groups/zh-CN.json';
import shareRules from './share-rules/zh-CN.json';
import simulator from './simulator/zh-CN.json';
import transactions from './transactions/zh-CN.json';
import wallets from './wallets/zh-CN.json';

export default {
  ...cardBatches,
  ...cardBins,
  ...cardholders,
  ...cards,
  ...common,
  ...help,
  ...limitRules,
  ...notes,
  ...pools,
  ...purchases,
  ...reconciliations,
  ...cancellations,
  ...shareGroups,
  ...shareRules,
  ...simulator,
  ...transactions,
  ...wallets,
};
