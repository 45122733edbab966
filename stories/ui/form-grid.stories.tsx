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
/** Labels and values that do not fit, in columns that become too narrow. */
export const LongWords: Story = {
  args: {
    columns: 3,
    children: (
      <>
        <TextField label="Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest" isOptional />
        <TextField
          label="Secteur"
          defaultValue="Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest"
        />
        <TextField
          label="Téléphone"
          error="Indiquez un numéro de téléphone de neuf chiffres, sans l’indicatif du pays"
        />
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '30rem' }}>{Story()}</div>],
};
