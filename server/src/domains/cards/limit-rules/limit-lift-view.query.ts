import { codes, moneyOf } from '@console/contracts';
import type { DecisionStep, LimitLift } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { Refusal } from '../../../platform/refusal';
import { reachableCards } from '../cards/card-reach.query';
import { shownInputs } from '../transactions/shown-inputs.rules';
import { json, pick, text } from '../../../platform/db/column';
import { currency, i18nText } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

const liftRow = {
  rule_id: text,
  name: i18nText,
  ...pick(tables.limit_rule, 'scope'),
  txn_id: text,
  ...pick(tables.card_transaction, 'txn_no', 'at', 'shop_name', 'billed_minor'),
  currency,
  trace: json<DecisionStep[]>(),
  ...pick(tables.card, 'wallet_id'),
};

/** Returns the one-time exception of a review; refused as unknown if its card is outside the actor's data scope. */
export async function readLift({ db, actor }: Context, id: string): Promise<LimitLift> {
  const { rows } = await db.execute(
    sql`
      select r.id as rule_id, r.name, r.scope, t.id as txn_id, t.txn_no, t.at, t.shop_name, t.currency, t.billed_minor, t.trace, c.wallet_id
      from limit_lift l join card c on c.id = l.card_id join limit_item i on i.id = l.item_id
      join limit_rule r on r.id = i.rule_id join card_transaction t on t.id = l.txn_id
      where l.id = ${id} and ${all(reachableCards(actor))}`,
    liftRow,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return {
    id,
    rule: { id: row.rule_id, name: row.name, scope: row.scope },
    transaction: {
      id: row.txn_id,
      txnNo: row.txn_no,
      at: new Date(row.at).toISOString(),
      shop: row.shop_name,
      billed: moneyOf(BigInt(row.billed_minor), row.currency),
      trace: row.trace.map((step) => ({
        ...step,
        inputs: shownInputs(actor, { walletId: row.wallet_id, inputs: step.inputs }),
      })),
    },
  };
}
