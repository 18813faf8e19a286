import type { ReactElement } from 'react';
import { useField } from '../form/use-field';

/** A component of the kit and its counterpart of Arco, each with what it loads: the bench counts those bytes. */
interface Case {
  kit: () => Promise<ReactElement>;
  arco: () => Promise<ReactElement>;
}

const label = 'Currency';
const nothing = () => {};
const options = ['USD', 'EUR', 'SGD'].map((value) => ({ value, label: value }));
const views = [
  { key: 'all', label: 'All' },
  { key: 'frozen', label: 'Frozen' },
  { key: 'mine', label: 'Mine' },
];
const facts = [
  { label: 'Cardholder', value: 'Grace Lim' },
  { label: 'Merchant', value: 'Harbourline' },
];

/** By name, as ADR 0008 lists them; each loads its styles as Arco says, with those that they build on. */
export const cases: Record<string, Case> = {
  Select: {
    kit: async () => {
      const { Select } = await import('../form/select');
      return <Select label={label} options={options} value="USD" onChange={nothing} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Select/style/css.js');
      const { default: Select } = await import('@arco-design/web-react/es/Select');
      return <Select aria-label={label} options={options} defaultValue="USD" />;
    },
  },
  MultiSelect: {
    kit: async () => {
      const { MultiSelect } = await import('../form/multi-select');
      return <MultiSelect label={label} options={options} value={['USD']} onChange={nothing} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Select/style/css.js');
      const { default: Select } = await import('@arco-design/web-react/es/Select');
      return <Select mode="multiple" aria-label={label} options={options} defaultValue={['USD']} />;
    },
  },
  NumberInput: {
    kit: async () => {
      const { NumberInput } = await import('../form/number-input');
      return <NumberInput label={label} value={30} onChange={nothing} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/InputNumber/style/css.js');
      const { default: InputNumber } = await import('@arco-design/web-react/es/InputNumber');
      return <InputNumber aria-label={label} defaultValue={30} />;
    },
  },
  PasswordInput: {
    kit: async () => {
      const { PasswordInput } = await import('../form/password-input');
      return <PasswordInput label={label} value="" onChange={nothing} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Input/style/css.js');
      const { default: Input } = await import('@arco-design/web-react/es/Input');
      return <Input.Password aria-label={label} />;
    },
  },
  TextArea: {
    kit: async () => {
      const { TextArea } = await import('../form/text-area');
      return <TextArea label={label} lengthMax={100} value="" onChange={nothing} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Input/style/css.js');
      const { default: Input } = await import('@arco-design/web-react/es/Input');
      return <Input.TextArea aria-label={label} maxLength={100} showWordLimit />;
    },
  },
  Checkbox: {
    kit: async () => {
      const { Checkbox } = await import('../form/checkbox');
      return (
        <Checkbox checked={false} mixed onChange={nothing}>
          {label}
        </Checkbox>
      );
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Checkbox/style/css.js');
      const { default: Checkbox } = await import('@arco-design/web-react/es/Checkbox');
      return <Checkbox indeterminate>{label}</Checkbox>;
    },
  },
  Switch: {
    kit: async () => {
      const { Switch } = await import('../form/checkbox');
      return <Switch checked onChange={nothing} label={label} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Switch/style/css.js');
      const { default: Switch } = await import('@arco-design/web-react/es/Switch');
      return <Switch defaultChecked aria-label={label} />;
    },
  },
  Radio: {
    kit: async () => {
      const { Radio } = await import('../form/radio');
      return <Radio label={label} options={options} value="USD" onChange={nothing} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Radio/style/css.js');
      const { default: Radio } = await import('@arco-design/web-react/es/Radio');
      return <Radio.Group name="currency" aria-label={label} options={options} defaultValue="USD" />;
    },
  },
  Button: {
    kit: async () => {
      const { Button } = await import('../actions/button');
      return <Button loading>{label}</Button>;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Button/style/css.js');
      const { default: Button } = await import('@arco-design/web-react/es/Button');
      return <Button loading>{label}</Button>;
    },
  },
  Tabs: {
    kit: async () => {
      const { Tabs } = await import('../layout/tabs');
      return <Tabs label={label} items={views} current="all" onChange={nothing} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Tabs/style/css.js');
      const { default: Tabs } = await import('@arco-design/web-react/es/Tabs');
      return (
        <Tabs aria-label={label}>
          {views.map(({ key, label: title }) => (
            <Tabs.TabPane key={key} title={title} />
          ))}
        </Tabs>
      );
    },
  },
  Menu: {
    kit: async () => {
      const { Menu } = await import('../menu/menu');
      const items = views.map((view) => ({ ...view, onSelect: nothing }));
      return <Menu label={label} trigger={label} items={items} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Dropdown/style/css.js');
      await import('@arco-design/web-react/es/Menu/style/css.js');
      const { default: Dropdown } = await import('@arco-design/web-react/es/Dropdown');
      const { default: Menu } = await import('@arco-design/web-react/es/Menu');
      const items = views.map(({ key, label: title }) => <Menu.Item key={key}>{title}</Menu.Item>);
      return (
        <Dropdown trigger={['click', 'focus']} droplist={<Menu>{items}</Menu>}>
          <button type="button">{label}</button>
        </Dropdown>
      );
    },
  },
  Dialog: {
    kit: async () => {
      const { Dialog } = await import('../overlay/overlay.dialog');
      return (
        <Dialog title={label} open onClose={nothing}>
          <input aria-label="Note" />
        </Dialog>
      );
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Modal/style/css.js');
      const { default: Modal } = await import('@arco-design/web-react/es/Modal');
      return (
        <Modal title={label} visible footer={null}>
          <input aria-label="Note" />
        </Modal>
      );
    },
  },
  Drawer: {
    kit: async () => {
      const { Drawer } = await import('../overlay/drawer.dialog');
      return (
        <Drawer title={label} open onClose={nothing}>
          <input aria-label="Note" />
        </Drawer>
      );
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Drawer/style/css.js');
      const { default: Drawer } = await import('@arco-design/web-react/es/Drawer');
      return (
        <Drawer title={label} visible footer={null}>
          <input aria-label="Note" />
        </Drawer>
      );
    },
  },
  Pager: {
    kit: async () => {
      const { Pager } = await import('../table/pager');
      return <Pager page={2} pageSize={20} total={200} pageSizes={[20, 50]} onChange={nothing} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Pagination/style/css.js');
      const { default: Pagination } = await import('@arco-design/web-react/es/Pagination');
      return <Pagination defaultCurrent={2} pageSize={20} total={200} sizeCanChange showTotal />;
    },
  },
  Facts: {
    kit: async () => {
      const { Facts } = await import('../values/facts');
      return <Facts items={facts} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Descriptions/style/css.js');
      const { default: Descriptions } = await import('@arco-design/web-react/es/Descriptions');
      return <Descriptions column={1} data={facts} />;
    },
  },
  ProgressBar: {
    kit: async () => {
      const { ProgressBar } = await import('../values/progress-bar');
      return <ProgressBar value={0.4} label={label} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Progress/style/css.js');
      const { default: Progress } = await import('@arco-design/web-react/es/Progress');
      return <Progress percent={40} aria-label={label} />;
    },
  },
  DateInput: {
    kit: async () => {
      const { DateInput } = await import('../date/date-input');
      return <DateInput label={label} value="2026-03-09" onChange={nothing} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/DatePicker/style/css.js');
      const { default: DatePicker } = await import('@arco-design/web-react/es/DatePicker');
      return <DatePicker defaultValue="2026-03-09" aria-label={label} />;
    },
  },
  TextInput: {
    kit: async () => {
      const { TextInput } = await import('../form/text-input');
      return <TextInput label={label} value="USD" lengthMax={20} onChange={nothing} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Input/style/css.js');
      const { default: Input } = await import('@arco-design/web-react/es/Input');
      return <Input aria-label={label} defaultValue="USD" maxLength={20} showWordLimit />;
    },
  },
  FormField: {
    kit: async () => {
      const { Field } = await import('../form/field');
      return (
        <Field label={label} error="Choose one" required>
          <FieldInput />
        </Field>
      );
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Form/style/css.js');
      const { default: Form } = await import('@arco-design/web-react/es/Form');
      return (
        <Form>
          <Form.Item label={label} field="currency" help="Choose one" validateStatus="error" required>
            <input />
          </Form.Item>
        </Form>
      );
    },
  },
  FormSteps: {
    kit: async () => {
      const { FormSteps } = await import('../form/form-steps');
      const items = views.map(({ key, label: name }, index) => ({
        id: key,
        label: name,
        isDone: index === 0,
        ...(index === 0 && { href: '#all' }),
      }));
      return <FormSteps label={label} items={items} current="frozen" onNavigate={nothing} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Steps/style/css.js');
      const { default: Steps } = await import('@arco-design/web-react/es/Steps');
      return (
        <Steps current={2} onChange={nothing}>
          {views.map(({ key, label: name }) => (
            <Steps.Step key={key} title={name} />
          ))}
        </Steps>
      );
    },
  },
  Timeline: {
    kit: async () => {
      const { Timeline } = await import('../card/timeline');
      const items = facts.map(({ label: title, value }) => ({
        ...{ title, text: value, time: '09:12' },
        ...({ shape: 'dot', tone: 'ok' } as const),
      }));
      return <Timeline label={label} groups={[{ label: 'Today', items }]} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Timeline/style/css.js');
      const { default: Timeline } = await import('@arco-design/web-react/es/Timeline');
      return (
        <Timeline>
          {facts.map(({ label: title, value }) => (
            <Timeline.Item key={title} label="09:12">
              {title} {value}
            </Timeline.Item>
          ))}
        </Timeline>
      );
    },
  },
  Badge: {
    kit: async () => {
      const { Badge } = await import('../values/badge');
      return <Badge>Draft</Badge>;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Tag/style/css.js');
      const { default: Tag } = await import('@arco-design/web-react/es/Tag');
      return <Tag>Draft</Tag>;
    },
  },
  Avatar: {
    kit: async () => {
      const { Avatar } = await import('../values/avatar');
      return <Avatar name="Grace Lim" />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Avatar/style/css.js');
      const { default: Avatar } = await import('@arco-design/web-react/es/Avatar');
      return <Avatar size={26}>GL</Avatar>;
    },
  },
  Notice: {
    kit: async () => {
      const { Notice } = await import('../states/notice');
      return (
        <Notice tone="bad" title={label}>
          The card was not issued.
        </Notice>
      );
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Alert/style/css.js');
      const { default: Alert } = await import('@arco-design/web-react/es/Alert');
      return <Alert type="error" title={label} content="The card was not issued." />;
    },
  },
  Skeleton: {
    kit: async () => {
      const { Skeleton } = await import('../states/skeleton');
      return <Skeleton rows={3} />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Skeleton/style/css.js');
      const { default: Skeleton } = await import('@arco-design/web-react/es/Skeleton');
      return <Skeleton text={{ rows: 3 }} />;
    },
  },
  Spinner: {
    kit: async () => {
      const { Spinner } = await import('../states/spinner');
      return <Spinner label />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Spin/style/css.js');
      const { default: Spin } = await import('@arco-design/web-react/es/Spin');
      return <Spin tip="Loading" />;
    },
  },
  SideMenu: {
    kit: async () => {
      const { SideMenu } = await import('../menu/side-menu');
      const items = views.map(({ key, label: name }) => ({ key, label: name, href: `#${key}` }));
      return (
        <SideMenu
          label={label}
          groups={[{ key: 'all', items }]}
          collapsed={false}
          onNavigate={nothing}
          onToggleCollapsed={nothing}
        />
      );
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Menu/style/css.js');
      const { default: Menu } = await import('@arco-design/web-react/es/Menu');
      return (
        <Menu aria-label={label}>
          {views.map(({ key, label: name }) => (
            <Menu.Item key={key}>{name}</Menu.Item>
          ))}
        </Menu>
      );
    },
  },
  Upload: {
    kit: async () => {
      const { FilesInput } = await import('../inputs/files-input');
      return (
        <FilesInput
          label={label}
          items={[]}
          max={5}
          accept=".pdf"
          onAdd={nothing}
          onRemove={nothing}
          onRetry={nothing}
        />
      );
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Upload/style/css.js');
      const { default: Upload } = await import('@arco-design/web-react/es/Upload');
      return <Upload drag multiple limit={5} accept=".pdf" autoUpload={false} />;
    },
  },
  Toasts: {
    kit: async () => {
      const { ToastHost } = await import('../toast/toast-host');
      const { notify } = await import('../toast/notify');
      notify('The card is frozen');
      return <ToastHost />;
    },
    arco: async () => {
      await import('@arco-design/web-react/es/Message/style/css.js');
      const { default: Message } = await import('@arco-design/web-react/es/Message');
      Message.success({ content: 'The card is frozen', duration: 60_000 });
      return <p>Behind it</p>;
    },
  },
};

/** An input that takes what the field around it says. */
function FieldInput() {
  return <input {...useField({ id: undefined, label: undefined })} />;
}
