import { codes } from '@console/contracts';
import {
  checkProductChoices,
  findOnboarding,
  listOnboardingProducts,
  mayChangeSteps,
  saveOnboardingProduct,
} from '@console/contracts/onboarding';
import { refuseRestrictedCompany } from '../../platform/companies/refuse-restricted-company.actions';
import type { App } from '../../platform/deps';
import { mount } from '../../platform/http/mount';
import { assertVersion } from '../../platform/expected-version';
import { Refusal } from '../../platform/refusal';
import type { Db } from '../../platform/context';
import { findNumber } from '../../platform/reference/parameter.query';
import { freeAcquirersMax, onboardingProductsOf } from './onboarding-product.data';
import { findSubmission, lockSubmission, updateProduct } from './onboarding-submission.store';

export function onboardingProductRoutes(app: App): void {
  mount(app, listOnboardingProducts, async (_input, { db }) => ({ list: await findProducts(db) }));

  mount(app, findOnboarding, (_input, { db, actor }) => findSubmission(db, actor.userId));

  mount(app, saveOnboardingProduct, async ({ version, ...step }, { db, actor, now, audit }) => {
    await refuseRestrictedCompany(db, { companyId: actor.companyId, field: 'choices' });
    const fieldIssues = checkProductChoices(step, await findProducts(db));
    if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
    const before = await lockSubmission(db, actor.userId);
    await assertVersion(before, version, () => ({ current: before }));
    if (!mayChangeSteps(before.state)) throw new Refusal(codes.transition);
    const { id } = before;
    await updateProduct(db, { id, choices: step.choices, now });
    const after = await findSubmission(db, actor.userId);
    const shown = ({ state, choices, certifiedAt }: typeof after) => ({ state, choices, certifiedAt });
    await audit({
      objectType: 'onboarding_submission',
      objectId: id,
      objectLabel: id,
      before: shown(before),
      after: shown(after),
    });
    return after;
  });
}

const findProducts = async (db: Db) => onboardingProductsOf(await findNumber(db, freeAcquirersMax));
