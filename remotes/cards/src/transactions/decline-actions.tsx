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
  /** Its card, for those who may see cards, once it has come. */
  card: CardDetail | undefined;
}

/** What may let a declined purchase through, as far as the server allows it now, and what to answer the cardholder. */
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

/** For whoever holds the card: the reason in general, without rules and figures, which are not theirs to know. */
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
