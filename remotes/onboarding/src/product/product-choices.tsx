import type { OnboardingProduct, ProductChoice } from '@console/contracts/onboarding';
import { useLocalText } from '@console/screens';
import { Checkbox, Radio } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import css from './product.module.css';
import { usePlanOptions } from './use-plan-options';

interface ProductChoicesProps {
  products: OnboardingProduct[];
  choices: ProductChoice[];
  onChange: (choices: ProductChoice[]) => void;
}

/** Available products. A selected product shows its plans, with the first one preselected. */
export function ProductChoices({ products, choices, onChange }: ProductChoicesProps) {
  const replace = (code: ProductChoice['product'], plan: string | undefined) => {
    const others = choices.filter(({ product }) => product !== code);
    onChange(plan === undefined ? others : [...others, { product: code, plan }]);
  };
  return (
    <div className={css.products}>
      {products.map((product) => (
        <Product
          key={product.code}
          product={product}
          plan={choices.find((choice) => choice.product === product.code)?.plan}
          onChange={(plan) => replace(product.code, plan)}
        />
      ))}
    </div>
  );
}

interface ProductProps {
  product: OnboardingProduct;
  plan: string | undefined;
  onChange: (plan: string | undefined) => void;
}

function Product({ product: { name, description, plans }, plan, onChange }: ProductProps) {
  const { t } = useTranslation();
  const say = useLocalText();
  const options = usePlanOptions(plans);
  const isSelected = plan !== undefined;
  return (
    <div className={css.product} data-selected={isSelected}>
      <Checkbox checked={isSelected} onChange={(next) => onChange(next ? plans[0]?.code : undefined)}>
        <strong>{say(name)}</strong>
      </Checkbox>
      <p className={css.text}>{say(description)}</p>
      {isSelected && (
        <div className={css.plans}>
          <Radio
            label={t('product.plan', { product: say(name) })}
            value={plan}
            options={options}
            onChange={(next) => onChange(next)}
          />
        </div>
      )}
    </div>
  );
}
