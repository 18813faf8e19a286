import {
  type CardBinDetail,
  cardBinDraft,
  type CardBinDraft,
  checkBin,
  createCardBin,
  readCardBin,
  saveCardBin,
} from '@console/contracts/cards';
import { FormPage } from '@console/screens';
import { BinFields } from './bin-fields';
import { BinLimitFields } from './bin-limit-fields';
import { listHref } from './bin-pages';
import { BinRuleFields } from './bin-rule-fields';

const blank: Partial<CardBinDraft> = {
  descriptionEn: '',
  descriptionZh: '',
  region: 'GLOBAL',
  cardType: 'RECHARGE',
  usageType: 'MULTI_USE',
  scenarios: [],
  platforms: [],
  isVisibleToAll: true,
  visibleTo: [],
  cardholderRequired: false,
  needsKyc: false,
  needsEmbossing: false,
  holderCountries: [],
  areaCodes: [],
  features: [],
  blockedMcc: '',
  riskNote: '',
};

const edit = {
  read: readCardBin,
  update: saveCardBin,
  rowOf: ({ record }: CardBinDetail) => record,
  changeOf: (draft: CardBinDraft, target: { id: string; version: number }) => ({ ...draft, ...target }),
};

/** Creates a BIN as a draft, or edits one. */
export default function CardBinForm() {
  return (
    <FormPage
      ns="bin"
      schema={cardBinDraft}
      create={createCardBin}
      edit={edit}
      start={(detail) => detail?.draft ?? blank}
      rules={checkBin}
      nameOf={({ bin }) => bin}
      hrefOf={() => listHref}
    >
      {(form, detail) => (
        <>
          <BinFields form={form} isFixed={detail !== null && detail.record.status !== 'DRAFT'} />
          <BinLimitFields currency={form.values.currency} />
          <BinRuleFields />
        </>
      )}
    </FormPage>
  );
}
