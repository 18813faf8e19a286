import { CopyText } from '@console/ui';

export default {
  title: 'Copied text',
  states: { plain: () => <CopyText text="01JD8Y3W5K7QZ2" /> },
};
