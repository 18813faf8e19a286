import { useField } from '../form/use-field';
import { type Case, facts, label, nothing, views } from './arco-case';

/** Cases by name, as in ADR 0008: fields, displayed values, and navigation. */
export const shownCases: Record<string, Case> = {
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
      const sign = { shape: 'dot', tone: 'ok' } as const;
      const items = facts.map(({ label: title, value }) => ({ ...sign, title, text: value, time: '09:12' }));
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

/** Input with the attributes of its surrounding field. */
function FieldInput() {
  return <input {...useField({ id: undefined, label: undefined })} />;
}
