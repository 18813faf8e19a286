import type { Actor } from '../../../platform/context';
import { isOfChannel } from '../../../platform/reach/reach.rules';
import { permissionsIn } from '../../../platform/session/membership.rules';

/**
 * Inputs of a decision as the actor may see them: without a hidden expiry, and without the name of a wallet user unless
 * the actor may view users of that wallet.
 */
export function shownInputs(
  actor: Actor,
  { walletId, inputs }: { walletId: string | null; inputs: Record<string, string> },
): Record<string, string> {
  const seesUsers = !isOfChannel(actor) && permissionsIn(actor, walletId ?? '').has('cards.wallet-user.view');
  const hidden = new Set([
    ...(actor.hiddenGroups.has('CARD_EXPIRY') ? ['expiry', 'validTo'] : []),
    ...(seesUsers ? [] : ['walletUser']),
  ]);
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => !hidden.has(name)));
}
