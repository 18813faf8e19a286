/** Tab that the team adds to the card page: a form with parts of the kit other than a text field. */
export const perksTab = `
import { money, secretText } from '@console/contracts';
import { richText } from '@console/contracts/rich-text';
import { z } from '@console/contracts/zod';
import type { ContributionProps } from '@console/remote-kit/contributions';
import { fieldsOf, FormScope, lineFieldsOf, rareFieldsOf, usePageForm } from '@console/screens';
import { useTranslation } from 'react-i18next';

const price = z.strictObject({ guest: z.string(), price: money });
const perk = z.strictObject({
  text: z.string(),
  terms: richText({ min: 0, max: 500 }),
  places: z.array(z.string()),
  prices: z.array(price).max(5),
  partnerKey: secretText(40).optional(),
});

const fields = fieldsOf(perk, 'perks');
const rare = rareFieldsOf(perk, 'perks');
const { Lines } = lineFieldsOf(perk, 'perks');
const line = fieldsOf(price, 'perks');
const airports = [
  { id: 'sin', label: 'Changi' },
  { id: 'hkg', label: 'Chek Lap Kok' },
];
const start = { text: '', terms: '', places: [], prices: [] };

export default function PerksTab({ cardId }: ContributionProps<'card.tab'>) {
  const { t } = useTranslation();
  const { bind, form } = usePageForm({ schema: perk, start });
  return (
    <form ref={bind} aria-label={\`Perks of \${cardId}\`}>
      <FormScope form={form}>
        <fields.Area name="text" label={t('perks.text')} />
        <rare.RichText name="terms" />
        <rare.Tree name="places" nodes={[{ id: 'asia', label: 'Asia', children: airports }]} />
        <Lines name="prices" start={() => ({})}>
          {() => (
            <>
              <line.Text name="guest" />
              <line.Money name="price" currency="USD" />
            </>
          )}
        </Lines>
        <rare.Secret name="partnerKey" setAt={null} />
      </FormScope>
    </form>
  );
}
`;

/** Labels of its fields. */
export const perksTexts = {
  'en-US': {
    'perks.text': 'Perk of this card',
    'perks.terms': 'Terms',
    'perks.places': 'Places',
    'perks.prices': 'Prices',
    'perks.guest': 'Guest',
    'perks.price': 'Price',
    'perks.partnerKey': 'Partner key',
  },
  'zh-CN': {
    'perks.text': '本卡权益',
    'perks.terms': '条款',
    'perks.places': '地点',
    'perks.prices': '价格',
    'perks.guest': '宾客',
    'perks.price': '价格',
    'perks.partnerKey': '合作方密钥',
  },
};
