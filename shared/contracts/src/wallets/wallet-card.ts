import { z } from '@console/contracts/zod';
import { issuableBin } from '../cards/card-bin';
import { cardholderOption } from '../cards/cardholder';
import { operation } from '../operation';
import { optionsInput, optionsOutput } from '../options';
import { id } from '../text';

/**
 * Lists possible holders of a new wallet card: the wallet's cardholders, or if it has none, all of its merchant. Wallet
 * users get only holders that are shared with wallet users.
 */
export const listWalletHolders = operation({
  path: '/wallet/holderOptions',
  permission: 'cards.share-card.create',
  input: z.strictObject({ walletId: id('wallet'), ...optionsInput('holder') }),
  output: optionsOutput(cardholderOption),
  reads: true,
});

/** Lists BINs for new cards of a wallet, in its currency. Wallet users get only the BINs of its existing cards. */
export const listWalletBins = operation({
  path: '/wallet/binOptions',
  permission: 'cards.share-card.create',
  input: z.strictObject({ walletId: id('wallet') }),
  output: z.strictObject({
    list: z.array(issuableBin),
    /** Wallet users can create only one card per call. */
    oneByOne: z.boolean(),
  }),
  reads: true,
});
