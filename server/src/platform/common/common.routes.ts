import {
  listCardSchemes,
  listCountries,
  listCountryStates,
  listCurrencies,
  listPhoneAreas,
  listTimezones,
} from '@console/contracts';
import type { App } from '../deps';
import { mount, mountPublic } from '../http/mount';
import { cardSchemes, countries, currencyList, phoneAreas, timezonesAt } from './common-lists';
import { statesOf } from './state.data';

export function commonRoutes(app: App): void {
  mountPublic(app, listCountries, async () => ({ list: countries }));
  mountPublic(app, listPhoneAreas, async () => ({ list: phoneAreas }));
  mountPublic(app, listTimezones, async (_input, { now }) => ({ list: timezonesAt(now) }));
  mount(app, listCurrencies, async () => ({ list: currencyList }));
  mount(app, listCardSchemes, async () => ({ list: cardSchemes }));
  mount(app, listCountryStates, async ({ country }) => ({ list: statesOf(country) }));
}
