import {
  type Parameter,
  type ParameterDraft,
  parameterDraft,
  readParameter,
  saveParameter,
  unchangedIssues,
  valueIssues,
} from '@console/contracts/parameters';
import { FormPage, useLocalText } from '@console/screens';
import { ParameterFields } from './parameter-fields';
import { ParameterHistory } from './parameter-history';
import { listHref } from './parameter-pages';

const edit = {
  read: readParameter,
  update: saveParameter,
  rowOf: (parameter: Parameter) => parameter,
  changeOf: (draft: ParameterDraft, target: { id: string; version: number }) => ({ ...draft, ...target }),
};

const rules = ({ value = '', isActive = false }: Partial<ParameterDraft>, parameter: Parameter | null) =>
  parameter ? [...valueIssues(value, parameter), ...unchangedIssues({ value, isActive }, parameter)] : [];

/** Changes a parameter or restores an earlier value. */
export default function ParameterForm() {
  const textOf = useLocalText();
  return (
    <FormPage
      ns="parameter"
      failed="parameter.oneFailed"
      schema={parameterDraft}
      edit={edit}
      start={(parameter) => ({ value: parameter?.value ?? '', isActive: parameter?.status === 'ACTIVE', why: '' })}
      rules={rules}
      nameOf={({ name }) => textOf(name)}
      hrefOf={() => listHref}
      below={(form, parameter) => parameter && <ParameterHistory form={form} parameter={parameter} />}
    >
      {(form, parameter) => parameter && <ParameterFields form={form} parameter={parameter} />}
    </FormPage>
  );
}
