import type { Meta, StoryObj } from '@storybook/react-vite';
import { TYPE_COLOURS } from '#ui/theme/type-colours.ts';
import { TypeName } from '#ui/type-name/type-name.tsx';
import { LONG_WORD } from './long-words.ts';

const [BLUE] = TYPE_COLOURS;

const meta = {
  component: TypeName,
  args: { colour: BLUE, children: 'Renouvellement' },
  argTypes: { colour: { control: 'color' } },
} satisfies Meta<typeof TypeName>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Named: Story = {};

export const EveryProposedColour: Story = {
  render: (args) => (
    <ul role="list" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {TYPE_COLOURS.map((colour) => (
        <li key={colour}>
          <TypeName {...args} colour={colour} />
        </li>
      ))}
    </ul>
  ),
};

export const LongName: Story = {
  args: { children: `Variation majeure soumise à l’avis de la commission nationale, ${LONG_WORD}` },
  decorators: [(Story) => <div style={{ inlineSize: '10rem' }}>{Story()}</div>],
};
