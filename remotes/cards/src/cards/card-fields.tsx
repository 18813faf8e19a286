import type { CardBatchDraft, IssuableBin } from '@console/contracts/cards';
import type { Form } from '@console/screens';
import { CardHolderFields } from './card-holder-fields';
import { CardMoneyFields } from './card-money-fields';
import { CardProductFields } from './card-product-fields';
import { useCardChoices } from './use-card-choices';

/** Props of every section of the form. */
export interface CardFieldsProps {
  form: Form<CardBatchDraft>;
  /** Selected product. */
  bin: IssuableBin | undefined;
  /** Current day, for the validity that a product allows. */
  today: string;
}

export function CardFields({ bins, ...props }: CardFieldsProps & { bins: readonly IssuableBin[] }) {
  const choices = useCardChoices(props);
  return (
    <>
      <CardProductFields {...props} bins={bins} choices={choices} />
      <CardHolderFields {...props} choices={choices} />
      <CardMoneyFields {...props} />
    </>
  );
}
