import { cardCancelReview } from '../../domains/cards/cards/card-cancel-review.repo';
import { limitLiftReview } from '../../domains/cards/limit-rules/limit-lift-review.repo';
import { reconAdjustReview } from '../../domains/cards/reconciliations/recon-adjust-review.repo';
import { invoiceReview } from '../../domains/company/invoices/invoice-review.repo';
import { handlersOf, type ReviewHandlers } from './review-kind';

/** Every kind of review, and only here. */
export const reviewHandlers: ReviewHandlers = handlersOf([
  cardCancelReview,
  reconAdjustReview,
  limitLiftReview,
  invoiceReview,
]);
