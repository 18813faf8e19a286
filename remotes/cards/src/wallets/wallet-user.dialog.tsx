import type { RecordNames } from '@console/contracts';
import {
  inviteWalletUser,
  removeWalletUser,
  setWalletAccess,
  type WalletUser,
  walletUser,
  type WalletUserAction,
  withdrawWalletInvitation,
} from '@console/contracts/wallets';
import { ActionDialog, type ActionProps } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { accessOf, WalletAccessFields } from './wallet-access-fields';

const namesOf = ({ cards }: WalletUser): RecordNames =>
  cards.map(({ id, number }) => ({ id, name: { en_US: number, zh_CN: number } }));

/** Changes the access of a wallet user, resends or withdraws the invitation, or removes the user. */
export default function WalletUserDialog({ action, record, ...page }: ActionProps<WalletUser, WalletUserAction>) {
  const { t } = useTranslation();
  const { id, version, email, wallet } = record;
  const about = {
    ...page,
    title: t(`walletUser.title.${action}`, { email }),
    conflict: { text: t('walletUser.changed'), record: walletUser },
    done: t(`walletUser.done.${action}`, { email }),
  };
  if (action === 'ACCESS')
    return (
      <ActionDialog
        {...about}
        conflict={{ ...about.conflict, fields: { ns: 'walletUser', opened: record, of: accessOf, namesOf } }}
        operation={setWalletAccess}
        start={{ id, version, ...accessOf(record) }}
        submit={{ label: t('walletUser.saveAccess') }}
      >
        {(form) => <WalletAccessFields form={form} walletId={wallet.id} currency={wallet.currency} />}
      </ActionDialog>
    );
  const confirmed = {
    ...about,
    submit: { label: t(`walletUser.action.${action}`), isDangerous: action === 'REMOVE' },
    effect: t(`walletUser.effect.${action}`, { wallet: wallet.name }),
  };
  if (action === 'RESEND')
    return <ActionDialog {...confirmed} operation={inviteWalletUser} start={{ walletId: wallet.id, email }} />;
  const operation = action === 'WITHDRAW' ? withdrawWalletInvitation : removeWalletUser;
  return <ActionDialog {...confirmed} operation={operation} start={{ id, version }} />;
}
