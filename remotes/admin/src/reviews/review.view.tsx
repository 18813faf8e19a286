import { lazyComponent } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { useCan } from '@console/session';
import { isWorkbenchAt } from './workbench-address';
import ReviewList from './review.list';

/** Loaded with the first queue, because most visits only use the list. */
const Workbench = lazyComponent(() => import('./workbench.page'));

/** Reviews as a list, or one after another in the workbench for users who may decide cancellations. */
export default function ReviewView() {
  const [search] = useSearchParams();
  const maySettle = useCan('cards.card.cancel-review');
  return maySettle && isWorkbenchAt(search) ? <Workbench /> : <ReviewList />;
}
