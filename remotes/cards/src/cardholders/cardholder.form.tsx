import {
  type CardholderDetail,
  type CardholderForm as Draft,
  cardholderForm,
  createCardholder,
  readCardholder,
  saveCardholder,
} from '@console/contracts/cards';
import { FormPage } from '@console/screens';
import { useState } from 'react';
import { holderIssues, startOf } from './holder-draft.rules';
import { HolderFields } from './holder-fields';
import { holderHref, listHref } from './holder-pages';
import { HolderTwins } from './holder-twins';
import { useToday } from './use-today';

/** Input of an update: the merchant of a cardholder never changes. */
const changeOf = ({ merchantId: _merchantId, ...draft }: Draft, target: { id: string; version: number }) => ({
  ...draft,
  ...target,
});

const edit = {
  read: readCardholder,
  update: saveCardholder,
  rowOf: (holder: CardholderDetail) => holder,
  changeOf,
};

/** Creates or edits a cardholder. */
export default function CardholderForm() {
  const today = useToday();
  const [states, setStates] = useState<readonly string[]>([]);
  return (
    <FormPage
      ns="holder"
      schema={cardholderForm}
      create={createCardholder}
      edit={edit}
      start={startOf}
      rules={(values, holder) => holderIssues(values, { today, states, isNew: holder === null })}
      nameOf={({ name }) => name}
      hrefOf={(holder) => (holder ? holderHref(holder.id) : listHref)}
      below={(form, holder) => <HolderTwins form={form} holder={holder} />}
    >
      {(form, holder) => <HolderFields form={form} holder={holder} today={today} onStates={setStates} />}
    </FormPage>
  );
}
