import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORM_GRID_COLUMNS, FormGrid, FormGridWide } from '#ui/form-grid/form-grid.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

const meta = {
  component: FormGrid,
  subcomponents: { FormGridWide },
  args: {
    children: (
      <>
        <FormGridWide>
          <TextField label="Nom" />
        </FormGridWide>
        <TextField label="Ville" />
        <TextField label="Secteur" />
        <TextField label="Téléphone" isOptional />
      </>
    ),
  },
  argTypes: { columns: { control: 'inline-radio', options: FORM_GRID_COLUMNS }, children: { control: false } },
} satisfies Meta<typeof FormGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Two: Story = { args: { columns: 2 } };
export const Three: Story = { args: { columns: 3 } };
