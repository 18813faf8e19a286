import { codes } from '@console/contracts';
import {
  countParameterExport,
  countParameters,
  exportParameters,
  listParameters,
  readParameter,
  readParameterHistory,
  saveParameter,
  unchangedIssues,
  valueIssues,
} from '@console/contracts/parameters';
import type { App } from '../../../platform/deps';
import { assertVersion } from '../../../platform/expected-version';
import { mountExport } from '../../../platform/exports/mount-export';
import { mount } from '../../../platform/http/mount';
import { refuseParts } from '../../../platform/http/whole-company';
import { isOfPlatform, refuseOthers } from '../../../platform/reach/platform.query';
import { storeParameter } from '../../../platform/reference/parameter.store';
import { Refusal } from '../../../platform/refusal';
import { parameterExportOf } from './parameter.export';
import {
  countParameterStatuses,
  definitionIn,
  definitionsOf,
  findOrderIssues,
  findParameter,
  findParameterHistory,
  findParameters,
  toParameter,
} from './parameter.query';

/**
 * Operations on platform parameters. All companies can read them; only the company that runs the platform can change
 * them.
 */
export function parameterRoutes(app: App): void {
  const definitions = definitionsOf(app.registry);

  mount(app, listParameters, async (query, context) => {
    refuseParts(context.actor);
    return findParameters(context, { definitions, edits: await isOfPlatform(context) }, query);
  });

  mount(app, countParameters, (query, context) => {
    refuseParts(context.actor);
    return countParameterStatuses(context, definitions, query);
  });

  mountExport(app, {
    count: countParameterExport,
    start: exportParameters,
    type: 'PARAMETER_EXPORT',
    dataset: parameterExportOf(definitions),
  });

  mount(app, readParameter, async ({ id }, context) => {
    refuseParts(context.actor);
    const shown = { definition: definitionIn(definitions, id), edits: await isOfPlatform(context), ...context };
    return toParameter(await findParameter(context, id), shown);
  });

  mount(app, saveParameter, async ({ id, version, why, ...draft }, context) => {
    await refuseOthers(context);
    const definition = definitionIn(definitions, id);
    const shown = toParameter(await findParameter(context, id, { holds: true }), {
      definition,
      edits: true,
      ...context,
    });
    await assertVersion(shown, version, () => ({ current: shown }));
    if (!shown.isEditable) throw new Refusal(codes.noPermission);
    const ownIssues = [...valueIssues(draft.value, shown), ...unchangedIssues(draft, shown)];
    const fieldIssues =
      ownIssues.length > 0 ? ownIssues : await findOrderIssues(context, definitions, { id, ...draft });
    if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
    await storeParameter(context, id, draft);
    const before = { value: shown.value, isActive: shown.status === 'ACTIVE' };
    await context.audit({ objectType: 'parameter', objectId: id, objectLabel: id, before, after: draft, reason: why });
    return toParameter(await findParameter(context, id), { definition, edits: true, ...context });
  });

  mount(app, readParameterHistory, async ({ id }, context) => {
    refuseParts(context.actor);
    return { list: await findParameterHistory(context, id) };
  });
}
