import type { Cancellation, WorkbenchChoice } from '@console/contracts/cards';
import { useLocalText } from '@console/screens';
import { Amount, Button } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { returnedBy, staysAfter } from './cancellation.rules';
import classes from './cancellation.module.css';

interface CancellationConfirmProps {
  record: Cancellation;
  choice: WorkbenchChoice | undefined;
  isSending: boolean;
  hasNext: boolean;
}

/** Amount that returns to the merchant, and the submit button. */
export function CancellationConfirm({ record, choice, isSending, hasNext }: CancellationConfirmProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const returned = returnedBy(choice, record);
  const leads = hasNext && choice !== undefined && !staysAfter(choice);
  return (
    <div className={classes.confirm}>
      {returned && (
        <p>
          <span>{t('cancellation.returned', { merchant: textOf(record.card.merchant) })}</span>
          <Amount value={returned} />
        </p>
      )}
      <Button
        variant={choice === 'APPROVE' ? 'danger' : 'primary'}
        type="submit"
        loading={isSending}
        disabled={!choice}
        aria-keyshortcuts="Control+Enter"
      >
        {t(leads ? 'workbench.submit' : 'cancellation.submit')}
        <span className={classes.chord} aria-hidden="true">
          Ctrl ↵
        </span>
      </Button>
    </div>
  );
}
