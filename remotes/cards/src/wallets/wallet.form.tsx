import { createWallet } from '@console/contracts/wallets';
import { FormPage } from '@console/screens';
import { useRuleDialog } from '../pools/use-rule-dialog';
import { WalletFields } from './wallet-fields';
import { walletHref, walletsHref } from './wallet-pages';

export default function WalletForm() {
  const rules = useRuleDialog('WALLET');
  return (
    <FormPage
      ns="wallet"
      failed="wallet.oneFailed"
      schema={createWallet.input}
      create={createWallet}
      start={() => ({ cardholderIds: [], userEmails: [] })}
      nameOf={({ name }) => name}
      hrefOf={(wallet) => (wallet ? walletHref(wallet.id) : walletsHref)}
      dialogs={(form) =>
        rules.dialogOf(({ id, merchant }) => form.setAll({ ...form.values, merchantId: merchant.id, ruleId: id }))
      }
    >
      {(form) => <WalletFields form={form} rules={rules} />}
    </FormPage>
  );
}
