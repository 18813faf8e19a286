import { findCardholderTwins } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { useDebounced, useRecord } from '@console/screens';
import { Notice, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import type { HolderFieldsProps } from './holder-form-fields';
import { holderHref } from './holder-pages';
import classes from './holder.module.css';

/** Possible duplicates of the typed cardholder. They do not block creation. */
export function HolderTwins({ form: { values }, holder }: HolderFieldsProps) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { merchantId, firstName, middleName, lastName, birthday, email } = values;
  const dialogShape = findCardholderTwins.input.safeParse({
    merchantId,
    firstName,
    middleName,
    lastName,
    birthday,
    email,
    exceptId: holder?.id,
  });
  const isEnough = birthday !== undefined || email !== undefined;
  const question = useDebounced(dialogShape.success && isEnough ? dialogShape.data : null);
  const twins = useRecord(findCardholderTwins, question).result.data?.list ?? [];
  if (twins.length === 0) return null;
  return (
    <Notice tone="warn" title={t('holder.twins')}>
      <ul className={classes.twins}>
        {twins.map(({ id, name, by }) => (
          <li key={id}>
            <TextLink href={holderHref(id)} onNavigate={navigate}>
              {name}
            </TextLink>{' '}
            {t(`holder.twin.${by}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
