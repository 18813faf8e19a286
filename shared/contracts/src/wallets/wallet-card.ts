import { z } from '@console/contracts/zod';
import { issuableBin } from '../cards/card-bin';
import { cardholderOption } from '../cards/cardholder';
import { operation } from '../operation';
import { optionsInput, optionsOutput } from '../options';
import { id } from '../text';

/**
 * Who may hold a new card of a wallet: those that it names, or any of its merchant. Whoever only uses the wallet chooses
 * among those of them that are shared to wallet users.
 */
export const listWalletHolders = operation({
  path: '/wallet/holderOptions',
  permission: 'cards.share-card.create',
  input: z.strictObject({ walletId: id('wallet'), ...optionsInput('holder') }),
  output: optionsOutput(cardholderOption),
  reads: true,
});

/** BINs of new cards of a wallet, in its currency. Whoever only uses the wallet has those of its cards. */
export const listWalletBins = operation({
  path: '/wallet/binOptions',
  permission: 'cards.share-card.create',
  input: z.strictObject({ walletId: id('wallet') }),
  output: z.strictObject({
    list: z.array(issuableBin),
    /** Whoever only uses the wallet makes cards one at a time. */
    oneByOne: z.boolean(),
  }),
  reads: true,
});
