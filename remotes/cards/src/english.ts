import cardBatches from './card-batches/en-US.json';
import cardBins from './card-bins/en-US.json';
import cardholders from './cardholders/en-US.json';
import cards from './cards/en-US.json';
import common from './common/en-US.json';
import help from './help/en-US.json';
import limitRules from './limit-rules/en-US.json';
import notes from './notes/en-US.json';
import pools from './pools/en-US.json';
import purchases from './purchases/en-US.json';
import reconciliations from './reconciliations/en-US.json';
import cancellations from './cancellations/en-US.json';
import shareGroups from './share-groups/en-US.json';
import shareRules from './share-rules/en-US.json';
import simulator from './simulator/en-US.json';
import transactions from './transactions/en-US.json';
import wallets from './wallets/en-US.json';

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
