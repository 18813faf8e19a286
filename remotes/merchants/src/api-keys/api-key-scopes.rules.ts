import type { ApiKeyDetail, ApiKeyScope } from '@console/contracts/merchants';
import type { I18nText } from '@console/contracts';
import type { TreeNode } from '@console/ui/tree';

/** Labels of codes and marks in the current language. */
interface Reading {
  textOf: (text: I18nText) => string;
  /** Name of an area, the first part of a code. */
  areaName: (area: string) => string;
  highRisk: string;
  noEffect: string;
}

const areaOf = (code: string): string => code.split('.')[0] ?? code;

interface Scope {
  code: string;
  name: I18nText;
  mark: string | undefined;
}

/**
 * Selectable scopes, grouped by area in the order of the catalogue. Scopes that the key already has and the user cannot
 * grant are also in the tree, so that they can be removed.
 */
export function scopeNodesOf(
  offered: readonly ApiKeyScope[],
  held: ApiKeyDetail['scopeList'],
  { textOf, areaName, highRisk, noEffect }: Reading,
): TreeNode[] {
  const offeredCodes = new Set(offered.map(({ code }) => code));
  const withoutEffect = new Set(held.filter(({ hasEffect }) => !hasEffect).map(({ code }) => code));
  const scopes: Scope[] = [
    ...offered.map(({ code, name, risk }) => ({ code, name, mark: risk === 'HIGH' ? highRisk : undefined })),
    ...held.filter(({ code }) => !offeredCodes.has(code)).map(({ code, name }) => ({ code, name, mark: undefined })),
  ].map((scope) => (withoutEffect.has(scope.code) ? { ...scope, mark: noEffect } : scope));
  const areas = [...new Set(scopes.map(({ code }) => areaOf(code)))];
  return areas.map((area) => ({
    id: `area ${area}`,
    label: areaName(area),
    children: scopes
      .filter(({ code }) => areaOf(code) === area)
      .map(({ code, name, mark }) => ({ id: code, label: `${textOf(name)} · ${code}`, mark })),
  }));
}
