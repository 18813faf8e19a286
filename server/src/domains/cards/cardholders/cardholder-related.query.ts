import { sql } from '../../../platform/db/sql';
import { isOfChannel } from '../../../platform/reach/reach.rules';
import type { RelatedLinks } from '../../../platform/related/related-links.query';
import { cardsWhere, seesCards } from '../cards/card-related.query';

export const cardholderRelated: RelatedLinks = {
  sees: { cardholder: seesCards },
  from: {
    cardholder: (actor, id) => (isOfChannel(actor) ? [] : cardsWhere(actor, sql`c.cardholder_id = ${id}`)),
  },
};
