import { type Case, facts, label, nothing, options, views } from './arco-case';
import { shownCases } from './arco-shown-cases';

/** Cases by name, as in ADR 0008. Each loads its styles and their dependencies, as Arco's documentation requires. */
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
  ...shownCases,
};
