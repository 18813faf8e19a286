import {
  type MessageDraft,
  simulateAuthorization,
  simulateChargeback,
  simulateClearing,
  simulateExpiry,
  simulateForcePost,
  simulateIncrement,
  simulateRefund,
  simulateReversal,
  type TransactionDetail,
} from '@console/contracts/cards';
import { type Progress, type Sent, useOperation } from '@console/screens';

/** Card, purchase and event id of a message. */
interface About {
  cardId: string;
  transactionId: string;
  eventId?: string | undefined;
}

/** Sends a message of any kind as a channel would. */
export function useMessages() {
  const authorize = useOperation(simulateAuthorization);
  const force = useOperation(simulateForcePost);
  const increment = useOperation(simulateIncrement);
  const clear = useOperation(simulateClearing);
  const reverse = useOperation(simulateReversal);
  const expire = useOperation(simulateExpiry);
  const refund = useOperation(simulateRefund);
  const chargeback = useOperation(simulateChargeback);
  const all = {
    AUTHORIZE: authorize,
    FORCE_POST: force,
    INCREMENT: increment,
    CLEAR: clear,
    REVERSE: reverse,
    EXPIRE: expire,
    REFUND: refund,
    CHARGEBACK: chargeback,
  };

  const send = (draft: MessageDraft, { cardId, transactionId, eventId }: About): Promise<Sent<TransactionDetail>> => {
    const named = eventId === undefined ? {} : { eventId };
    const sum = { amount: { amount: draft.amount ?? '', currency: draft.currency }, ...rateOf(draft) };
    const shop = shopOf(draft);
    switch (draft.kind) {
      case 'AUTHORIZE':
        return authorize.send({ cardId, ...named, ...sum, ...shop });
      case 'FORCE_POST':
        return force.send({ cardId, ...named, ...sum, ...shop });
      case 'INCREMENT':
        return increment.send({ transactionId, ...named, ...sum });
      case 'CLEAR':
        return clear.send({ transactionId, ...named, ...sum });
      case 'REVERSE':
        return reverse.send({ transactionId, ...named, ...(draft.amount ? sum : {}) });
      case 'EXPIRE':
        return expire.send({ transactionId, ...named });
      case 'REFUND':
        return refund.send({ transactionId, ...named, ...sum });
      case 'CHARGEBACK':
        return chargeback.send({ transactionId, ...named, ...(draft.amount ? sum : {}) });
    }
  };
  const progressOf = (kind: MessageDraft['kind']): Progress => all[kind].progress;
  return { send, progressOf };
}

const shopOf = ({ shopName = '', mcc = '', shopCountry = '', shopRef, isOnline }: MessageDraft) => ({
  shopName,
  mcc,
  shopCountry,
  ...(shopRef && { shopRef }),
  ...(isOnline !== undefined && { isOnline }),
});

const rateOf = ({ exchangeRate }: MessageDraft) => (exchangeRate ? { exchangeRate } : {});
