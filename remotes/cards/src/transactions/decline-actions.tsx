import type { CardDetail, TransactionDetail } from '@console/contracts/cards';
import { formatDateTime, formatMoney, formatZone } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { useDicts, useShown } from '@console/screens';
import { Button } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { remedyOf } from '../purchases/decision.rules';
import { transactionDicts } from '../purchases/transaction-dicts';
import { cardActionHref } from '../purchases/transaction-pages';

interface DeclineActionsProps {
  transaction: TransactionDetail;
  /** Card of the purchase; undefined while loading and without permission for cards. */
  card: CardDetail | undefined;
}

/** Actions for a declined purchase: the remedy, if the server allows it, and a reply for the cardholder. */
export function DeclineActions({ transaction, card }: DeclineActionsProps) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const remedy = remedyOf(transaction);
  const isOffered = card?.allowedActions.some(({ action, enabled }) => action === remedy && enabled) ?? false;
  return (
    <>
      <ReplyButton transaction={transaction} />
      {card && remedy !== null && isOffered && (
        <Button variant="primary" onClick={() => navigate(cardActionHref(card.id, remedy))}>
          {t(`why.remedy.${remedy}`)}
        </Button>
      )}
    </>
  );
}

/** Copies a reply for the cardholder, with the general reason but without rules and figures, which are confidential. */
function ReplyButton({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation();
  const { label } = useDicts(transactionDicts);
  const { notify } = useShell();
  const { zone } = useShown();
  const { declineCode, shop, billed, card, at } = transaction;
  if (declineCode === null) return null;
  const text = t('why.reply', {
    amount: formatMoney(billed),
    acceptor: shop.name,
    at: `${formatDateTime(at, zone)} ${formatZone(at, zone)}`,
    number: `••${card.number.slice(-4)}`,
    reason: label('decline_reason', declineCode),
  });
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => notify({ tone: 'ok', text: t('why.reply.copied') }),
      () => notify({ tone: 'bad', text: t('why.reply.failed') }),
    );
  return (
    <Button icon="copy" onClick={copy}>
      {t('why.reply.copy')}
    </Button>
  );
}
