import { useSearchParams } from '@console/remote-kit/router';
import { useCan } from '@console/session';
import { Button } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { atWorkbench } from './workbench-address';

/** Button that opens the workbench, for users who may decide cancellations. */
export function WorkbenchButton() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  if (!useCan('cards.card.cancel-review')) return null;
  return (
    <Button variant="primary" onClick={() => setSearch(atWorkbench(search))}>
      {t('workbench.start')}
    </Button>
  );
}
