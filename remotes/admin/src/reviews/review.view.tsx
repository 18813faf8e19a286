import { lazyComponent } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { useCan } from '@console/session';
import { isWorkbenchAt } from './workbench-address';
import ReviewList from './review.list';

/** Loaded with the first queue: most visits only look at the list. */
const Workbench = lazyComponent(() => import('./workbench.view'));

/** What waits for a second person: all of it as a list, or one after another at the workbench, for who may settle them. */
export default function ReviewView() {
  const [search] = useSearchParams();
  const maySettle = useCan('cards.card.cancel-review');
  return maySettle && isWorkbenchAt(search) ? <Workbench /> : <ReviewList />;
}
